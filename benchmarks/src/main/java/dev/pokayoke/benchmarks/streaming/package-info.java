/**
 * The same tools written by hand on the token stream of Jackson 3: what all others are measured by.
 */
@NullMarked
package dev.pokayoke.benchmarks.streaming;

import org.jspecify.annotations.NullMarked;
