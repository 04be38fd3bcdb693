package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.scalar.Addresses;
import dev.pokayoke.scalar.Scalar;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Judges a text that a developer wrote for a single value: it must be what a model may send. */
final class ExactText {
  private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]*)");
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?([1-3]?[0-9]{1,2}|400))?");

  private static final String BEYOND =
      "is beyond the range of its type. Correct it, or use a wider type.";
  private static final String BROKEN = "breaks a constraint beside it. Correct one of them.";

  private ExactText() {}

  /** Whether values of the type have a text of their own. */
  static boolean isSingle(WireType wire) {
    return wire instanceof WireType.Text
        || wire instanceof WireType.Whole
        || wire instanceof WireType.Decimal
        || wire instanceof WireType.Bool
        || wire instanceof WireType.Choice
        || wire instanceof WireType.ScalarText;
  }

  /** What is wrong with a text, as the end of a sentence and a remedy; empty if nothing is. */
  static String fault(String text, WireType wire, List<Constraint> constraints) {
    if (wire instanceof WireType.Whole whole) {
      return whole(text, whole, Bounds.ofWhole(constraints));
    }
    if (wire instanceof WireType.Decimal decimal) {
      return decimal(text, decimal.form(), constraints);
    }
    if (wire instanceof WireType.Bool) {
      return bool(text, constraints);
    }
    if (wire instanceof WireType.Choice choice) {
      return choice(text, choice);
    }
    if (wire instanceof WireType.ScalarText scalar) {
      Scalar<?> row = scalar.row();
      return row.exact(text) != null
          ? ""
          : "is no exact " + row.noun() + ". Write it like " + row.example() + ".";
    }
    boolean character = wire instanceof WireType.Text one && one.character();
    return character && text.length() != 1
        ? "is not one character. Write one."
        : text(text, constraints);
  }

  private static String bool(String text, List<Constraint> constraints) {
    if (!text.equals("true") && !text.equals("false")) {
      return "is neither true nor false. Write one of them.";
    }
    boolean fits =
        constraints.stream()
            .allMatch(
                each ->
                    !(each instanceof Constraint.Only only)
                        || only.value() == Boolean.parseBoolean(text));
    return fits ? "" : BROKEN;
  }

  private static String whole(String text, WireType.Whole type, Bounds bounds) {
    if (!WHOLE.matcher(text).matches()) {
      return "is no whole number. Write it like 20.";
    }
    BigInteger value = new BigInteger(text);
    boolean beyond =
        type.isBounded()
            && (value.compareTo(BigInteger.valueOf(type.lowest())) < 0
                || value.compareTo(BigInteger.valueOf(type.highest())) > 0);
    return beyond ? BEYOND : within(new BigDecimal(value), bounds);
  }

  private static String decimal(
      String text, WireType.Decimal.Form form, List<Constraint> constraints) {
    if (!NUMBER.matcher(text).matches()) {
      return "is no number. Write it like 12.50.";
    }
    BigDecimal value = new BigDecimal(text);
    if (!isHeld(value, form)) {
      return BEYOND;
    }
    boolean digits =
        constraints.stream()
            .allMatch(each -> !(each instanceof Constraint.Digits count) || count.fits(value));
    return digits ? within(value, Bounds.of(constraints)) : BROKEN;
  }

  private static boolean isHeld(BigDecimal value, WireType.Decimal.Form form) {
    return switch (form) {
      case BIG_DECIMAL -> true;
      case DOUBLE -> isHeld(value, value.doubleValue());
      case FLOAT -> isHeld(value, value.floatValue());
    };
  }

  private static boolean isHeld(BigDecimal value, double held) {
    return Double.isFinite(held) && (held != 0 || value.signum() == 0);
  }

  private static String within(BigDecimal value, Bounds bounds) {
    return bounds.has(value) ? "" : BROKEN;
  }

  private static String text(String text, List<Constraint> constraints) {
    boolean number =
        constraints.stream()
            .anyMatch(
                each -> each instanceof Constraint.Limit || each instanceof Constraint.Digits);
    String fault = number ? decimal(text, WireType.Decimal.Form.BIG_DECIMAL, constraints) : "";
    return fault.isEmpty() ? shape(text, constraints) : fault;
  }

  private static String shape(String text, List<Constraint> constraints) {
    Bounds bounds = Bounds.of(constraints);
    boolean fits =
        text.length() >= bounds.shortest()
            && text.length() <= bounds.longest()
            && constraints.stream().allMatch(constraint -> allows(constraint, text));
    return fits ? "" : BROKEN;
  }

  /** What the clock says of a text is not known here. */
  private static boolean allows(Constraint constraint, String text) {
    if (constraint instanceof Constraint.NotBlank) {
      return !text.isBlank();
    } else if (constraint instanceof Constraint.Matches matches) {
      return matches(text, matches);
    } else if (constraint instanceof Constraint.Email) {
      return Addresses.isEmail(text);
    } else if (constraint instanceof Constraint.Url url) {
      return Addresses.isUrl(text, url.protocol(), url.host(), url.port());
    } else if (constraint instanceof Constraint.Uuid uuid) {
      return uuid.rule().accepts(text);
    }
    return true;
  }

  /** An expression that is wrong has a diagnostic of its own. */
  private static boolean matches(String text, Constraint.Matches constraint) {
    try {
      return constraint.compiled().matcher(text).matches();
    } catch (PatternSyntaxException wrong) {
      return true;
    }
  }

  private static String choice(String text, WireType.Choice choice) {
    List<String> values = choice.constants().stream().map(WireType.Choice.Constant::wire).toList();
    return values.contains(text)
        ? ""
        : "is none of " + String.join(", ", values) + ". Use one of them.";
  }
}
