package dev.pokayoke.processor.write;

import dev.pokayoke.scalar.JavaName;
import java.util.Locale;

/** Java names in the case that their kind has. */
final class Identifiers {
  private Identifiers() {}

  /** {@code roomType} and {@code RoomType} give {@code ROOM_TYPE}. */
  static String constant(String name) {
    return String.join("_", JavaName.words(name)).toUpperCase(Locale.ROOT);
  }

  /** {@code searchAvailability} gives {@code SearchAvailability}. */
  static String type(String name) {
    int end = name.offsetByCodePoints(0, 1);
    return name.substring(0, end).toUpperCase(Locale.ROOT) + name.substring(end);
  }

  /** {@code RoomRequest} gives {@code roomRequest}, {@code URLPart} gives {@code urlPart}. */
  static String member(String name) {
    int upper = 0;
    while (upper < name.length() && Character.isUpperCase(name.charAt(upper))) {
      upper++;
    }
    int end = upper > 1 && upper < name.length() ? upper - 1 : upper;
    return name.substring(0, end).toLowerCase(Locale.ROOT) + name.substring(end);
  }
}
