package dev.pokayoke.runtime.text;

import java.util.List;

/** The sentences about objects that a tag tells apart, and about the entries of maps. */
public final class UnionSentences {
  private UnionSentences() {}

  /** The tag did not come. */
  public static String noTag(List<String> values) {
    return "This is required; send one of " + Sentences.list(values) + ".";
  }

  /** An entry of a map has no value. */
  public static String noValue() {
    return "null is not a value; leave the entry out.";
  }

  /** What is wrong with the key of an entry, whose path is that of its value. */
  public static String ofKey(String message) {
    return "Its key: " + message;
  }

  /** A field that an object does not have and another one has. */
  public static String ofAnother(String tag, String one, String other) {
    return tag
        + " "
        + Quote.plain(one)
        + " has no such field; "
        + tag
        + " "
        + Quote.plain(other)
        + " has it.";
  }
}
