package dev.pokayoke.runtime.text;

import dev.pokayoke.ErrorCode;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The sentences about a call that could not be made or did not go well. */
public final class OutcomeSentences {
  /** What did not happen, for a write that was certainly not applied. */
  public static final String NOTHING_CHANGED = "Nothing was changed.";

  /** What an argument that was not given is called in a sentence. */
  public static final String NO_VALUE = "none";

  /** What stands for words that were taken out. */
  public static final String REMOVED = "[removed]";

  /**
   * The beginning of a clause; a value inside a sentence that happens to be the word is not one.
   */
  private static final Pattern NOTHING_DONE =
      Pattern.compile("(?:^|[.!?;:] )[Nn]othing (?:was|were|has|had|ran)\\b");

  private OutcomeSentences() {}

  /**
   * Whether a sentence says itself that nothing was done, in words such as "Nothing was booked".
   * Where an author has other words for it, {@link #NOTHING_CHANGED} follows, which is true as
   * well.
   */
  public static boolean saysNothingDone(String sentence) {
    return NOTHING_DONE.matcher(sentence).find();
  }

  /**
   * What happened, where nobody has said it in words of their own.
   *
   * @param code what kind of failure it is
   * @param label the words for the system behind the tool
   * @param incident id of the log entry with the details; empty for none
   */
  public static String of(ErrorCode code, String label, String incident) {
    String system = capitalised(label);
    return switch (code) {
      case INVALID_ARGUMENT -> system + " does not accept these values.";
      case NOT_FOUND -> system + " does not have it.";
      case PERMISSION_DENIED -> system + " does not allow it.";
      case CONFLICT -> system + " cannot do it as things stand.";
      case UNAVAILABLE -> system + " does not answer.";
      case RATE_LIMITED -> system + " takes no more requests for now.";
      case PARTIAL_FAILURE -> system + " did only a part of it.";
      case UNKNOWN_OUTCOME -> "It may or may not have been done: no confirmation came.";
      case CANCELLED -> "The call was cancelled.";
      case LIMIT_REACHED -> system + " allows no more of it.";
      case INTERNAL -> "The tool failed; its incident id is " + incident + ".";
    };
  }

  /** What to do about a failure where nothing more exact is known. */
  public static String fix(ErrorCode code, String user) {
    return forUser(code.defaultFix(), user);
  }

  /** A text with the toolset's word for the person the agent serves. */
  public static String forUser(String text, String user) {
    return text.replace("{user}", user);
  }

  /** There is no tool of this name. */
  public static String noTool(String name) {
    return name.isBlank() ? "The name of the tool is missing." : "There is no tool " + name + ".";
  }

  /** What to do about the name of a tool that does not exist; nearest names first. */
  public static String nearestTools(List<String> names) {
    int last = names.size() - 1;
    return switch (names.size()) {
      case 0 -> "Call only tools you were given.";
      case 1 -> "The nearest name is " + names.get(0) + ".";
      default ->
          "The nearest names are "
              + String.join(", ", names.subList(0, last))
              + " and "
              + names.get(last)
              + ".";
    };
  }

  /** Beside a write that succeeded and whose result cannot be written. */
  public static String doneUnseen(String incident) {
    return "It was done, but its result cannot be shown; do not do it again. Its incident id is "
        + incident
        + ".";
  }

  private static String capitalised(String label) {
    return label.isEmpty()
        ? label
        : label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1);
  }
}
