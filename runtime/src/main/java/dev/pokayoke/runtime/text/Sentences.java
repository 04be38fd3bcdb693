package dev.pokayoke.runtime.text;

import dev.pokayoke.ErrorCode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The sentences about arguments, their names and their values, and about refusing a call for them.
 * The name of the field is not part of its sentence; what is quoted comes through {@link Quote}.
 */
public final class Sentences {
  /** No message for a model is longer, in characters. */
  public static final int LONGEST = 200;

  private static final int LISTED = 120;
  private static final int LISTED_WITH_HINT = 60;

  private Sentences() {}

  // What to do about it.

  /** The default fix of a wrong argument. */
  public static String correctIt() {
    return ErrorCode.INVALID_ARGUMENT.defaultFix();
  }

  /** The fix where only the user knows. */
  public static String askUser(String user) {
    return "Ask the " + user + "; do not choose.";
  }

  /** The fix where two values contradict each other. */
  public static String correctIfBothGiven(String user, boolean dates) {
    return "Correct it if the "
        + user
        + " gave both "
        + (dates ? "dates" : "values")
        + "; else ask.";
  }

  // The call as a whole.

  /** Several problems, each listed beside it. */
  public static String problems(int count) {
    return count + " problems; nothing ran.";
  }

  /** Problems that are not listed. */
  public static String more(int count) {
    return "and " + count + " more.";
  }

  /** The host gave no value for a parameter that the model must not fill. */
  public static String contextAbsent() {
    return "The application did not give what this tool needs; nothing ran.";
  }

  // Names.

  /** A property that is not declared. */
  public static String unknown(@Nullable String nearest, List<String> names) {
    if (nearest != null) {
      return "There is no such field; did you mean " + Quote.plain(nearest) + "?";
    }
    return names.isEmpty()
        ? "There is no such field; send none."
        : "There is no such field; send only " + list(names, LISTED) + ".";
  }

  /** A property came more than once. */
  public static String repeated() {
    return "Sent more than once, counting other spellings; send it once.";
  }

  /** A required property did not come. */
  public static String missing() {
    return "This is required and was not sent.";
  }

  /** An item of a list is {@code null}. */
  public static String nullItem() {
    return "null is not an item; leave it out.";
  }

  // Values.

  /** A value of another kind than the one declared. */
  public static String isNot(String came, String kind) {
    return came + " is not " + kind + ".";
  }

  /** A value of another kind, and what to do, because the word alone does not show it. */
  static String isNot(String came, String kind, String remedy) {
    return came + " is not " + kind + "; " + remedy + ".";
  }

  /** A value of another kind, and how to send it. */
  public static String isNotLike(String came, String kind, String like) {
    return isNot(came, kind, "send it like " + like);
  }

  /** A value that is no text. */
  public static String notText(String came) {
    return isNot(came, Kinds.TEXT, "send a string in double quotes");
  }

  /**
   * A text that is no number, often digits with something between or before them. Which number was
   * meant is not said: {@code 1.234,5} and {@code 1,000} have two readings.
   */
  public static String notNumber(String came) {
    return isNot(
        came, Kinds.NUMBER, "send it like 1250.5: digits, and a point only before decimals");
  }

  /** A text that is no whole number. */
  public static String notWhole(String came) {
    return isNot(came, Kinds.WHOLE, "send it like 1250: no separators, no symbols, no fraction");
  }

  /** More digits than any tool needs. */
  public static String tooManyDigits() {
    return "The number has more than 1000 digits; send fewer.";
  }

  /** An exponent no tool needs. */
  public static String exponentTooLarge(String came) {
    return came + " has an exponent beyond 400; send a number without one.";
  }

  /** A number that cannot be held without losing it. */
  public static String notHeld(String came, boolean tooLarge) {
    return came + " is too " + (tooLarge ? "large" : "close to 0") + ".";
  }

  /** A number outside its range; a limit of {@code null} is none. */
  public static String notInRange(String value, @Nullable String min, @Nullable String max) {
    if (min != null && max != null) {
      return min.equals(max)
          ? value + " is not " + min + "."
          : value + " is not between " + min + " and " + max + ".";
    }
    return min != null
        ? value + " is less than " + min + "."
        : value + " is more than " + max + ".";
  }

  /** An id that a JavaScript host may have rounded on the way. */
  public static String mayBeRounded(String came) {
    return came + " may have been rounded; send it as text.";
  }

  /** An enum constant that does not exist. */
  public static String notOneOf(String came, List<String> values, @Nullable String nearest) {
    String sentence = came + " is not one of ";
    return nearest == null
        ? sentence + list(values, LISTED) + "."
        : sentence
            + list(values, LISTED_WITH_HINT)
            + ". Did you mean "
            + Quote.plain(nearest)
            + "?";
  }

  // Several values.

  /** A value that must come after another, or be larger. */
  public static String notGreater(
      String value, String other, String otherValue, boolean time, boolean orEqual) {
    String relation =
        orEqual
            ? (time ? "is before " : "is less than ")
            : time ? "is not after " : "is not greater than ";
    return value + " " + relation + other + " " + otherValue + ".";
  }

  /** Values that are good one by one and were refused together, for a reason that is not told. */
  public static String notTogether() {
    return "These values are not accepted together.";
  }

  static String list(List<String> values) {
    return list(values, LISTED);
  }

  /** Names or values, as many as fit, then how many more there are. */
  private static String list(List<String> values, int longest) {
    StringBuilder list = new StringBuilder();
    for (int i = 0; i < values.size(); i++) {
      String value = Quote.plain(values.get(i));
      if (i > 0 && list.length() + value.length() > longest) {
        return list.append(" and ").append(values.size() - i).append(" more").toString();
      }
      list.append(i == 0 ? "" : ", ").append(value);
    }
    return list.toString();
  }
}
