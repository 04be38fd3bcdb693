package dev.pokayoke.processor;

import org.junit.jupiter.api.Test;

/** Reported faults of kind C: dates and times. A test begins with the id of its case. */
class TimeCasesTest {
  private static final Reported TOOLS =
      new Reported(
          """
            @Read boolean staffed(LocalTime at) { got(at); return true; }
            record Slot(LocalTime from) {}
            @Read List<Slot> slots(LocalDate day) {
              got(day);
              return List.of(new Slot(LocalTime.of(9, 30)));
            }
            @Write void stamp(LocalDateTime at) { got(at); }
            @Write void deliver(String no, LocalDate day) { got(no, day); }
            @Write void move(String id, ZonedDateTime start) { got(id, start); }
            record Stats(int calls) {}
            @Read Stats stats(Instant from) { got(from); return new Stats(3); }
            record Ev(String name) {}
            @Read List<Ev> between(Instant from, Instant to) {
              got(from, to);
              return List.of(new Ev("a"));
            }
            @Read String fmt(Duration d) { got(d); return d.toString(); }
            @Write void link(UUID id, LocalDate due) { got(id, due); }
            @Write void at(LocalDateTime t) { got(t); }
            @Write void due(LocalDate d) { got(d); }
          """);

  @Test
  void br038TimeOfDay() {
    TOOLS.outcome("staffed", "{\"at\":\"06:05\"}", "(06:05)", "{\"result\":true}");
  }

  @Test
  void br040IsoDate() {
    TOOLS.outcome(
        "slots", "{\"day\":\"2026-01-01\"}", "(2026-01-01)", "{\"result\":[{\"from\":\"09:30\"}]}");
  }

  @Test
  void br041OffsetForLocalTime() {
    TOOLS.refused(
        "stamp",
        "{\"at\":\"2026-02-03T07:15:20.004+00:00\"}",
        "at",
        "\"2026-02-03T07:15:20.004+00:00\" has an offset; send local time without one, like"
            + " 2026-01-15T10:30. Nothing was changed.");
  }

  /** DESIGN §4, LocalDate: exactly {year,month,day} has one reading. */
  @Test
  void br043DateAsObject() {
    TOOLS.outcome(
        "deliver",
        "{\"no\":\"77\",\"day\":{\"year\":2026,\"month\":2,\"day\":9}}",
        "(\"77\", 2026-02-09)",
        "day: {\"year\":2026,\"month\":2,\"day\":9} -> 2026-02-09 (date-object)",
        "{\"result\":\"done\"}");
    TOOLS.refused(
        "deliver",
        "{\"no\":\"77\",\"day\":{\"year\":2026,\"month\":2}}",
        "day",
        "An object is not a date; send it like 2026-03-14. Nothing was changed.");
  }

  @Test
  void br044ZonedDateTimeIsText() {
    TOOLS.inputSchema("move", "?");
    TOOLS.outcome(
        "move",
        "{\"id\":\"e1\",\"start\":\"2026-03-14T10:30+01:00[Europe/Paris]\"}",
        "(\"e1\", 2026-03-14T10:30+01:00[Europe/Paris])",
        "{\"result\":\"done\"}");
  }

  @Test
  void br046NumberForInstant() {
    TOOLS.inputSchema(
        "stats",
        "\"properties\":{\"from\":{\"type\":\"string\",\"format\":\"date-time\"}},\"required\":[\"from\"]");
    TOOLS.refused("stats", "{\"from\":1738368000000}", "from", "?");
  }

  @Test
  void br047DateForInstant() {
    TOOLS.outcome(
        "between",
        "{\"from\":\"2026-04-01\",\"to\":\"2026-04-10\"}",
        "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"message\":\"2 problems; nothing ran.\","
            + "\"retryable\":true,\"problems\":["
            + "{\"field\":\"from\",\"message\":\"\\\"2026-04-01\\\" has no time of day; send it like"
            + " 2026-01-15T10:30:00Z.\",\"fix\":\"Correct it and call again.\"},"
            + "{\"field\":\"to\",\"message\":\"\\\"2026-04-10\\\" has no time of day; send it like"
            + " 2026-01-15T10:30:00Z.\",\"fix\":\"Correct it and call again.\"}]}}");
  }

  @Test
  void br049Duration() {
    TOOLS.inputSchema("fmt", "?");
    TOOLS.outcome("fmt", "{\"d\":\"PT1H\"}", "(PT1H)", "{\"result\":\"PT1H\"}");
  }

  @Test
  void br050UuidAndRelativeDate() {
    TOOLS.inputSchema(
        "link",
        "\"properties\":{\"id\":{\"type\":\"string\",\"format\":\"uuid\"},"
            + "\"due\":{\"type\":\"string\",\"format\":\"date\"}},\"required\":[\"id\",\"due\"]");
    TOOLS.outcome("link", "{\"id\":\"7\",\"due\":\"tomorrow\"}", "?");
  }

  @Test
  void br052BlankForT() {
    TOOLS.outcome(
        "at",
        "{\"t\":\"2026-01-15 10:30:00\"}",
        "(2026-01-15T10:30)",
        "t: \"2026-01-15 10:30:00\" -> 2026-01-15T10:30 (blank-for-t)",
        "{\"result\":\"done\"}");
  }

  @Test
  void br053AmbiguousDate() {
    TOOLS.refused(
        "due",
        "{\"d\":\"03/04/2026\"}",
        "d",
        "\"03/04/2026\" may be 2026-03-04 or 2026-04-03. Nothing was changed.",
        "Ask the user; do not choose.");
    // DESIGN §4, LocalDate: there is no month 31, so this has one reading.
    TOOLS.outcome(
        "due",
        "{\"d\":\"31/12/2026\"}",
        "(2026-12-31)",
        "d: \"31/12/2026\" -> 2026-12-31 (day-first-date)",
        "{\"result\":\"done\"}");
  }
}
