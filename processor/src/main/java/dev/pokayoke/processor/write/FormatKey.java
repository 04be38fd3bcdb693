package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.WireType;
import java.util.List;

/**
 * A date or time of declared forms, which generated code makes once.
 *
 * @param type the Java type
 * @param patterns the patterns, as declared
 */
record FormatKey(Class<?> type, List<String> patterns) {
  static FormatKey of(WireType.ScalarText scalar) {
    return new FormatKey(scalar.row().type(), scalar.formats());
  }

  /** Whether a type has declared forms. */
  static boolean isNeeded(WireType wire) {
    return wire instanceof WireType.ScalarText scalar && !scalar.formats().isEmpty();
  }
}
