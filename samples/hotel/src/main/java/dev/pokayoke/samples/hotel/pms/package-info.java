/**
 * A property-management system: the hotel's rooms, prices and bookings behind an HTTP API, with
 * knobs that make it slow or unavailable. It runs in a process of its own and knows nothing of the
 * rest of the sample.
 */
@NullMarked
package dev.pokayoke.samples.hotel.pms;

import org.jspecify.annotations.NullMarked;
