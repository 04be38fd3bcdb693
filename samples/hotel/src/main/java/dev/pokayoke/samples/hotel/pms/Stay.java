package dev.pokayoke.samples.hotel.pms;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.stream.Stream;

/**
 * The nights of a stay.
 *
 * @param from the first night
 * @param to the day of departure, after the last night
 */
record Stay(LocalDate from, LocalDate to) {

  private static final int MAX_NIGHTS = 30;
  private static final int BOOKABLE_DAYS = 365;

  /** Returns the stay if the hotel takes bookings for it, as seen on the day {@code today}. */
  static Stay bookable(LocalDate from, LocalDate to, LocalDate today) {
    LocalDate lastDay = today.plusDays(BOOKABLE_DAYS);
    if (from.isBefore(today)) {
      throw invalid("from", "The stay begins on %s, before today, %s.".formatted(from, today));
    }
    if (!to.isAfter(from)) {
      throw invalid("to", "Departure %s is not after arrival %s.".formatted(to, from));
    }
    if (to.isAfter(lastDay)) {
      throw invalid("to", "Bookings are open until %s.".formatted(lastDay));
    }
    if (ChronoUnit.DAYS.between(from, to) > MAX_NIGHTS) {
      throw invalid("to", "A stay has at most %d nights.".formatted(MAX_NIGHTS));
    }
    return new Stay(from, to);
  }

  Stream<LocalDate> nights() {
    return from.datesUntil(to);
  }

  private static Problem invalid(String field, String detail) {
    return new Problem(ProblemType.INVALID_STAY, field, detail);
  }
}
