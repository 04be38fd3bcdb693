package dev.pokayoke.processor;

import org.junit.jupiter.api.Test;

/**
 * Reported faults of kind D: values in another structure. A test begins with the id of its case.
 */
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
    TOOLS.refused(
        "last",
        "\"\\\"{\\\\\\\"count\\\\\\\":6}\\\"\"",
        "",
        "A text is not an object; send one object of named values.");
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
    TOOLS.refused(
        "paint_names",
        "{\"colors\":\"'RED','GREEN'\"}",
        "colors",
        "\"'RED','GREEN'\" is one text; send a list. Nothing was changed.");
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
    TOOLS.outcome(
        "forecast",
        "{\"town\":\"Oslo\",\"unit\":\"C\"}",
        "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"message\":\"3 problems; nothing ran.\","
            + "\"retryable\":true,\"problems\":["
            + "{\"field\":\"spot\",\"message\":\"This is required and was not sent.\","
            + "\"fix\":\"Correct it and call again.\"},"
            + "{\"field\":\"town\",\"message\":\"There is no such field here; put it in spot.\","
            + "\"fix\":\"Correct it and call again.\"},"
            + "{\"field\":\"unit\",\"message\":\"There is no such field; send only spot.\","
            + "\"fix\":\"Correct it and call again.\"}]}}");
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
}
