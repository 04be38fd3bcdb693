package dev.pokayoke.scalar;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which days there are. */
final class Days {
  private Days() {}

  static boolean exist(int year, int month, int day) {
    return month >= 1
        && month <= 12
        && day >= 1
        && (day <= 28 || day <= YearMonth.of(year, month).lengthOfMonth());
  }

  static @Nullable LocalDate of(int year, int month, int day) {
    return exist(year, month, day) ? LocalDate.of(year, month, day) : null;
  }

  /**
   * The last day of a month that is shorter than the given day; none where that is not the fault.
   */
  static List<LocalDate> nearest(int year, int month, int day) {
    return month >= 1 && month <= 12 && day > 28 && day <= 31
        ? List.of(YearMonth.of(year, month).atEndOfMonth())
        : List.of();
  }
}
