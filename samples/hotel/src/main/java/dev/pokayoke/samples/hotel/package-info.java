/**
 * A hotel's service as a team would already have it: {@link
 * dev.pokayoke.samples.hotel.HotelService} talks to the property-management system over HTTP and
 * throws the team's own exceptions.
 */
@NullMarked
package dev.pokayoke.samples.hotel;

import org.jspecify.annotations.NullMarked;
