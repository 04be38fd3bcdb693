package dev.pokayoke.runtime.outcome;

import dev.pokayoke.runtime.text.JsonString;
import dev.pokayoke.runtime.text.OutcomeSentences;
import dev.pokayoke.runtime.text.Redaction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fills the {@code {wire_name}} places of a declared sentence with the arguments of the call. The
 * sentence is its author's and stays as it is; the values are cut and redacted.
 */
final class Template {
  private static final int VALUE_CHARS = 60;
  private static final Pattern PLACE = Pattern.compile("\\{([A-Za-z0-9_.$-]+)\\}");

  private Template() {}

  static String fill(String sentence, ArgumentWords arguments) {
    Matcher place = PLACE.matcher(sentence);
    StringBuilder out = new StringBuilder();
    while (place.find()) {
      String value = value(place.group(1), arguments);
      place.appendReplacement(out, Matcher.quoteReplacement(value));
    }
    return place.appendTail(out).toString();
  }

  private static String value(String name, ArgumentWords arguments) {
    String value = arguments.get(name);
    if (value != null) {
      String words = Redaction.of(value, arguments::contains);
      return JsonString.cut(words, VALUE_CHARS);
    }
    return OutcomeSentences.NO_VALUE;
  }
}
