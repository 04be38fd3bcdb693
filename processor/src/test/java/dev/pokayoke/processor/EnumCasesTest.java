package dev.pokayoke.processor;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Reported faults of kind B: enums. A test begins with the id of its case. */
class EnumCasesTest {
  private static final Reported TOOLS =
      new Reported(
          """
            enum Source { WEB, APP }
            @Write void filter(Source source) { got(source); }
            enum Spice {
              @com.fasterxml.jackson.annotation.JsonProperty("mild heat") MILD("mild heat"),
              @com.fasterxml.jackson.annotation.JsonProperty("very hot") HOT("very hot");
              final String label;
              Spice(String label) { this.label = label; }
            }
            @Write void order(Spice s) { got(s); }
            enum Plain { MILD, HOT }
            @Write void orderPlain(Plain s) { got(s); }
            enum State { ACTIVE, IDLE }
            @Write void set(State s) { got(s); }
            enum Stars { ONE, FIVE }
            @Write void rate(Stars stars) { got(stars); }
            @Write void level(@Min(0) @Max(2) int level) { got(level); }
            enum Salutation {
              MS, DR;
              @Override public String toString() { return "Salutation." + name(); }
            }
            @Write void address(Salutation s) { got(s.name()); }
            enum Intent { BUY, SELL, UNKNOWN }
            @Write void route(Intent i) { got(i); }
          """);

  @Test
  void br026LowerCase() {
    TOOLS.outcome(
        "filter",
        "{\"source\":\"web\"}",
        "(WEB)",
        "source: \"web\" -> WEB (enum-spelling)",
        "{\"result\":\"done\"}");
    TOOLS.inputSchema(
        "filter",
        "\"inputSchema\":{\"type\":\"object\",\"properties\":{\"source\":{\"type\":\"string\",\"enum\":[\"WEB\",\"APP\"]}},"
            + "\"required\":[\"source\"],\"additionalProperties\":false}");
  }

  @Test
  void br028DeclaredLabel() {
    TOOLS.outcome("order", "{\"s\":\"very hot\"}", "(HOT)", "{\"result\":\"done\"}");
    TOOLS.refused(
        "order_plain", "{\"s\":\"very hot\"}", "s", "\"very hot\" is not one of MILD, HOT.");
  }

  @Test
  void br029TurkishLocale() {
    Locale locale = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      TOOLS.outcome(
          "set",
          "{\"s\":\"active\"}",
          "(ACTIVE)",
          "s: \"active\" -> ACTIVE (enum-spelling)",
          "{\"result\":\"done\"}");
    } finally {
      Locale.setDefault(locale);
    }
  }

  @Test
  void br031EveryValueBinds() {
    TOOLS.outcome("rate", "{\"stars\":\"FIVE\"}", "(FIVE)", "{\"result\":\"done\"}");
    TOOLS.outcome("rate", "{\"stars\":\"ONE\"}", "(ONE)", "{\"result\":\"done\"}");
  }

  @ParameterizedTest
  @EnumSource
  void br032EmptyWireValue(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                Samples.service(
                    """
                      enum Kind {
                        @com.fasterxml.jackson.annotation.JsonProperty("") NONE,
                        @com.fasterxml.jackson.annotation.JsonProperty("a") A,
                        @com.fasterxml.jackson.annotation.JsonProperty("b") B
                      }
                      @Write void kind(Kind k) {}
                    """))
            .compile(),
        "PK000: ?");
  }

  /** An integer has limits and no list of values, which one provider refuses. */
  @Test
  void br034WholeNumbersOfAList() {
    TOOLS.outcome("level", "{\"level\":2}", "(2)", "{\"result\":\"done\"}");
    TOOLS.outcome(
        "level",
        "{\"level\":\"1\"}",
        "(1)",
        "level: \"1\" -> 1 (numeric-text)",
        "{\"result\":\"done\"}");
    TOOLS.refused("level", "{\"level\":3}", "level", "3 is not between 0 and 2.");
    TOOLS.inputSchema("level", "\"level\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":2}");
  }

  @Test
  void br035NeverToString() {
    TOOLS.outcome("address", "{\"s\":\"DR\"}", "(\"DR\")", "{\"result\":\"done\"}");
    TOOLS.refused(
        "address", "{\"s\":\"Salutation.DR\"}", "s", "\"Salutation.DR\" is not one of MS, DR.");
    TOOLS.inputSchema("address", "\"s\":{\"type\":\"string\",\"enum\":[\"MS\",\"DR\"]}");
  }

  @Test
  void br037NoFallbackConstant() {
    TOOLS.refused(
        "route", "{\"i\":\"PURCHASE\"}", "i", "\"PURCHASE\" is not one of BUY, SELL, UNKNOWN.");
  }
}
