package dev.pokayoke.processor.check;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the first word of a method's name says it does. */
final class Verbs {
  private static final Pattern FIRST_WORD = Pattern.compile("[a-z]+");

  private static final Set<String> CREATING =
      Set.of(
          "add",
          "append",
          "book",
          "buy",
          "charge",
          "create",
          "enqueue",
          "insert",
          "invite",
          "issue",
          "order",
          "pay",
          "place",
          "post",
          "publish",
          "purchase",
          "refund",
          "register",
          "reserve",
          "schedule",
          "send",
          "submit",
          "transfer");

  /** Without words that as often begin a noun, as in {@code orderStatus} or {@code postCode}. */
  private static final Set<String> WRITING =
      Set.of(
          "add",
          "append",
          "book",
          "buy",
          "cancel",
          "change",
          "charge",
          "create",
          "delete",
          "enqueue",
          "insert",
          "modify",
          "pay",
          "publish",
          "purchase",
          "put",
          "refund",
          "register",
          "remove",
          "rename",
          "replace",
          "reserve",
          "save",
          "send",
          "set",
          "submit",
          "transfer",
          "update",
          "upsert",
          "write");

  private Verbs() {}

  /** The first word of a Java name; empty if it does not begin with a lower-case letter. */
  static String first(String javaName) {
    Matcher word = FIRST_WORD.matcher(javaName);
    return word.lookingAt() ? word.group() : "";
  }

  /** Whether a verb makes something new each time. */
  static boolean creates(String verb) {
    return CREATING.contains(verb);
  }

  /** Whether a verb changes something. */
  static boolean writes(String verb) {
    return WRITING.contains(verb);
  }
}
