/**
 * What is generated from a toolset: the class that binds and describes its tools, one writer per
 * part of it, and the resource that says the same to other programs.
 */
@NullMarked
package dev.pokayoke.processor.write;

import org.jspecify.annotations.NullMarked;
