package dev.pokayoke.processor.write;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/** How long methods are, as the class files say. */
final class Bytecodes {
  private static final Pattern METHOD = Pattern.compile("  (\\S.*);");
  private static final Pattern INSTRUCTION = Pattern.compile(" +(\\d+): [a-z].*");

  private Bytecodes() {}

  /** Offsets of the last instruction of each method. */
  static Map<String, Integer> lengths(Path classFile) {
    StringWriter text = new StringWriter();
    ToolProvider javap = ToolProvider.findFirst("javap").orElseThrow();
    PrintWriter out = new PrintWriter(text);
    javap.run(out, out, "-c", "-p", classFile.toString());
    Map<String, Integer> lengths = new TreeMap<>();
    String method = "";
    for (String line : text.toString().lines().toList()) {
      Matcher declared = METHOD.matcher(line);
      Matcher instruction = INSTRUCTION.matcher(line);
      if (declared.matches()) {
        method = declared.group(1);
      } else if (instruction.matches()) {
        lengths.put(method, Integer.parseInt(instruction.group(1)));
      }
    }
    return lengths;
  }
}
