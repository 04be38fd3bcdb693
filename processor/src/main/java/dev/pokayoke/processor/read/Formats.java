package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.model.WireType.ScalarText;
import dev.pokayoke.scalar.FormattedRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code @Arg(formats)}: how a date or time is written. */
final class Formats {
  private static final String ON_TIMES =
      "It says how a date or time of java.time is written. Take it off.";

  private Formats() {}

  /** The type with the forms that are declared for it. */
  static WireType with(WireType wire, Annotations annotations, ClassContext context) {
    AnnotationView arg = annotations.find(Names.ARG).orElse(null);
    List<String> patterns = arg == null ? List.of() : arg.strings("formats");
    if (arg == null || patterns.isEmpty()) {
      return wire;
    }
    if (InnerScalar.with(wire, Formats::time) == null) {
      context.add(new Flaw.Stray("@Arg(formats)", ON_TIMES, arg.origin("formats")));
      return wire;
    }
    List<FormatFaults.Fault> faults = FormatFaults.of(wire, patterns);
    for (FormatFaults.Fault fault : faults) {
      context.add(new Flaw.BadFormat(fault.pattern(), fault.why(), arg.origin("formats")));
    }
    WireType with =
        faults.isEmpty() ? InnerScalar.with(wire, scalar -> formatted(scalar, patterns)) : null;
    return with == null ? wire : with;
  }

  private static @Nullable ScalarText time(ScalarText scalar) {
    return FormattedRow.isFor(scalar.row().type()) ? scalar : null;
  }

  private static ScalarText formatted(ScalarText scalar, List<String> patterns) {
    return new ScalarText(FormattedRow.of(scalar.row(), patterns));
  }
}
