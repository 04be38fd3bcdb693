package dev.pokayoke.processor;

import org.junit.jupiter.api.Test;

/** Reported faults of kind A: single values. A test begins with the id of its case. */
class ScalarCasesTest {
  private static final Reported TOOLS =
      new Reported(
          """
            @Read int area(int width, int height) { got(width, height); return width * height; }
            @Write void closeTicket(long id, boolean notify) { got(id, notify); }
            @Write void editCell(String id, @Arg(defaultValue = "false") boolean run) {
              got(id, run);
            }
            @Read String readMore(int sessionId, long waitMs) {
              got(sessionId, waitMs);
              return "more";
            }
            record Account(int number) {}
            @Read Account find(int accountNo) { got(accountNo); return new Account(accountNo); }
            record User(String name) {}
            @Read User get(Long userId) { got(userId); return new User("Ann"); }
            @Read User getAny(@Arg(required = false) Long userId) {
              got(userId);
              return new User("Ann");
            }
            @Write void flag(Boolean on) { got(on); }
            record Order(String no) {}
            @Read Order lookup(long id) { got(id); return new Order("A1"); }
            @Write void pay(BigDecimal amount) { got(amount); }
            record Row(int number) {}
            @Read List<Row> rows(int pageSize) { got(pageSize); return List.of(new Row(1)); }
            @Write void forget(long memoryId) { got(memoryId); }
            @Read List<Long> memoryIds() { got(); return List.of(701122334455667700L); }
            @Read String seat(int row) { got(row); return "4A"; }
            record Part(String name) {}
            @Read Part part(Long partId) { got(partId); return new Part("bolt"); }
            @Read int plus(int a, int b) { got(a, b); return a + b; }
            @Write void zoom(int level) { got(level); }
            @Read String echo(String code) { got(code); return code; }
            @Write void save(String content) { got(content); }
            @Write void cancel(long id, boolean keepDeposit) { got(id, keepDeposit); }
          """);

  @Test
  void br001DigitsInQuotes() {
    TOOLS.outcome(
        "area",
        "{\"width\":\"12\",\"height\":\"7\"}",
        "(12, 7)",
        "width: \"12\" -> 12 (numeric-text)",
        "height: \"7\" -> 7 (numeric-text)",
        "{\"result\":84}");
  }

  @Test
  void br002BooleanAsText() {
    TOOLS.outcome(
        "close_ticket",
        "{\"id\":41,\"notify\":\"true\"}",
        "(41L, true)",
        "id: 41 -> 41 (number-for-text)",
        "notify: \"true\" -> true (boolean-text)",
        "{\"result\":\"done\"}");
    TOOLS.outcome(
        "close_ticket",
        "{\"id\":\"41\",\"notify\":\" FALSE \"}",
        "(41L, false)",
        "notify: \" FALSE \" -> false (boolean-text)",
        "{\"result\":\"done\"}");
  }

  @Test
  void br004BooleanTextNeverFallsToTheDefault() {
    TOOLS.outcome(
        "edit_cell",
        "{\"id\":\"c1\",\"run\":\"true\"}",
        "(\"c1\", true)",
        "run: \"true\" -> true (boolean-text)",
        "{\"result\":\"done\"}");
    TOOLS.refused(
        "edit_cell",
        "{\"id\":\"c1\",\"run\":\"on\"}",
        "run",
        "\"on\" is not true or false. Nothing was changed.");
    TOOLS.outcome("edit_cell", "{\"id\":\"c1\"}", "(\"c1\", false)", "{\"result\":\"done\"}");
  }

  @Test
  void br005WholeNumberFloats() {
    TOOLS.outcome(
        "read_more",
        "{\"sessionId\":4120.0,\"waitMs\":60000.0}",
        "(4120, 60000L)",
        "session_id: \"sessionId\" -> session_id (key-spelling)",
        "session_id: 4120.0 -> 4120 (whole-fraction)",
        "wait_ms: \"waitMs\" -> wait_ms (key-spelling)",
        "wait_ms: 60000.0 -> 60000 (whole-fraction)",
        "{\"result\":\"more\"}");
    TOOLS.refused(
        "read_more",
        "{\"sessionId\":4120.5,\"waitMs\":60000}",
        "session_id",
        "4120.5 is not a whole number.");
  }

