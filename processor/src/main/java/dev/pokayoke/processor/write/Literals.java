package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Texts as Java source: ASCII only, so that neither the encoding of a build nor a line separator
 * inside a text changes it, and split where a class file could not hold it (JVMS 4.4.7).
 */
final class Literals {
  /** What one constant can hold, in bytes of modified UTF-8. */
  static final int LONGEST = 65_535;

  private static final int WIDTH = 80;

  private Literals() {}

  /** A string literal; a long text continues on further lines. */
  static CodeBlock string(String text) {
    List<String> parts = Chunks.byBytes(text, LONGEST);
    return joined(parts.stream().map(Literals::constant).toList());
  }

  /** A text block of JSON, one line for each member that a reader looks for. */
  static CodeBlock json(String text) {
    List<String> parts = Chunks.byBytes(text, LONGEST);
    return joined(parts.stream().map(Literals::block).toList());
  }

  /** Java source with every character beyond ASCII as a Unicode escape. */
  static String ascii(String source) {
    StringBuilder out = new StringBuilder(source.length());
    for (int i = 0; i < source.length(); i++) {
      char c = source.charAt(i);
      if (c < 0x7f) {
        out.append(c);
      } else {
        out.append(String.format("\\u%04x", (int) c));
      }
    }
    return out.toString();
  }

  private static CodeBlock joined(List<CodeBlock> parts) {
    return parts.size() == 1
        ? parts.get(0)
        : CodeBlock.of("$T.join(\"\", $L)", String.class, CodeBlock.join(parts, ", "));
  }

  private static CodeBlock constant(String text) {
    return CodeBlock.join(
        Chunks.byWords(text, WIDTH).stream()
            .map(line -> CodeBlock.of("$L", "\"" + escaped(line).replace("\"", "\\\"") + "\""))
            .toList(),
        "\n+ ");
  }

  private static CodeBlock block(String json) {
    List<String> lines = new ArrayList<>();
    for (String line : JsonLines.of(json)) {
      lines.addAll(Chunks.byWords(line, WIDTH));
    }
    return CodeBlock.of(
        "$L",
        lines.stream()
            .map(Literals::blockLine)
            .collect(Collectors.joining("\\\n", "\"\"\"\n", "\"\"\"")));
  }

  // A blank in front would count as indentation, a quote at the end as part of the delimiter.
  private static String blockLine(String line) {
    String text = escaped(line).replace("\"\"\"", "\"\"\\\"");
    if (text.startsWith(" ")) {
      text = "\\s" + text.substring(1);
    }
    if (line.endsWith("\"") && !text.endsWith("\\\"")) {
      text = text.substring(0, text.length() - 1) + "\\\"";
    }
    return "    " + text;
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < 0x20) {
            out.append(String.format("\\%03o", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return ascii(out.toString());
  }
}
