package dev.pokayoke.samples.hotel.pms;

import java.time.DateTimeException;
import java.time.LocalDate;

/**
 * How a server is started.
 *
 * @param port the port on 127.0.0.1; 0 takes a free one
 * @param today the day the hotel believes it is
 * @param seed where the random faults start
 */
record PmsOptions(int port, LocalDate today, long seed) {

  static final PmsOptions DEFAULT = new PmsOptions(0, LocalDate.of(2026, 6, 1), 1);

  /**
   * Reads {@code --port 8080 --today 2026-06-01 --seed 1}, each optional, in any order.
   *
   * @throws IllegalArgumentException with a sentence for the person who typed it
   */
  static PmsOptions parse(String... arguments) {
    PmsOptions options = DEFAULT;
    for (int i = 0; i < arguments.length; i += 2) {
      String name = arguments[i];
      if (i + 1 == arguments.length) {
        throw new IllegalArgumentException(name + " needs a value.");
      }
      options = options.with(name, arguments[i + 1]);
    }
    return options;
  }

  private PmsOptions with(String name, String value) {
    try {
      return switch (name) {
        case "--port" -> new PmsOptions(port(value), today, seed);
        case "--today" -> new PmsOptions(port, LocalDate.parse(value), seed);
        case "--seed" -> new PmsOptions(port, today, Long.parseLong(value));
        default ->
            throw new IllegalArgumentException(
                name + " is not an option; there are --port, --today and --seed.");
      };
    } catch (NumberFormatException | DateTimeException e) {
      throw new IllegalArgumentException(name + " cannot be " + value + ".", e);
    }
  }

  private static int port(String value) {
    int port = Integer.parseInt(value);
    if (port < 0 || port > 65535) {
      throw new NumberFormatException();
    }
    return port;
  }
}
