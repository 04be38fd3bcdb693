package dev.pokayoke.processor.report;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads {@code PK207:off,default:error}. */
final class LintReader {
  private static final String DEFAULT = "default";
  private static final List<String> LEVELS =
      Stream.of(Lint.Level.values()).map(Lint.Level::spelled).toList();

  /** Takes what is wrong: the entry, and what is to be said of it. */
  private final BiConsumer<String, String> refusals;

  private final Map<Diagnostic, Lint.Level> levels = new EnumMap<>(Diagnostic.class);
  private final Set<String> seen = new HashSet<>();
  private Lint.@Nullable Level others;

  LintReader(BiConsumer<String, String> refusals) {
    this.refusals = refusals;
  }

  Lint read(String value) {
    for (String entry : value.split(",", -1)) {
      readEntry(entry.strip());
    }
    return new Lint(levels, others);
  }

  private void readEntry(String entry) {
    int colon = entry.indexOf(':');
    if (colon < 0) {
      refusals.accept(entry, "is not understood. Use a code and off, warn or error, as PK207:off.");
      return;
    }
    String code = entry.substring(0, colon).strip();
    String spelled = entry.substring(colon + 1).strip();
    Diagnostic diagnostic = Diagnostic.ofCode(code);
    if (diagnostic == null && !code.equals(DEFAULT)) {
      String hint = Nearest.hint(code, lowerable());
      refusals.accept(
          entry,
          "is not understood." + hint + " Use the code that a warning begins with, or default.");
    } else if (!LEVELS.contains(spelled)) {
      String hint = Nearest.hint(spelled, LEVELS);
      refusals.accept(entry, "is not understood." + hint + " Use off, warn or error.");
    } else if (!seen.add(code)) {
      refusals.accept(entry, "sets " + code + " a second time. Keep one of them.");
    } else {
      set(entry, diagnostic, level(spelled));
    }
  }

  private void set(String entry, @Nullable Diagnostic diagnostic, Lint.Level level) {
    if (diagnostic == null) {
      others = level;
    } else if (diagnostic.mayBeLowered() || level == Lint.Level.ERROR) {
      levels.put(diagnostic, level);
    } else {
      refusals.accept(
          entry,
          "is not possible. "
              + diagnostic.code()
              + " is an error, because a tool that it lets through would do wrong at a call. Take it"
              + " out, and correct what "
              + diagnostic.code()
              + " names.");
    }
  }

  private static Lint.Level level(String spelled) {
    return Stream.of(Lint.Level.values())
        .filter(each -> each.spelled().equals(spelled))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> lowerable() {
    return Stream.of(Diagnostic.values())
        .filter(Diagnostic::mayBeLowered)
        .map(Diagnostic::code)
        .toList();
  }
}
