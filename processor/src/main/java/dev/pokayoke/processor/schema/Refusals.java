package dev.pokayoke.processor.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What makes an API refuse a whole request, because of one tool in it, strict or not. */
final class Refusals {
  private final List<String> found = new ArrayList<>();

  /** What was found, in words. */
  List<String> found() {
    return List.copyOf(found);
  }

  /**
   * Looks at a tool's name.
   *
   * @param rule what {@code legal} says, in words
   */
  Refusals name(String name, Pattern legal, String rule) {
    if (!legal.matcher(name).matches()) {
      found.add("the name \"" + name + "\" is not legal there: " + rule + ".");
    }
    return this;
  }

  /**
   * Looks at a tool's description.
   *
   * @param most its highest length, in characters
   */
  Refusals description(String description, int most) {
    int length = description.codePointCount(0, description.length());
    if (length > most) {
      found.add("its description has " + length + " characters (at most " + most + ").");
    }
    return this;
  }

  /**
   * Looks at the names of all values.
   *
   * @param rule what {@code legal} says, in words
   */
  Refusals properties(Json schema, Pattern legal, String rule) {
    if (schema instanceof Json.Items items) {
      items.values().forEach(item -> properties(item, legal, rule));
    }
    if (schema instanceof Json.Members members) {
      if (members.get("properties") instanceof Json.Members properties) {
        properties.members().stream()
            .map(Json.Member::name)
            .filter(name -> !legal.matcher(name).matches())
            .forEach(
                name ->
                    found.add("the value \"" + name + "\" has no legal name there: " + rule + "."));
      }
      members.members().forEach(member -> properties(member.value(), legal, rule));
    }
    return this;
  }
}
