package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.runtime.text.Quote;

/** What calls are refused with, as a table. */
final class Refused {
  private Refused() {}

  /**
   * Compares all that the model reads, where it is to correct one value.
   *
   * @param table a line for each call: {@code tool | arguments | field | message}
   */
  static void says(Served served, String table) {
    table.lines().forEach(line -> says(served, line.split(" [|] ", -1)));
  }

  private static void says(Served served, String[] cells) {
    assertThat(cells).hasSize(4);
    assertThat(served.call(cells[0].strip(), cells[1].strip()))
        .isEqualTo(
            "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"field\":%s,\"message\":%s,\"retryable\":true,"
                + "\"fix\":\"Correct it and call again.\"}}",
            Quote.json(cells[2].strip()), Quote.json(cells[3].strip()));
  }
}
