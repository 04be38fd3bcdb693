package dev.pokayoke.processor.read;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a documentation comment says, as plain text: HTML and inline tags are stripped and white
 * space is normalised, so that every compiler gives the same words.
 *
 * @param sentence the first sentence; empty without one
 * @param parameters texts of {@code @param} by name
 */
record Javadoc(String sentence, Map<String, String> parameters) {
  private static final Javadoc NONE = new Javadoc("", Map.of());
  private static final Pattern BLOCK = Pattern.compile("(?m)^\\s*@(\\w+)");
  private static final Pattern PARAM = Pattern.compile("(?s)\\s*([\\w$]+)(.*)");
  private static final Pattern SENTENCE =
      Pattern.compile("(?s).*?(?<!\\b(?:e\\.g|i\\.e|cf|vs))[.!?](?=\\s|$)");
  private static final Pattern ESCAPE =
      Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)\\\\u+([0-9a-fA-F]{4})");
  private static final Pattern PARAGRAPH = Pattern.compile("(?i)<(?:p|ul|ol|dl|table|pre|h\\d)\\b");

  /**
   * Reads a comment.
   *
   * @param comment the text without comment marks, or {@code null} where there is none
   */
  static Javadoc of(@Nullable String comment) {
    if (comment == null) {
      return NONE;
    }
    String text = withoutEscapes(comment);
    Matcher block = BLOCK.matcher(text);
    boolean tagged = block.find();
    String description = tagged ? text.substring(0, block.start()) : text;
    Map<String, String> parameters = new LinkedHashMap<>();
    while (tagged) {
      boolean isParam = block.group(1).equals("param");
      int start = block.end();
      tagged = block.find();
      Matcher param = PARAM.matcher(text.substring(start, tagged ? block.start() : text.length()));
      if (isParam && param.matches()) {
        parameters.putIfAbsent(param.group(1), PlainText.of(param.group(2)));
      }
    }
    return new Javadoc(firstSentence(description), parameters);
  }

  // javac has read them when it hands out a comment, ecj has not (JLS 3.3).
  private static String withoutEscapes(String comment) {
    return ESCAPE
        .matcher(comment)
        .replaceAll(
            escape ->
                Matcher.quoteReplacement(
                    escape.group(1) + (char) Integer.parseInt(escape.group(2), 16)));
  }

  private static String firstSentence(String description) {
    Matcher paragraph = PARAGRAPH.matcher(description.strip());
    String first = description.strip();
    if (paragraph.find() && paragraph.start() > 0) {
      first = first.substring(0, paragraph.start());
    }
    String plain = PlainText.of(first);
    Matcher sentence = SENTENCE.matcher(plain);
    return sentence.lookingAt() ? sentence.group() : plain;
  }
}
