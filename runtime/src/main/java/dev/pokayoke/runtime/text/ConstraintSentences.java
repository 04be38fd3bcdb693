package dev.pokayoke.runtime.text;

/** The sentences about values that were read and break a constraint of the service. */
public final class ConstraintSentences {
  private ConstraintSentences() {}

  // Numbers.

  /** A number that must be beyond its lower limit. */
  public static String notMoreThan(String value, String limit) {
    return value + " is not greater than " + limit + ".";
  }

  /** A number that must stay below its upper limit. */
  public static String notLessThan(String value, String limit) {
    return value + " is not less than " + limit + ".";
  }

  /** More digits before the point than allowed. */
  public static String tooManyBefore(String value, long digits, int most) {
    return value + " has " + digits(digits) + " before the point; send " + atMost(most) + ".";
  }

  /** More digits after the point than allowed. */
  public static String tooManyAfter(String value, int digits, int most, String nearest) {
    return value
        + " has "
        + digits(digits)
        + " after the point; send "
        + atMost(most)
        + ", the nearest is "
        + nearest
        + ".";
  }

  private static String digits(long count) {
    return count + (count == 1 ? " digit" : " digits");
  }

  private static String atMost(int count) {
    return count == 0 ? "none" : "at most " + count;
  }

  // Texts and lists.

  /** A text, list or map of the wrong size; a maximum of {@link Integer#MAX_VALUE} is none. */
  public static String notOfSize(int size, Counted what, int min, int max) {
    String came = what.times(size) + "; send ";
    if (min == max) {
      return came + "exactly " + min + ".";
    }
    if (max == Integer.MAX_VALUE) {
      return came + "at least " + min + ".";
    }
    return min <= 0 ? came + "at most " + max + "." : came + min + " to " + max + ".";
  }

  // Texts.

  /** A text of nothing but white space. */
  public static String blank() {
    return "This must not be blank.";
  }

  /** A text that a pattern does not match; backquotes tell where the pattern ends. */
  public static String notMatching(String came, String pattern) {
    return came + " does not match the pattern `" + pattern + "`.";
  }

  /** A text that a pattern cannot be compared with in a reasonable time. */
  public static String notMatchedInTime(String came, String pattern) {
    return came + " takes too long to compare with `" + pattern + "`; send a simpler text.";
  }

  /** No e-mail address. */
  public static String notAnEmail(String came) {
    return came + " is not an e-mail address; send it like name@example.com.";
  }

  /** No URL, or one of another server; what is empty or -1 may be anything. */
  public static String notAUrl(String came, String protocol, String host, int port) {
    return came
        + " is not a URL"
        + (protocol.isEmpty() && host.isEmpty() && port == -1 ? "" : " of the kind wanted")
        + "; send it like "
        + (protocol.isEmpty() ? "https" : Quote.plain(protocol))
        + "://"
        + (host.isEmpty() ? "example.com" : Quote.plain(host))
        + (port == -1 ? "" : ":" + port)
        + "/path.";
  }

  /** No UUID. */
  public static String notAUuid(String came, String example) {
    return came + " is not a UUID of the kind wanted; send it like " + example + ".";
  }

  // Lists.

  /** An item came before; counted from 0, as paths are. */
  public static String notUnique(int index) {
    return "Item " + index + " was sent before; send each item once.";
  }

  // Moments.

  /** A moment that must be over, or at least have begun. */
  public static String notPast(String value, boolean day, String now, boolean orPresent) {
    return value
        + (orPresent ? " is in the future; " : " is not in the past; ")
        + now(day, now)
        + (day && orPresent ? ", send that or an earlier one." : ", send an earlier one.");
  }

  /** A moment that must be still to come, or at least not be over. */
  public static String notFuture(String value, boolean day, String now, boolean orPresent) {
    return value
        + (orPresent ? " is in the past; " : " is not in the future; ")
        + now(day, now)
        + (day && orPresent ? ", send that or a later one." : ", send a later one.");
  }

  private static String now(boolean day, String now) {
    return (day ? "today is " : "now is ") + now;
  }

  // Anything.

  /** A boolean that has one good value. */
  public static String not(boolean wanted) {
    return !wanted + " is not accepted; only " + wanted + " is.";
  }

  /** A value where none may be. */
  public static String unwanted() {
    return "This must not be sent; leave it out.";
  }
}
