package dev.pokayoke.samples.hotel.pms;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.LocalDate;

/** What a stay costs, in euros with cents. Friday and Saturday nights cost a quarter more. */
final class Tariff {

  static final String CURRENCY = "EUR";

  private static final BigDecimal WEEKEND_FACTOR = new BigDecimal("1.25");
  private static final BigDecimal BREAKFAST = new BigDecimal("14.00");

  private Tariff() {}

  static BigDecimal total(RoomCategory category, Stay stay, int guests, boolean breakfast) {
    BigDecimal extras =
        breakfast ? BREAKFAST.multiply(BigDecimal.valueOf(guests)) : BigDecimal.ZERO;
    return stay.nights()
        .map(night -> nightly(category, night).add(extras))
        .reduce(BigDecimal.ZERO, BigDecimal::add)
        .setScale(2, RoundingMode.HALF_UP);
  }

  private static BigDecimal nightly(RoomCategory category, LocalDate night) {
    DayOfWeek day = night.getDayOfWeek();
    return day == DayOfWeek.FRIDAY || day == DayOfWeek.SATURDAY
        ? category.nightly().multiply(WEEKEND_FACTOR)
        : category.nightly();
  }
}
