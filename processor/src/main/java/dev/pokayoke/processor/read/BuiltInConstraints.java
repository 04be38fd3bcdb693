package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Origin;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Reads the constraints whose meaning is known: of Jakarta Validation 3.1, and some of Hibernate.
 */
final class BuiltInConstraints {
  static final String JAKARTA = "jakarta.validation.constraints.";
  static final String HIBERNATE = "org.hibernate.validator.constraints.";

  private static final String ANYTHING = ".*";

  /** No argument has a larger one. */
  private static final int LARGEST_EXPONENT = 400;

  private static final String NOT_A_NUMBER = "Write a decimal number, as \"0.01\".";

  private BuiltInConstraints() {}

  /** What an annotation says of its value; empty if its meaning is not known. */
  static List<Constraint> read(AnnotationView view) {
    String name = view.name();
    if (name.startsWith(JAKARTA)) {
      return jakarta(view, name.substring(JAKARTA.length()));
    }
    return name.startsWith(HIBERNATE)
        ? hibernate(view, name.substring(HIBERNATE.length()))
        : List.of();
  }

  private static List<Constraint> jakarta(AnnotationView view, String name) {
    return switch (name) {
      case "Min" -> List.of(whole(view, true, "value", view.text() + number(view, "value")));
      case "Max" -> List.of(whole(view, false, "value", view.text() + number(view, "value")));
      case "DecimalMin" -> List.of(decimal(view, true));
      case "DecimalMax" -> List.of(decimal(view, false));
      case "Positive" -> List.of(sign(view, true, false));
      case "PositiveOrZero" -> List.of(sign(view, true, true));
      case "Negative" -> List.of(sign(view, false, false));
      case "NegativeOrZero" -> List.of(sign(view, false, true));
      case "Digits" ->
          List.of(
              new Constraint.Digits(
                  view.integer("integer"),
                  view.integer("fraction"),
                  source(
                      view,
                      view.text()
                          + "(integer = "
                          + view.integer("integer")
                          + ", fraction = "
                          + view.integer("fraction")
                          + ")")));
      case "Size" -> List.of(size(view));
      case "NotEmpty" -> List.of(new Constraint.Size(1, Integer.MAX_VALUE, source(view)));
      case "NotBlank" -> List.of(new Constraint.NotBlank(source(view)));
      case "Pattern" -> List.of(matches(view));
      case "Email" -> withPattern(view, new Constraint.Email(source(view)));
      case "Past" -> List.of(new Constraint.Moment(false, false, source(view)));
      case "PastOrPresent" -> List.of(new Constraint.Moment(false, true, source(view)));
      case "Future" -> List.of(new Constraint.Moment(true, false, source(view)));
      case "FutureOrPresent" -> List.of(new Constraint.Moment(true, true, source(view)));
      case "AssertTrue" -> List.of(new Constraint.Only(true, source(view)));
      case "AssertFalse" -> List.of(new Constraint.Only(false, source(view)));
      case "Null" -> List.of(new Constraint.None(source(view)));
      default -> List.of();
    };
  }

  private static List<Constraint> hibernate(AnnotationView view, String name) {
    return switch (name) {
      case "Length" -> List.of(size(view));
      case "Range" -> range(view);
      case "URL" -> withPattern(view, url(view));
      case "UUID" ->
          List.of(
              new Constraint.Uuid(
                  view.flag("allowEmpty"),
                  view.flag("allowNil"),
                  new LinkedHashSet<>(view.integers("version")),
                  new LinkedHashSet<>(view.integers("variant")),
                  view.constant("letterCase"),
                  source(view)));
      case "UniqueElements" -> List.of(new Constraint.Unique(source(view)));
      default -> List.of();
    };
  }

  private static Constraint whole(AnnotationView view, boolean lower, String member, String text) {
    BigDecimal value = BigDecimal.valueOf(view.number(member));
    return new Constraint.Limit(lower, value, true, source(view, text));
  }

  private static String number(AnnotationView view, String member) {
    return "(" + view.number(member) + ")";
  }

  private static Constraint decimal(AnnotationView view, boolean lower) {
    String value = view.string("value");
    boolean included = view.flag("inclusive");
    String text =
        view.text()
            + (included ? "(\"" + value + "\")" : "(value = \"" + value + "\", inclusive = false)");
    try {
      BigDecimal end = new BigDecimal(value);
      if (Math.abs(end.scale()) <= LARGEST_EXPONENT) {
        return new Constraint.Limit(lower, end, included, source(view, text));
      }
    } catch (NumberFormatException notANumber) {
      // Said below.
    }
    return new Constraint.Unsupported(text, NOT_A_NUMBER, view.origin("value"));
  }

  private static Constraint sign(AnnotationView view, boolean positive, boolean orZero) {
    return new Constraint.Limit(positive, BigDecimal.ZERO, orZero, source(view));
  }

  private static List<Constraint> range(AnnotationView view) {
    List<Constraint> ends = new ArrayList<>();
    String min = view.writes("min") ? "min = " + view.number("min") : "";
    String max = view.writes("max") ? "max = " + view.number("max") : "";
    String both = min + (min.isEmpty() || max.isEmpty() ? "" : ", ") + max;
    String text = view.text() + (both.isEmpty() ? "" : "(" + both + ")");
    ends.add(whole(view, true, "min", text));
    if (view.writes("max")) {
      ends.add(whole(view, false, "max", text));
    }
    return ends;
  }

  private static Constraint size(AnnotationView view) {
    int min = view.integer("min");
    int max = view.integer("max");
    String text =
        max == Integer.MAX_VALUE
            ? "(min = " + min + ")"
            : min == 0 ? "(max = " + max + ")" : "(min = " + min + ", max = " + max + ")";
    return new Constraint.Size(min, max, source(view, view.text() + text));
  }

  private static Constraint matches(AnnotationView view) {
    String regexp = view.string("regexp");
    Origin origin = view.origin("regexp");
    return new Constraint.Matches(
        regexp,
        new LinkedHashSet<>(view.constants("flags")),
        new Constraint.Source(view.text() + "(" + regexp + ")", Messages.of(view), origin));
  }

  private static Constraint url(AnnotationView view) {
    return new Constraint.Url(
        view.string("protocol"), view.string("host"), view.integer("port"), source(view));
  }

  /** The expression beside another rule; the default one is left out, flags or not. */
  private static List<Constraint> withPattern(AnnotationView view, Constraint constraint) {
    boolean plain = view.string("regexp").equals(ANYTHING) && view.count("flags") == 0;
    return plain ? List.of(constraint) : List.of(constraint, matches(view));
  }

  private static Constraint.Source source(AnnotationView view) {
    return source(view, view.text());
  }

  private static Constraint.Source source(AnnotationView view, String text) {
    return new Constraint.Source(text, Messages.of(view), view.origin());
  }
}
