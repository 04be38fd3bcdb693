package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.model.WireType.ScalarText;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** {@code @Arg(unit)}: what a number counts where a duration is wanted. */
final class Units {
  private static final String ON_DURATION =
      "It says what a number means for a Duration. Take it off.";
  private static final String NOT_EXACT =
      "Such a unit has no fixed length. Use DAYS, of 24 hours, or a shorter one.";

  private Units() {}

  /** The type with the unit that is declared for it. */
  static WireType with(WireType wire, Annotations annotations, ClassContext context) {
    AnnotationView arg = annotations.find(Names.ARG).orElse(null);
    String name = arg == null ? "" : arg.constant("unit");
    if (arg == null || name.isEmpty() || name.equals("FOREVER")) {
      return wire;
    }
    ChronoUnit unit = ChronoUnit.valueOf(name);
    WireType with = InnerScalar.with(wire, scalar -> with(scalar, unit));
    boolean exact = unit.compareTo(ChronoUnit.DAYS) <= 0;
    if (with == null || !exact) {
      String remedy = with == null ? ON_DURATION : NOT_EXACT;
      context.add(new Flaw.Stray("@Arg(unit)", remedy, arg.origin("unit")));
      return wire;
    }
    return with;
  }

  private static @Nullable ScalarText with(ScalarText scalar, ChronoUnit unit) {
    return scalar.row().type() == Duration.class ? new ScalarText(scalar.row(), unit) : null;
  }
}
