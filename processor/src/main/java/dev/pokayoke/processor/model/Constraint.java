package dev.pokayoke.processor.model;

import java.math.BigDecimal;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A constraint of a value. The built-in ones of Jakarta Validation and Hibernate Validator are
 * checked by generated code and published in the schema; those that say the same are one case.
 */
public sealed interface Constraint {

  /** Where it is written and in which words. */
  Source source();

  /** The annotation. */
  default Origin origin() {
    return source().origin();
  }

  /** The constraint as the developer wrote it, without what is default. */
  default String text() {
    return source().text();
  }

  /** The developer's own words for a value that breaks it; empty for ours. */
  default String message() {
    return source().message();
  }

  /**
   * Where a constraint is written and in which words.
   *
   * @param text the annotation without what is default
   * @param message the developer's own words for a value that breaks it; empty for ours
   * @param origin the annotation or the value that can be wrong
   */
  record Source(String text, String message, Origin origin) {
    /** Says nothing of the place, so that constraints that say the same look the same. */
    @Override
    public String toString() {
      return text + " " + message;
    }
  }

  /**
   * One end of a range: {@code @Min}, {@code @DecimalMax}, {@code @Positive}, a half of
   * {@code @Range} and their like.
   *
   * @param lower whether it is the lower end
   * @param value the end
   * @param included whether the end itself is allowed
   */
  record Limit(boolean lower, BigDecimal value, boolean included, Source source)
      implements Constraint {}

  /** {@code @Digits}: at most so many before and after the point. */
  record Digits(int integer, int fraction, Source source) implements Constraint {
    /** Whether a number has no more. */
    public boolean fits(BigDecimal number) {
      return number.precision() - number.scale() <= integer && number.scale() <= fraction;
    }
  }

  /** {@code @Size}, {@code @Length}, {@code @NotEmpty}; both ends included. */
  record Size(int min, int max, Source source) implements Constraint {}

  /** {@code @NotBlank}. */
  record NotBlank(Source source) implements Constraint {}

  /**
   * {@code @Pattern}, or the {@code regexp} of another: the whole text matches.
   *
   * @param regexp a regular expression of {@link Pattern}
   * @param flags names of {@code Pattern.Flag} constants
   */
  record Matches(String regexp, Set<String> flags, Source source) implements Constraint {
    /** Copies the set. */
    public Matches {
      flags = Set.copyOf(flags);
    }

    /**
     * The expression as generated code compiles it.
     *
     * @throws java.util.regex.PatternSyntaxException if it is wrong
     */
    public Pattern compiled() {
      return Pattern.compile(regexp, flags.stream().mapToInt(Matches::flag).sum());
    }

    private static int flag(String name) {
      return switch (name) {
        case "UNIX_LINES" -> Pattern.UNIX_LINES;
        case "CASE_INSENSITIVE" -> Pattern.CASE_INSENSITIVE;
        case "COMMENTS" -> Pattern.COMMENTS;
        case "MULTILINE" -> Pattern.MULTILINE;
        case "DOTALL" -> Pattern.DOTALL;
        case "UNICODE_CASE" -> Pattern.UNICODE_CASE;
        case "CANON_EQ" -> Pattern.CANON_EQ;
        default -> throw new IllegalArgumentException("unknown flag " + name);
      };
    }
  }

  /** {@code @Email}. */
  record Email(Source source) implements Constraint {}

  /** {@code @URL}; what is empty or -1 may be anything. */
  record Url(String protocol, String host, int port, Source source) implements Constraint {}

  /**
   * {@code @UUID}.
   *
   * @param empty whether an empty text is one
   * @param nil whether the one of zeros is one
   * @param letters LOWER_CASE, UPPER_CASE or INSENSITIVE
   */
  record Uuid(
      boolean empty,
      boolean nil,
      Set<Integer> versions,
      Set<Integer> variants,
      String letters,
      Source source)
      implements Constraint {
    /** Copies the sets. */
    public Uuid {
      versions = Set.copyOf(versions);
      variants = Set.copyOf(variants);
    }
  }

  /** {@code @UniqueElements}. */
  record Unique(Source source) implements Constraint {}

  /** {@code @Past}, {@code @FutureOrPresent} and their like. */
  record Moment(boolean future, boolean orPresent, Source source) implements Constraint {}

  /** {@code @AssertTrue} and {@code @AssertFalse}. */
  record Only(boolean value, Source source) implements Constraint {}

  /** {@code @Null}. */
  record None(Source source) implements Constraint {}

  /**
   * One that a Jakarta Validator checks at run time, because only it knows how, or when.
   *
   * @param groups qualified names of the groups in which it holds; none for every call
   */
  record Custom(Set<String> groups, Source source) implements Constraint {
    /** Copies the set. */
    public Custom {
      groups = Set.copyOf(groups);
    }
  }

  /**
   * Something of a constraint or a constraint itself that generated code does not check.
   *
   * @param reason why not, and what to do instead, as a sentence for the developer
   */
  record Unsupported(String reason, Source source) implements Constraint {
    /** One that is known by what is wrong with it. */
    public Unsupported(String what, String reason, Origin origin) {
      this(reason, new Source(what, "", origin));
    }
  }
}
