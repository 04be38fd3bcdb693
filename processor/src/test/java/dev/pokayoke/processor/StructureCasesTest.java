package dev.pokayoke.processor;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Reported faults of kind D: the structure of arguments. A test begins with the id of its case. */
class StructureCasesTest {
  private static final String MISSING = "This is required and was not sent.";
  private static final Reported TOOLS =
      new Reported(
          """
            @Write void click(List<Integer> at) { got(at); }
            record Owner(String id) {}
            record Task(String no) {}
            @Write Task create(Owner owner) { got(owner); return new Task("t1"); }
            @Read List<String> last(int count) { got(count); return List.of("a"); }
            record Todo(String t, List<String> tags) {}
            @Write void todos(List<Todo> todos) { got(todos); }
            enum Color { RED, GREEN }
            @Write void paint(List<Color> colors) { got(colors); }
            @Write void paintNames(List<String> colors) { got(colors); }
            @Read String view(String path, int[] range) { got(path, range); return "text"; }
            @Write void write(String path, String text) { got(path, text); }
            @Write void writeFile(String file, String content) { got(file, content); }
            @Write void send(String to, String body) { got(to, body); }
            record Spot(String town) {}
            @Read String forecast(Spot spot) { got(spot); return "rain"; }
            record Form(int age) {}
            @Write void verify(Form form) { got(form); }
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
  void br055ListAsText() {
    TOOLS.outcome(
        "click",
        "{\"at\":\"[120, 44]\"}",
        "([120, 44])",
        "at: \"[120, 44]\" -> [120, 44] (list-text)",
        "{\"result\":\"done\"}");
  }

  @Test
  void br056ObjectAsText() {
    TOOLS.outcome(
        "create",
        "{\"owner\":\"{\\\"id\\\":\\\"o1\\\"}\"}",
        "(Owner[id=o1])",
        "owner: \"{\\\"id\\\":\\\"o1\\\"}\" -> {\"id\":\"o1\"} (object-text)",
        "{\"no\":\"t1\"}");
  }

  @Test
  void br058ArgumentsAsText() {
    TOOLS.outcome(
        "last",
        "\"{\\\"count\\\": 6}\"",
        "(6)",
        ": \"{\\\"count\\\": 6}\" -> {\"count\": 6} (object-text)",
        "{\"result\":[\"a\"]}");
    TOOLS.refused("last", "\"\\\"{\\\\\\\"count\\\\\\\":6}\\\"\"", "", "?");
  }

  @Test
  void br059TextInsideText() {
    TOOLS.outcome(
        "todos",
        "{\"todos\":\"[{\\\"t\\\":\\\"x\\\",\\\"tags\\\":\\\"[\\\\\\\"a\\\\\\\"]\\\"}]\"}",
        "([Todo[t=x, tags=[a]]])",
        "todos: \"[{\\\"t\\\":\\\"x\\\",\\\"tags\\\":\\\"[\\\\\\\"a\\\\\\\"]\\\"}]\""
            + " -> [{\"t\":\"x\",\"tags\":\"[\\\"a\\\"]\"}] (list-text)",
        "todos[0].tags: \"[\\\"a\\\"]\" -> [\"a\"] (list-text)",
        "{\"result\":\"done\"}");
  }

  @Test
  void br061EnumsInOneText() {
    TOOLS.outcome(
        "paint",
        "{\"colors\":\"'RED','GREEN'\"}",
        "([RED, GREEN])",
        "colors: \"'RED','GREEN'\" -> [\"RED\", \"GREEN\"] (comma-separated)",
        "{\"result\":\"done\"}");
    TOOLS.refused("paint_names", "{\"colors\":\"'RED','GREEN'\"}", "colors", "?");
  }

  @Test
  void br062ArrayAsText() {
    TOOLS.outcome(
        "view",
        "{\"path\":\"/a\",\"range\":\"[10, 25]\"}",
        "(\"/a\", [10, 25])",
        "range: \"[10, 25]\" -> [10, 25] (list-text)",
        "{\"result\":\"text\"}");
  }

  /** DESIGN §4, scalar: a one-element array of it; a list of several is refused. */
  @Test
  void br064OneElementForText() {
    TOOLS.outcome(
        "write",
        "{\"path\":[\"a.R\"],\"text\":[\"x\"]}",
        "(\"a.R\", \"x\")",
        "path: [\"a.R\"] -> \"a.R\" (single-element)",
        "text: [\"x\"] -> \"x\" (single-element)",
        "{\"result\":\"done\"}");
    TOOLS.refused(
        "write",
        "{\"path\":[\"a.R\",\"b.R\"],\"text\":\"x\"}",
        "path",
        "A list is not text; send a string in double quotes. Nothing was changed.");
  }

  @Test
  void br065ObjectForText() {
    TOOLS.refused(
        "write_file",
        "{\"file\":\"package.json\",\"content\":{\"name\":\"app\"}}",
        "content",
        "An object is not text; send a string in double quotes. Nothing was changed.");
  }

  @Test
  void br067WrappedArguments() {
    TOOLS.outcome(
        "send",
        "{\"arguments\":{\"to\":\"A\",\"body\":\"hi\"}}",
        "(\"A\", \"hi\")",
        ": {\"arguments\":{\"to\":\"A\",\"body\":\"hi\"}} -> {\"to\":\"A\",\"body\":\"hi\"}"
            + " (unwrapped)",
        "{\"result\":\"done\"}");
  }

  @Test
  void br068FlatFields() {
    TOOLS.outcome(
        "forecast",
        "{\"town\":\"Oslo\"}",
        "(Spot[town=Oslo])",
        "spot: {\"town\":\"Oslo\"} -> {\"spot\":{\"town\":\"Oslo\"}} (flat-fields)",
        "{\"result\":\"rain\"}");
    TOOLS.outcome("forecast", "{\"town\":\"Oslo\",\"unit\":\"C\"}", "?");
    TOOLS.refused("forecast", "{}", "spot", MISSING);
  }

  @Test
  void br070JsonInAKey() {
    TOOLS.outcome(
        "verify",
        "{\"\\\"form\\\": {\\\"age\\\": 41}\":\"\"}",
        "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"message\":\"2 problems; nothing ran.\","
            + "\"retryable\":true,\"problems\":["
            + "{\"field\":\"form\",\"message\":\"This is required and was not sent.\","
            + "\"fix\":\"Correct it and call again.\"},"
            + "{\"field\":\"\\\"form\\\": {\\\"age\\\": 41}\","
            + "\"message\":\"There is no such field; send only form.\","
            + "\"fix\":\"Correct it and call again.\"}]}}");
  }

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
    TOOLS.inputSchema(
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
    TOOLS.inputSchema("shelf", "\"properties\":{\"bin\":{");
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
        "PK000: ?");
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
