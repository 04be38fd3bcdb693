package dev.pokayoke.cli;

import dev.pokayoke.compat.PublishedTool;
import dev.pokayoke.compat.json.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Bytes that a tool may not need.
 *
 * @param bytes how many at most
 * @param place where they are
 * @param why why they may not be needed
 */
record Trim(int bytes, String place, String why) {
  private static final int LONG_DESCRIPTION = 200;
  private static final int LONG_CHOICE = 400;
  private static final int WORTH_SHARING = 40;
  private static final Set<String> FILLERS =
      Set.of("", "a", "an", "the", "of", "to", "for", "in", "is", "this", "its", "s");
  private static final List<String> LIMITS =
      List.of("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems");
  private static final Pattern DATE_FORM =
      Pattern.compile("yyyy-mm-dd|iso[ -]?8601", Pattern.CASE_INSENSITIVE);

  /** What could be trimmed of a tool. */
  static List<Trim> of(PublishedTool tool, String dialect) {
    List<Trim> trims = new ArrayList<>();
    Map<String, String> firsts = new HashMap<>();
    for (SchemaWords.Value value : SchemaWords.of(tool, dialect)) {
      String text = value.text();
      int bytes = SchemaWords.bytes(text);
      String first = text.isEmpty() ? null : firsts.putIfAbsent(text, value.place());
      if (!text.isEmpty() && echoes(text, value.name())) {
        trims.add(new Trim(bytes, value.place(), "the description says no more than the name"));
      } else if (first != null && bytes >= WORTH_SHARING) {
        trims.add(new Trim(bytes, value.place(), "the description is that of " + first));
      } else if (bytes >= LONG_DESCRIPTION) {
        trims.add(new Trim(bytes, value.place(), "a long description"));
      }
      repeated(value, trims);
      choice(value, trims);
    }
    return trims;
  }

  private static boolean echoes(String text, String name) {
    Set<String> said = words(text);
    said.removeAll(words(name));
    said.removeAll(FILLERS);
    return said.isEmpty();
  }

  private static Set<String> words(String text) {
    return Arrays.stream(
            text.replaceAll("(\\p{Ll})(\\p{Lu})", "$1 $2")
                .toLowerCase(Locale.ROOT)
                .split("[^\\p{L}\\p{N}]+", -1))
        .collect(Collectors.toSet());
  }

  private static void repeated(SchemaWords.Value value, List<Trim> trims) {
    String text = value.text();
    int bytes = SchemaWords.bytes(text);
    List<String> limits =
        LIMITS.stream()
            .map(keyword -> value.schema().get(keyword))
            .filter(Json.Numeral.class::isInstance)
            .map(limit -> ((Json.Numeral) limit).value().toPlainString())
            .filter(limit -> !limit.equals("0"))
            .toList();
    if (!limits.isEmpty() && limits.stream().allMatch(limit -> says(text, limit))) {
      trims.add(new Trim(bytes, value.place(), "the description repeats limits of the schema"));
    }
    List<String> choices = value.schema().texts("enum");
    if (choices.size() > 1 && choices.stream().allMatch(choice -> says(text, choice))) {
      trims.add(new Trim(bytes, value.place(), "the description repeats the values of the schema"));
    }
    if (!value.schema().text("format").isEmpty() && DATE_FORM.matcher(text).find()) {
      trims.add(new Trim(bytes, value.place(), "the description repeats the format of the schema"));
    }
  }

  private static boolean says(String text, String part) {
    return Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(part) + "(?![\\p{L}\\p{N}])")
        .matcher(text)
        .find();
  }

  private static void choice(SchemaWords.Value value, List<Trim> trims) {
    List<String> choices = value.schema().texts("enum");
    int bytes = choices.stream().mapToInt(SchemaWords::bytes).sum() + 3 * choices.size();
    if (bytes >= LONG_CHOICE) {
      trims.add(
          new Trim(
              bytes,
              value.place(),
              choices.size() + " values: shorter names, or a tool that searches them"));
    }
  }
}
