package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** What no keyword says, as clauses of a description. */
final class Clauses {
  static final String WHOLE_AS_TEXT = "A whole number, as text.";
  private static final String NO_ITEM_TWICE = "No item twice.";

  private Clauses() {}

  static String of(Constraint.Limit limit) {
    String value = limit.value().toPlainString();
    if (limit.included()) {
      return (limit.lower() ? "At least " : "At most ") + value + ".";
    }
    return (limit.lower() ? "More than " : "Less than ") + value + ".";
  }

  static String of(Constraint.Digits digits) {
    String before = "At most " + digits.integer() + " digits before the point";
    return digits.fraction() == 0
        ? before + " and none after."
        : before + " and " + digits.fraction() + " after.";
  }

  /** Both ends of a whole number's range; at least one of them is there. */
  static String between(@Nullable BigInteger least, @Nullable BigInteger most) {
    if (least == null) {
      return "At most " + most + ".";
    }
    return most == null ? "At least " + least + "." : least + " to " + most + ".";
  }

  /**
   * How many of something there are.
   *
   * @param one what is counted
   * @param many the same where there are several
   */
  static String ofSize(Bounds bounds, String one, String many) {
    if (bounds.longest() == Integer.MAX_VALUE) {
      return "At least " + counted(bounds.shortest(), one, many) + ".";
    }
    String most = counted(bounds.longest(), one, many) + ".";
    if (bounds.shortest() == bounds.longest()) {
      return "Exactly " + most;
    }
    return bounds.shortest() > 0 ? bounds.shortest() + " to " + most : "At most " + most;
  }

  private static String counted(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }

  static String of(Constraint.Matches matches) {
    String flags = String.join(", ", matches.flags().stream().sorted().toList());
    return "Must match the regular expression "
        + matches.regexp()
        + (flags.isEmpty() ? "" : " (" + flags + ")")
        + " as a whole.";
  }

  static String of(Constraint constraint) {
    if (constraint instanceof Constraint.Email) {
      return "An e-mail address.";
    } else if (constraint instanceof Constraint.Url url) {
      return url(url);
    } else if (constraint instanceof Constraint.Uuid uuid) {
      return switch (uuid.letters()) {
        case "LOWER_CASE" -> "A UUID in lower case.";
        case "UPPER_CASE" -> "A UUID in upper case.";
        default -> "A UUID.";
      };
    } else if (constraint instanceof Constraint.Unique) {
      return NO_ITEM_TWICE;
    } else if (constraint instanceof Constraint.Moment moment) {
      return moment.orPresent()
          ? "Not in the " + (moment.future() ? "past." : "future.")
          : "In the " + (moment.future() ? "future." : "past.");
    } else if (constraint instanceof Constraint.Only only) {
      return "Must be " + only.value() + ".";
    } else if (constraint instanceof Constraint.None) {
      return "Leave it out.";
    }
    throw new IllegalArgumentException("unchecked model: " + constraint);
  }

  private static String url(Constraint.Url url) {
    StringBuilder clause = new StringBuilder("A URL");
    clause.append(url.protocol().isEmpty() ? "" : " with " + url.protocol());
    clause.append(url.host().isEmpty() ? "" : " at " + url.host());
    clause.append(url.port() == -1 ? "" : " on port " + url.port());
    return clause + ".";
  }

  static String of(Rule rule) {
    if (rule instanceof Rule.Exceeds exceeds) {
      return exceeds(exceeds);
    } else if (rule instanceof Rule.Counts counts) {
      return "Like PT5M; a bare number counts " + counts.unit() + ".";
    } else if (rule instanceof Rule.Formed formed) {
      return "Like " + formed.example() + ".";
    } else if (rule instanceof Rule.ForExample example) {
      return "For example " + example.value() + ".";
    } else if (rule instanceof Rule.ByDefault byDefault) {
      return "If absent: " + byDefault.value() + ".";
    } else if (rule instanceof Rule.Distinct) {
      return NO_ITEM_TWICE;
    }
    throw new IllegalArgumentException("no words for " + rule);
  }

  private static String exceeds(Rule.Exceeds exceeds) {
    String than = exceeds.field() + ".";
    if (exceeds.moment()) {
      return (exceeds.orEqual() ? "Must not be before " : "Must be after ") + than;
    }
    return (exceeds.orEqual() ? "Must be at least " : "Must be greater than ") + than;
  }
}
