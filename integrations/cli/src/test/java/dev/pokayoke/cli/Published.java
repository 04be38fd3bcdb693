package dev.pokayoke.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A class path with published tools. */
final class Published {
  static final String BOOK =
      """
      {"name":"book","effect":"write","idempotent":false,"destructive":false,"definitions":{\
      "MCP":{"name":"book","description":"Books a room.","inputSchema":{"type":"object","properties":{\
      "room_type":{"type":"string","description":"room type","enum":["SINGLE","DOUBLE"]},\
      "guests":{"type":"integer","description":"people, 1 to 8","minimum":1,"maximum":8},\
      "arrival":{"type":"string","description":"as yyyy-MM-dd","format":"date"}},\
      "required":["room_type"],"additionalProperties":false}},\
      "ANTHROPIC":{"name":"book","input_schema":{"type":"object","properties":{\
      "room_type":{"type":"string"},"guests":{"type":"integer"}},"required":["room_type"],\
      "additionalProperties":false},"strict":true}},"lowering":{},"errors":[]}""";
  static final String FIND =
      """
      {"name":"find","effect":"read","idempotent":true,"destructive":false,"definitions":{\
      "MCP":{"name":"find","description":"Findet Zimmer für Gäste.","inputSchema":{"type":"object",\
      "additionalProperties":false},"outputSchema":{"type":"object"}},\
      "ANTHROPIC":{"name":"find","input_schema":{"type":"object","additionalProperties":false},\
      "strict":true}},"lowering":{},"errors":[]}""";

  private Published() {}

  static String resource(String service, String... tools) {
    return "{\"contract\":1,\"service\":\""
        + service
        + "\",\"dialects\":[\"MCP\",\"ANTHROPIC\"],\"tools\":[\n"
        + String.join(",\n", tools)
        + "\n]}\n";
  }

  /** Writes a resource into a folder of classes. */
  static Path in(Path classes, String service, String... tools) throws IOException {
    Path file = classes.resolve("META-INF/pokayoke/" + service + ".json");
    Files.createDirectories(file.getParent());
    return Files.writeString(file, resource(service, tools));
  }
}
