/**
 * What {@code samples/hotel/run} shows: telling calls, what ran for each, and what the model reads.
 */
@NullMarked
package dev.pokayoke.samples.hotel.story;

import org.jspecify.annotations.NullMarked;
