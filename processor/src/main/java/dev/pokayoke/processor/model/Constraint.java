package dev.pokayoke.processor.model;

import java.util.Set;

/** A Jakarta constraint of a value, checked by generated code and published in the schema. */
public sealed interface Constraint {

  /** The annotation. */
  Origin origin();

  /** The constraint as the developer wrote it, without what is default. */
  String text();

  /** {@code @Min}, inclusive. */
  record Min(long value, Origin origin) implements Constraint {
    @Override
    public String text() {
      return "@Min(" + value + ")";
    }
  }

  /** {@code @Max}, inclusive. */
  record Max(long value, Origin origin) implements Constraint {
    @Override
    public String text() {
      return "@Max(" + value + ")";
    }
  }

  /** {@code @Positive}: greater than zero. */
  record Positive(Origin origin) implements Constraint {
    @Override
    public String text() {
      return "@Positive";
    }
  }

  /** {@code @Size} of a text or list, both ends inclusive. */
  record Size(int min, int max, Origin origin) implements Constraint {
    @Override
    public String text() {
      if (max == Integer.MAX_VALUE) {
        return "@Size(min = " + min + ")";
      }
      return min == 0 ? "@Size(max = " + max + ")" : "@Size(min = " + min + ", max = " + max + ")";
    }
  }

  /**
   * {@code @Pattern}: the whole text matches.
   *
   * @param regexp a valid regular expression of {@link java.util.regex.Pattern}
   * @param flags names of {@code Pattern.Flag} constants
   */
  record Matches(String regexp, Set<String> flags, Origin origin) implements Constraint {
    /** Copies the set. */
    public Matches {
      flags = Set.copyOf(flags);
    }

    @Override
    public String text() {
      return "@Pattern(" + regexp + ")";
    }
  }

  /** {@code @NotBlank}. */
  record NotBlank(Origin origin) implements Constraint {
    @Override
    public String text() {
      return "@NotBlank";
    }
  }

  /**
   * Something of a constraint or a constraint itself that generated code does not check.
   *
   * @param what the annotation or attribute, as {@code @Email} or {@code @Size(groups)}
   * @param reason why not, and what to do instead, as a sentence for the developer; empty where
   *     only the type of the value tells what to do
   */
  record Unsupported(String what, String reason, Origin origin) implements Constraint {
    @Override
    public String text() {
      return what;
    }
  }
}
