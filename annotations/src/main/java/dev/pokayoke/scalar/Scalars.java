package dev.pokayoke.scalar;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table of scalar types: one row for each. */
public final class Scalars {
  /** {@link LocalDate}, exactly {@code 2026-03-14}. */
  public static final Scalar<LocalDate> LOCAL_DATE = new LocalDateRow();

  /**
   * {@link LocalDateTime}, exactly {@code 2026-01-15T10:30}, with seconds and a fraction or not.
   */
  public static final Scalar<LocalDateTime> LOCAL_DATE_TIME = new LocalDateTimeRow();

  /** Every row. */
  public static final List<Scalar<?>> ALL = List.of(LOCAL_DATE, LOCAL_DATE_TIME);

  private Scalars() {}

  /** The row of a type by its fully qualified name, or {@code null} where the table has none. */
  public static @Nullable Scalar<?> of(String type) {
    for (Scalar<?> row : ALL) {
      if (row.type().getName().equals(type)) {
        return row;
      }
    }
    return null;
  }
}
