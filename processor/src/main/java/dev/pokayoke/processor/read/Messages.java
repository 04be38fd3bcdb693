package dev.pokayoke.processor.read;

/**
 * The developer's own words for a value that breaks a constraint. The parameters of the annotation
 * are filled in, as {@code {value}}. Words that need a bundle or an expression at run time are left
 * out, and Pokayoke's own are used.
 */
final class Messages {
  private static final String NEEDS_ESCAPE = "{}$\\";

  private Messages() {}

  /** The words, or an empty text for Pokayoke's own. */
  static String of(AnnotationView view) {
    String template = view.string("message");
    StringBuilder words = new StringBuilder();
    int at = 0;
    while (at < template.length()) {
      char c = template.charAt(at);
      if (c == '\\' && at + 1 < template.length() && isSpecial(template.charAt(at + 1))) {
        words.append(template.charAt(at + 1));
        at += 2;
      } else if (c == '{') {
        int end = template.indexOf('}', at);
        String value = end < 0 ? "" : view.plain(template.substring(at + 1, end));
        boolean expression = at > 0 && template.charAt(at - 1) == '$';
        if (value.isEmpty() || expression) {
          return "";
        }
        words.append(value);
        at = end + 1;
      } else {
        words.append(c);
        at++;
      }
    }
    return words.toString().strip();
  }

  private static boolean isSpecial(char c) {
    return NEEDS_ESCAPE.indexOf(c) >= 0;
  }
}
