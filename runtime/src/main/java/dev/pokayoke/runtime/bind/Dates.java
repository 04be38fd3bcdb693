package dev.pokayoke.runtime.bind;

import dev.pokayoke.scalar.Scalars;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** Reads dates, which may come as objects too. */
public final class Dates {
  private Dates() {}

  /** A date; {@code null} where there is a problem. */
  public static @Nullable LocalDate localDate(Cursor in) {
    return in.token() == JsonToken.START_OBJECT
        ? DateObjects.read(in)
        : ScalarValues.read(in, Scalars.LOCAL_DATE);
  }
}
