package dev.pokayoke.processor.report;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.Messager;

/**
 * What was said with {@code -Apokayoke.*}.
 *
 * @param identityNames whether wire names are the Java names where a class does not say otherwise
 */
public record Options(boolean identityNames) {
  private static final String PREFIX = "pokayoke.";
  private static final String NAMING = "pokayoke.naming";
  private static final List<String> NAMINGS = List.of("snake_case", "identity");

  /** The names of all options. */
  public static Set<String> names() {
    return Set.of(NAMING);
  }

  /**
   * Reads the options; a name or value that is not known is an error.
   *
   * @param given all options of the compilation, those of other processors included
   * @param messager takes the errors, which have no place in a source
   */
  public static Options read(Map<String, String> given, Messager messager) {
    for (String name : new TreeMap<>(given).keySet()) {
      if (name.startsWith(PREFIX) && !names().contains(name)) {
        print(messager, Diagnostic.UNKNOWN_OPTION, name, Nearest.hint(name, names()), NAMING);
      }
    }
    String naming = given.getOrDefault(NAMING, "snake_case");
    if (naming == null || !NAMINGS.contains(naming)) {
      String value = naming == null ? "" : naming;
      print(messager, Diagnostic.OPTION_VALUE, NAMING, value, Nearest.hint(value, NAMINGS));
    }
    return new Options("identity".equals(naming));
  }

  private static void print(Messager messager, Diagnostic diagnostic, Object... arguments) {
    messager.printMessage(diagnostic.severity(), diagnostic.message(arguments));
  }
}
