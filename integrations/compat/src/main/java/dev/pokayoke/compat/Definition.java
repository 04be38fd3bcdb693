package dev.pokayoke.compat;

import dev.pokayoke.compat.json.Json;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A tool as one dialect publishes it.
 *
 * @param dialect name of the dialect, as {@code MCP}
 * @param envelope the whole definition
 * @param text the whole definition as it was published
 */
record Definition(String dialect, Json.Members envelope, String text) {
  static final String MCP = "MCP";
  private static final String FUNCTION = "function";
  private static final String BEDROCK_SPEC = "toolSpec";
  private static final Json.Members NO_ARGUMENTS =
      new Json.Members(
          Map.of(
              "type", new Json.Text("object", 0),
              "additionalProperties", new Json.Bool(false, 0)),
          0,
          0);

  /** The dialect that an entry of a list of tools is of, or {@code null}. */
  static @Nullable String dialectOf(Json.Members entry) {
    if (entry.object(BEDROCK_SPEC) != null) {
      return "BEDROCK";
    }
    if (entry.object(FUNCTION) != null) {
      return "OPENAI";
    }
    if (entry.text("type").equals(FUNCTION)) {
      return "OPENAI_RESPONSES";
    }
    if (entry.object("input_schema") != null) {
      return "ANTHROPIC";
    }
    if (entry.object("inputSchema") != null) {
      return MCP;
    }
    // A tool without parameters has nothing but its name and words there.
    return entry.get("name") instanceof Json.Text ? "GEMINI" : null;
  }

  String name() {
    return body().text("name");
  }

  String description() {
    return body().text("description");
  }

  String title() {
    return body().text("title");
  }

  /** Whether the API holds the model to the schema; {@code null} where nothing is said. */
  @Nullable Boolean strict() {
    return body().get("strict") instanceof Json.Bool strict ? strict.value() : null;
  }

  Json.Members input() {
    Json.Members body = body();
    for (String member :
        new String[] {"inputSchema", "parameters", "input_schema", "parametersJsonSchema"}) {
      Json.Members schema = body.object(member);
      if (schema != null) {
        Json.Members inner = dialect.equals("BEDROCK") ? schema.object("json") : null;
        return inner == null ? schema : inner;
      }
    }
    return NO_ARGUMENTS;
  }

  Json.@Nullable Members output() {
    return body().object("outputSchema");
  }

  Json.@Nullable Members hints() {
    return body().object("annotations");
  }

  /** Whether a value that may be missing is published as one that may be {@code null}. */
  boolean nullIsAbsent() {
    return dialect.startsWith("OPENAI");
  }

  /** A part of it as it was published; empty for one that it leaves out. */
  String text(Json.@Nullable Members part) {
    if (part == null || part.end() == 0) {
      return "";
    }
    return text.substring(part.start() - envelope.start(), part.end() - envelope.start());
  }

  private Json.Members body() {
    Json.Members inner =
        switch (dialect) {
          case "BEDROCK" -> envelope.object(BEDROCK_SPEC);
          case "OPENAI" -> envelope.object(FUNCTION);
          default -> null;
        };
    return inner == null ? envelope : inner;
  }
}
