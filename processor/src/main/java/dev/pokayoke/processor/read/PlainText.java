package dev.pokayoke.processor.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes HTML and inline tags off documentation, and keeps what they show. */
final class PlainText {
  private static final Pattern HTML = Pattern.compile("</?[a-zA-Z][^<>]*>|<!--.*?-->");
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern TAG_NAME = Pattern.compile("\\{@(\\w+)\\s*");
  private static final Pattern LINK = Pattern.compile("(?s)([^\\s(]+(?:\\([^)]*\\))?)\\s*(.*)");

  private PlainText() {}

  static String of(String documentation) {
    String shown = HTML.matcher(withoutInlineTags(documentation)).replaceAll("");
    return BLANKS.matcher(withoutEntities(shown)).replaceAll(" ").strip();
  }

  private static String withoutInlineTags(String text) {
    Matcher tag = TAG_NAME.matcher(text);
    if (!tag.find()) {
      return text;
    }
    int end = closingBrace(text, tag.end());
    String content = text.substring(tag.end(), end);
    String rest = end < text.length() ? text.substring(end + 1) : "";
    return text.substring(0, tag.start()) + shown(tag.group(1), content) + withoutInlineTags(rest);
  }

  private static String shown(String tag, String content) {
    return switch (tag) {
      // What stands there is meant as it is: it holds no HTML.
      case "code", "literal" -> content.replace("&", "&amp;").replace("<", "&lt;");
      case "link", "linkplain", "value" -> label(content);
      default -> withoutInlineTags(content);
    };
  }

  /** The label of a link, else what it leads to. */
  private static String label(String content) {
    Matcher link = LINK.matcher(content.strip());
    if (!link.matches()) {
      return content;
    }
    if (!link.group(2).isEmpty()) {
      return withoutInlineTags(link.group(2));
    }
    String target = link.group(1);
    return (target.startsWith("#") ? target.substring(1) : target).replace('#', '.');
  }

  /**
   * The brace that closes a tag whose content begins at an index; the end of the text without one.
   */
  private static int closingBrace(String text, int start) {
    int open = 1;
    for (int i = start; i < text.length(); i++) {
      if (text.charAt(i) == '{') {
        open++;
      } else if (text.charAt(i) == '}') {
        open--;
      }
      if (open == 0) {
        return i;
      }
    }
    return text.length();
  }

  private static String withoutEntities(String text) {
    return text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&nbsp;", " ")
        .replace("&ndash;", "\u2013")
        .replace("&mdash;", "\u2014")
        .replace("&euro;", "\u20ac")
        .replace("&amp;", "&");
  }
}