  @Test
  void br007ScientificNotation() {
    TOOLS.outcome(
        "find",
        "{\"account_no\":2.0417E4}",
        "(20417)",
        "account_no: 2.0417E4 -> 20417 (whole-fraction)",
        "{\"number\":20417}");
    TOOLS.refused("find", "{\"account_no\":1.5E-1}", "account_no", "1.5E-1 is not a whole number.");
    TOOLS.refused(
        "find",
        "{\"account_no\":1E30}",
        "account_no",
        "1000000000000000000000000000000 is not between -2147483648 and 2147483647.");
  }

  @Test
  void br008BlankForNumber() {
    TOOLS.refused("get", "{\"user_id\":\"\"}", "user_id", "\"\" is not an id of digits.");
    // DESIGN §4, any optional: a blank is nothing where the type excludes a blank.
    TOOLS.outcome(
        "get_any",
        "{\"user_id\":\"\"}",
        "(null)",
        "user_id: \"\" ->  (blank-as-absent)",
        "{\"name\":\"Ann\"}");
    TOOLS.refused("flag", "{\"on\":\"\"}", "on", "\"\" is not true or false. Nothing was changed.");
  }

  @Test
  void br010LongsKeepTheirValue() {
    TOOLS.outcome(
        "lookup",
        "{\"id\":9007199254740995}",
        "(9007199254740995L)",
        "id: 9007199254740995 -> 9007199254740995 (number-for-text)",
        "{\"no\":\"A1\"}");
  }

  @Test
  void br011DecimalsKeepTheirDigits() {
    TOOLS.outcome(
        "pay",
        "{\"amount\":9876543210.123456789}",
        "(9876543210.123456789)",
        "{\"result\":\"done\"}");
    TOOLS.outcome("pay", "{\"amount\":1.50}", "(1.50)", "{\"result\":\"done\"}");
  }

  @Test
  void br013BeyondInt() {
    TOOLS.refused(
        "rows",
        "{\"page_size\":5000000000}",
        "page_size",
        "5000000000 is not between -2147483648 and 2147483647.");
  }

  /** DESIGN §4: ids travel as text in schema and results, so no host can round them. */
  @Test
  void br014IdsTravelAsText() {
    TOOLS.refused(
        "forget",
        "{\"memoryId\":701122334455667700}",
        "memory_id",
        "701122334455667700 may have been rounded; send it as text. Nothing was changed.");
    TOOLS.outcome(
        "forget",
        "{\"memory_id\":\"701122334455667700\"}",
        "(701122334455667700L)",
        "{\"result\":\"done\"}");
    TOOLS.inputSchema("forget", "\"memory_id\":{\"type\":\"string\",?");
    TOOLS.outcome("memory_ids", "{}", "()", "{\"result\":[\"701122334455667700\"]}");
  }

  @Test
  void br016IntStaysInt() {
    TOOLS.outcome("seat", "{\"row\":4}", "(4)", "{\"result\":\"4A\"}");
  }

  @Test
  void br017SmallIntegerForLong() {
    TOOLS.outcome(
        "part",
        "{\"partId\":58}",
        "(58L)",
        "part_id: \"partId\" -> part_id (key-spelling)",
        "part_id: 58 -> 58 (number-for-text)",
        "{\"name\":\"bolt\"}");
  }

  @Test
  void br019WordForNumber() {
    TOOLS.refused(
        "plus",
        "{\"a\":\"two\",\"b\":1}",
        "a",
        "\"two\" is not a whole number; send it like 1250: no separators, no symbols, no"
            + " fraction.");
  }

  @Test
  void br020Infinity() {
    TOOLS.refused(
        "zoom",
        "{\"level\":Infinity}",
        "",
        "This is not JSON at character 10: NaN and Infinity are not numbers of JSON. Nothing was"
            + " changed.");
    TOOLS.refused(
        "zoom",
        "{\"level\":\"Infinity\"}",
        "level",
        "\"Infinity\" is not a whole number; send it like 1250: no separators, no symbols, no"
            + " fraction. Nothing was changed.");
  }

  @Test
  void br022DigitsForText() {
    TOOLS.outcome("echo", "{\"code\":\"781\"}", "(\"781\")", "{\"result\":\"781\"}");
  }

  @Test
  void br023JsonForText() {
    TOOLS.outcome(
        "save", "{\"content\":\"{\\\"a\\\":1}\"}", "(\"{\"a\":1}\")", "{\"result\":\"done\"}");
  }

  @Test
  void br025YesIsNotTrue() {
    TOOLS.refused(
        "cancel",
        "{\"id\":\"5\",\"keep_deposit\":\"yes\"}",
        "keep_deposit",
        "\"yes\" is not true or false. Nothing was changed.");
  }
}
