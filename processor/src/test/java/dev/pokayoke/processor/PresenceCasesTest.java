package dev.pokayoke.processor;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Reported faults of kind D: names, and what is absent, null or empty. A test begins with the id of
 * its case.
 */
class PresenceCasesTest {
  private static final String MISSING = "This is required and was not sent.";
  private static final Reported TOOLS =
      new Reported(
          """
            @Write void write(String path, String text) { got(path, text); }
            @Read String now() { got(); return "noon"; }
            record Spec(String version) {}
            @Read Spec readSpec() { got(); return new Spec("1"); }
            record Hit(String title) {}
            @Read List<Hit> lookup(String term) { got(term); return List.of(new Hit("a")); }
            record Rows(int count) {}
            @Read Rows query(String sourceId, String expr) {
              got(sourceId, expr);
              return new Rows(1);
            }
            @Write void ship(String orderNo) { got(orderNo); }
            record Graph(int nodes) {}
            @Read Graph walk(String node, @Arg(defaultValue = "3") int maxHops) {
              got(node, maxHops);
              return new Graph(1);
            }
            record Page(String text) {}
            @Read Page get(String url, @Arg(required = false) String proxy) {
              got(url, proxy);
              return new Page("text");
            }
            @Read Page getMaybe(String url, Optional<String> proxy) {
              got(url, proxy);
              return new Page("text");
            }
            @Read String sh(String command) { got(command); return "ok"; }
            @Write void log(String msg, @Arg(required = false) Integer code) { got(msg, code); }
            @Read Rows list(@Arg(defaultValue = "20") int limit) {
              got(limit);
              return new Rows(limit);
            }
            @Read Rows find(
                String q,
                @Arg(required = false) Integer year,
                @Arg(required = false) String lang) {
              got(q, year, lang);
              return new Rows(1);
            }
            @Read Rows jobs(
                @Arg(required = false) String name, @Arg(required = false) Integer page) {
              got(name, page);
              return new Rows(1);
            }
            @Read Rows jobsNamed(
                @Arg(required = false) @NotBlank String name,
                @Arg(required = false) Integer page) {
              got(name, page);
              return new Rows(1);
            }
            @Write void grant(String role) { got(role); }
            record Shelf(int number) {}
            @Read Shelf shelf(@Arg(name = "bin") @NotBlank String binCode) {
              got(binCode);
              return new Shelf(1);
            }
            @Write void ping() { got(); }
            @Write void put(String k) { got(k); }
          """);

  @Test
  void br071EmptyText() {
    for (String nothing : new String[] {"", "  \n", "null", null}) {
      TOOLS.outcome("now", nothing, "()", "{\"result\":\"noon\"}");
    }
    TOOLS.refused("sh", "", "command", MISSING);
  }

  @Test
  void br073NullForNoArguments() {
    TOOLS.outcome("read_spec", "null", "()", "{\"version\":\"1\"}");
  }

  @Test
  void br074MissingRequired() {
    TOOLS.refused("lookup", "{}", "term", MISSING);
  }

  @Test
  void br076OtherSpellingOfAName() {
    TOOLS.outcome(
        "query", "{\"source_id\":\"d1\",\"expr\":\"up\"}", "(\"d1\", \"up\")", "{\"count\":1}");
    TOOLS.outcome(
        "query",
        "{\"sourceId\":\"d1\",\"expr\":\"up\"}",
        "(\"d1\", \"up\")",
        "source_id: \"sourceId\" -> source_id (key-spelling)",
        "{\"count\":1}");
  }

  @Test
  void br077OneNameTable() {
    TOOLS.publishes(
        "ship", "\"properties\":{\"order_no\":{\"type\":\"string\"}},\"required\":[\"order_no\"]");
    TOOLS.outcome(
        "ship",
        "{\"orderNo\":\"7\"}",
        "(\"7\")",
        "order_no: \"orderNo\" -> order_no (key-spelling)",
        "{\"result\":\"done\"}");
  }

  @Test
  void br079UnknownName() {
    TOOLS.refused(
        "walk",
        "{\"node\":\"n\",\"hops\":9}",
        "hops",
        "There is no such field; did you mean max_hops?");
  }

  @Test
  void br080NullForOptional() {
    TOOLS.outcome("get", "{\"url\":\"u\",\"proxy\":null}", "(\"u\", null)", "{\"text\":\"text\"}");
    TOOLS.outcome(
        "get_maybe",
        "{\"url\":\"u\",\"proxy\":null}",
        "(\"u\", Optional.empty)",
        "{\"text\":\"text\"}");
  }

  @Test
  void br082NullForRequired() {
    TOOLS.refused("sh", "{\"command\":null}", "command", "This is required and was not sent.");
  }

  @Test
  void br083NullForOptionalNumber() {
    TOOLS.outcome("log", "{\"msg\":\"m\",\"code\":null}", "(\"m\", null)", "{\"result\":\"done\"}");
  }

  @Test
  void br085Default() {
    TOOLS.outcome("list", "{}", "(20)", "{\"count\":20}");
  }

  /** DESIGN §4, any optional: an empty text is a text where nothing excludes it, and 0 a number. */
  @Test
  void br086ZeroAndEmptyAreValues() {
    TOOLS.outcome(
        "find", "{\"q\":\"x\",\"year\":0,\"lang\":\"\"}", "(\"x\", 0, \"\")", "{\"count\":1}");
    TOOLS.outcome(
        "find",
        "{\"q\":\"x\",\"year\":null,\"lang\":null}",
        "(\"x\", null, null)",
        "{\"count\":1}");
  }

  @Test
  void br088EmptyNameOfAFilter() {
    TOOLS.outcome("jobs", "{\"name\":\"\",\"page\":0}", "(\"\", 0)", "{\"count\":1}");
    TOOLS.outcome(
        "jobs_named",
        "{\"name\":\"\",\"page\":0}",
        "(null, 0)",
        "name: \"\" ->  (blank-as-absent)",
        "{\"count\":1}");
  }

  @Test
  void br089MissingIsNotEmpty() {
    TOOLS.refused("write", "{\"path\":\"notes.txt\"}", "text", MISSING + " Nothing was changed.");
  }

  @Test
  void br091DuplicateKey() {
    TOOLS.refused(
        "grant",
        "{\"role\":\"reader\",\"role\":\"admin\"}",
        "role",
        "Sent more than once, counting other spellings; send it once. Nothing was changed.");
  }

  @Test
  void br092RenamedAndConstrained() {
    TOOLS.publishes("shelf", "\"properties\":{\"bin\":{");
    TOOLS.outcome("shelf", "{\"bin\":\"A1\"}", "(\"A1\")", "{\"number\":1}");
    TOOLS.refused("shelf", "{\"bin\":\" \"}", "bin", "This must not be blank.");
  }

  /** DESIGN §10, open argument type: an empty schema is never published. */
  @ParameterizedTest
  @EnumSource
  void br094OpenType(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                Samples.service(
                    "@Write void set(String key, tools.jackson.databind.JsonNode /*!PK101*/ value) {}\n"))
            .compile(),
        "PK101: Service.set(value): JsonNode is not supported. It says nothing of its value. Use a"
            + " record or another exact type.");
  }

  @Test
  void br095NullForAllArguments() {
    TOOLS.outcome("ping", "null", "()", "{\"result\":\"done\"}");
    TOOLS.outcome("ping", null, "()", "{\"result\":\"done\"}");
  }

  @Test
  void br097MalformedIsNotEmpty() {
    TOOLS.refused(
        "put",
        "{\"k\":",
        "",
        "The arguments end early, at character 5; send less at once. Nothing was changed.");
  }
}
