package dev.pokayoke.processor;

import org.junit.jupiter.api.Test;

/** Reported faults of kind H: the name of the tool. A test begins with the id of its case. */
class ToolNameCasesTest {
  private static final Reported TOOLS =
      new Reported(
          """
            @Read String docLink(String id) { got(id); return "link"; }
            @Read(name = "read") String read() { got(); return "read"; }
            @Read(name = "functionshell") String shell() { got(); return "shell"; }
          """);

  @Test
  void br157InventedName() {
    TOOLS.outcome(
        "python",
        "{\"id\":\"7\"}",
        "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"message\":\"There is no tool python.\","
            + "\"retryable\":true,\"fix\":\"Call only tools you were given.\"}}");
  }

  @Test
  void br158PrefixedName() {
    TOOLS.outcome("functionshell", "{}", "()", "{\"result\":\"shell\"}");
    TOOLS.outcome(
        "functions.read",
        "{}",
        "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"message\":\"There is no tool functions.read.\","
            + "\"retryable\":true,\"fix\":\"The nearest names are functionshell and read.\"}}");
  }
}
