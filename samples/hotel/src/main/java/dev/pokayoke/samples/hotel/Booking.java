package dev.pokayoke.samples.hotel;

import java.time.LocalDate;

/**
 * A booking just made.
 *
 * @param reservationId the number of the reservation, such as B-1001
 * @param roomType the kind of room
 * @param checkIn first night
 * @param checkOut day of departure
 * @param total price of the whole stay
 */
public record Booking(
    String reservationId, RoomType roomType, LocalDate checkIn, LocalDate checkOut, Price total) {}
