/**
 * The annotation processor's entry: which classes are toolsets, and in which round they can be
 * read. One straight line follows: {@code read}, {@code model}, {@code check}, {@code schema} and
 * {@code write}, with {@code report} for what is said on the way.
 */
@NullMarked
package dev.pokayoke.processor;

import org.jspecify.annotations.NullMarked;
