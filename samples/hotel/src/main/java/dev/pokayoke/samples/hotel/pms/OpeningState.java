package dev.pokayoke.samples.hotel.pms;

import java.time.LocalDate;
import java.util.Optional;

/** The bookings a new server starts with, all in June 2026. */
final class OpeningState {

  private static final int YEAR = 2026;
  private static final int JUNE = 6;

  private OpeningState() {}

  static Hotel hotel(LocalDate today) {
    Hotel hotel = new Hotel(today);
    hotel.add(
        Guests.MAYA,
        new Quote.Offer(RoomCategory.DOUBLE, june(10, 12), 2, true),
        Optional.of("Late arrival, about 22:00"));
    hotel.add(
        Guests.OTTO, new Quote.Offer(RoomCategory.SUITE, june(20, 23), 2, false), Optional.empty());
    PmsBooking cancelled =
        hotel.add(
            Guests.MAYA,
            new Quote.Offer(RoomCategory.SINGLE, june(27, 28), 1, false),
            Optional.empty());
    hotel.cancel(cancelled.id(), Guests.MAYA);
    hotel.add(
        Guests.OTTO, new Quote.Offer(RoomCategory.DOUBLE, june(14, 17), 1, true), Optional.empty());
    hotel.close(RoomCategory.DOUBLE, june(25, 27));
    return hotel;
  }

  private static Stay june(int from, int to) {
    return new Stay(LocalDate.of(YEAR, JUNE, from), LocalDate.of(YEAR, JUNE, to));
  }
}
