/**
 * The small amount of JSON that the property-management system and its client exchange: one class
 * to read and write text, one typed view of an object.
 */
@NullMarked
package dev.pokayoke.samples.hotel.json;

import org.jspecify.annotations.NullMarked;
