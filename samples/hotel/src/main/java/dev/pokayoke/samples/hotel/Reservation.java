package dev.pokayoke.samples.hotel;

import java.time.LocalDate;
import java.util.Optional;

/**
 * A guest's reservation as it stands.
 *
 * @param reservationId its number, such as B-1001
 * @param status whether it holds
 * @param roomType the kind of room
 * @param checkIn first night
 * @param checkOut day of departure
 * @param guests people in the room
 * @param breakfast whether breakfast is included
 * @param total price of the whole stay
 * @param note the guest's wish
 */
public record Reservation(
    String reservationId,
    ReservationStatus status,
    RoomType roomType,
    LocalDate checkIn,
    LocalDate checkOut,
    int guests,
    boolean breakfast,
    Price total,
    Optional<String> note) {}
