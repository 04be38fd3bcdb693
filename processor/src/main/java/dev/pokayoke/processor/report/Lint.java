package dev.pokayoke.processor.report;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/**
 * How much a project wants to hear of what is not an error. An error is as it is, whatever a
 * project wants.
 *
 * @param levels what was said of single diagnostics
 * @param others what was said of all others; null if nothing was
 */
public record Lint(Map<Diagnostic, Level> levels, @Nullable Level others) {
  /** What can be said of a diagnostic. */
  public enum Level {
    /** It is not said. */
    OFF(null),
    /** It is said, and stops nothing. */
    WARN(Kind.WARNING),
    /** It is said, and nothing is generated. */
    ERROR(Kind.ERROR);

    private final @Nullable Kind kind;

    Level(@Nullable Kind kind) {
      this.kind = kind;
    }

    /** The name as it is written in an option. */
    String spelled() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What holds where nothing was said. */
  public static final Lint NONE = new Lint(Map.of(), null);

  /** Copies the map. */
  public Lint {
    levels = Map.copyOf(levels);
  }

  /** As what a diagnostic is printed; empty if it is not. */
  Optional<Kind> of(Diagnostic diagnostic) {
    Level level = levels.getOrDefault(diagnostic, byDefault(diagnostic));
    return level == null || !diagnostic.mayBeLowered()
        ? Optional.of(diagnostic.severity())
        : Optional.ofNullable(level.kind);
  }

  /**
   * A note tells of what no change of the source would end: a project that makes every warning an
   * error could not get rid of it, so it is raised by its own code only.
   */
  private @Nullable Level byDefault(Diagnostic diagnostic) {
    return diagnostic.severity() == Kind.NOTE && others != Level.OFF ? null : others;
  }
}
