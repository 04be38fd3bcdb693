package dev.pokayoke.processor;

import dev.pokayoke.Dialect;
import dev.pokayoke.processor.fixture.Schemas;
import dev.pokayoke.processor.schema.Published;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** {@code dialects/Signatures.java}, published in all dialects. */
final class SignatureSchemas {
  private static @Nullable Published published;

  private SignatureSchemas() {}

  /** What is published; compiled once. */
  static synchronized Published published() {
    Published known = published;
    if (known != null) {
      return known;
    }
    List<Published> written = new ArrayList<>();
    Compilation compilation =
        TestCompiler.JAVAC
            .sources(source())
            .option("-Apokayoke.dialects=openai,openai-responses,anthropic,gemini,bedrock")
            .option("-Apokayoke.lint=default:off")
            .writer((toolset, output) -> written.add(toolset))
            .compile();
    Diagnosed.saysAll(compilation);
    Published only = written.get(0);
    published = only;
    return only;
  }

  /** The schema of a tool's arguments in a definition; {@code null} where a dialect omits it. */
  static @Nullable JsonNode input(Dialect dialect, String definition) {
    JsonNode tool = Schemas.tree(definition);
    return switch (dialect) {
      case MCP -> tool.get("inputSchema");
      case OPENAI -> tool.get("function").get("parameters");
      case OPENAI_RESPONSES -> tool.get("parameters");
      case ANTHROPIC -> tool.get("input_schema");
      case GEMINI -> tool.get("parametersJsonSchema");
      case BEDROCK -> tool.get("toolSpec").get("inputSchema").get("json");
    };
  }

  private static String source() {
    try {
      return Files.readString(Path.of("src", "test", "resources", "dialects", "Signatures.java"));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
