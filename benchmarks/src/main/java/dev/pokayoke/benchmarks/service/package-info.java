/**
 * The service that every contender makes into tools. Its names are one word each, so that they are
 * the same in every naming convention.
 */
@NullMarked
package dev.pokayoke.benchmarks.service;

import org.jspecify.annotations.NullMarked;
