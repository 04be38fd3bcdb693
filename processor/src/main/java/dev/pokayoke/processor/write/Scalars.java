package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.WireType;

/** How the runtime names the readers and writers of scalars. */
final class Scalars {
  private Scalars() {}

  /** {@code localDate} for {@code LocalDate}. */
  static String method(WireType.ScalarText scalar) {
    return method(scalar.row().type().getSimpleName());
  }

  /** The same by the simple name of the type. */
  static String method(String type) {
    return Identifiers.member(type);
  }
}
