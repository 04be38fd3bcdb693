package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/**
 * Texts as Java source: ASCII only, so that neither the encoding of a build nor a line separator
 * inside a text changes it, and split where a class file could not hold it (JVMS 4.4.7).
 */
final class Literals {
  /** What one constant can hold, in bytes of modified UTF-8; javac refuses the last of 65,535. */
  static final int LONGEST = 65_534;

  private static final int WIDTH = 80;

  private Literals() {}

  /** A string literal; a long text continues on further lines. */
  static CodeBlock string(String text) {
    List<String> parts = Chunks.byBytes(text, LONGEST);
    return joined(parts.stream().map(Literals::constant).toList());
  }

  /** A character literal. */
  static String character(char c) {
    return "'" + escaped(Character.toString(c)).replace("'", "\\'") + "'";
  }

  /** A text block of compact JSON, one line for each member that a reader looks for. */
  static CodeBlock json(String text) {
    List<String> lines = new ArrayList<>();
    for (String line : JsonLines.of(text)) {
      lines.addAll(Chunks.byWords(line, WIDTH));
    }
    return joined(Chunks.groups(lines, LONGEST).stream().map(Literals::block).toList());
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
    CodeBlock.Builder code = CodeBlock.builder().add("$>$>");
    String separator = "";
    for (String line : Chunks.byWords(text, WIDTH)) {
      code.add(separator + "$L", "\"" + escaped(line).replace("\"", "\\\"") + "\"");
      separator = "\n+ ";
    }
    return code.add("$<$<").build();
  }

  private static CodeBlock block(List<String> lines) {
    CodeBlock.Builder code = CodeBlock.builder().add("\"\"\"");
    String separator = "\n";
    for (int i = 0; i < lines.size(); i++) {
      boolean last = i == lines.size() - 1;
      code.add("$L", separator + "    " + blockLine(lines.get(i), last));
      separator = "\\\n";
    }
    return code.add("\"\"\"").build();
  }

  // A blank in front would count as layout. At the end of the block a blank would too, and a quote
  // as part of the delimiter.
  private static String blockLine(String line, boolean last) {
    int from = line.startsWith(" ") ? 1 : 0;
    int end = line.length();
    if (last && end > from && " \"".indexOf(line.charAt(end - 1)) >= 0) {
      end--;
    }
    String start = from == 0 ? "" : octal(' ');
    String tail = end == line.length() ? "" : octal(line.charAt(end));
    return start + escaped(line.substring(from, end)).replace("\"\"\"", "\"\"\\\"") + tail;
  }

  // Behind half a surrogate pair, javac (17 and 25) misreads an escaped backslash and what comes
  // after.
  private static boolean followsSurrogate(String text, int at) {
    return at > 0 && Character.isSurrogate(text.charAt(at - 1));
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\\' -> out.append(followsSurrogate(text, i) ? octal(c) : "\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < 0x20) {
            out.append(octal(c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return ascii(out.toString());
  }

  private static String octal(char c) {
    return String.format("\\%03o", (int) c);
  }
}
