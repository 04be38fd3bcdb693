package dev.pokayoke.processor.report;

import dev.pokayoke.Dialect;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javax.annotation.processing.Messager;

/**
 * What was said with {@code -Apokayoke.*}.
 *
 * @param identityNames whether wire names are the Java names where a class does not say otherwise
 * @param dialects the dialects to publish in, beside those that a class names
 * @param strictOnly whether a tool that cannot be strict stops the compilation
 * @param lint how much is said of what is not an error
 */
public record Options(boolean identityNames, Set<Dialect> dialects, boolean strictOnly, Lint lint) {
  private static final String PREFIX = "pokayoke.";
  private static final String NAMING = "pokayoke.naming";
  private static final String DIALECTS = "pokayoke.dialects";
  private static final String STRICT = "pokayoke.strict";
  private static final String LINT = "pokayoke.lint";
  private static final List<String> NAMINGS = List.of("snake_case", "identity");
  private static final List<String> STRICTNESS = List.of("warn", "fail");
  private static final List<String> DIALECT_NAMES =
      Stream.of(Dialect.values()).map(Options::spelled).toList();

  /** What holds where nothing was said. */
  public static final Options DEFAULTS = new Options(false, Set.of(), false, Lint.NONE);

  /** Copies the set. */
  public Options {
    dialects = Set.copyOf(dialects);
  }

  /** The names of all options. */
  public static Set<String> names() {
    return Set.of(NAMING, DIALECTS, STRICT, LINT);
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
        String all = String.join(", ", new TreeSet<>(names()));
        print(messager, Diagnostic.UNKNOWN_OPTION, name, Nearest.hint(name, names()), all);
      }
    }
    Reader reader = new Reader(given, messager);
    return new Options(
        reader.one(NAMING, NAMINGS).equals("identity"),
        reader.dialects(),
        reader.one(STRICT, STRICTNESS).equals("fail"),
        reader.lint());
  }

  private static String spelled(Dialect dialect) {
    return dialect.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Optional<Dialect> dialect(String name) {
    String normal = name.toLowerCase(Locale.ROOT).replace('_', '-');
    return Stream.of(Dialect.values()).filter(each -> spelled(each).equals(normal)).findFirst();
  }

  private static void print(Messager messager, Diagnostic diagnostic, Object... arguments) {
    messager.printMessage(diagnostic.severity(), diagnostic.message(arguments));
  }

  private record Reader(Map<String, String> given, Messager messager) {

    /** The value of an option; the first that is allowed where it is not given. */
    String one(String option, List<String> allowed) {
      return value(option)
          .map(
              value -> {
                if (!allowed.contains(value)) {
                  refuse(option, value, value, allowed, "or");
                }
                return value;
              })
          .orElse(allowed.get(0));
    }

    Set<Dialect> dialects() {
      Set<Dialect> dialects = EnumSet.noneOf(Dialect.class);
      String all = value(DIALECTS).orElse("mcp");
      for (String name : all.split(",", -1)) {
        Optional<Dialect> dialect = dialect(name.strip());
        if (dialect.isEmpty()) {
          refuse(DIALECTS, all, name.strip(), DIALECT_NAMES, "and");
        }
        dialect.ifPresent(dialects::add);
      }
      return dialects;
    }

    Lint lint() {
      BiConsumer<String, String> refusals =
          (entry, why) -> print(messager, Diagnostic.OPTION_VALUE, LINT, entry, why);
      return value(LINT).map(new LintReader(refusals)::read).orElse(Lint.NONE);
    }

    private Optional<String> value(String option) {
      return given.containsKey(option)
          ? Optional.of(Optional.ofNullable(given.get(option)).orElse(""))
          : Optional.empty();
    }

    private void refuse(
        String option, String all, String value, List<String> allowed, String conjunction) {
      String words =
          String.join(", ", allowed.subList(0, allowed.size() - 1))
              + " "
              + conjunction
              + " "
              + allowed.get(allowed.size() - 1);
      String why = "is not understood." + Nearest.hint(value, allowed) + " Use " + words + ".";
      print(messager, Diagnostic.OPTION_VALUE, option, all, why);
    }
  }
}
