package dev.pokayoke.processor.schema;

import java.util.ArrayList;
import java.util.List;

/**
 * What an API takes in the schema of one strict tool. {@link Integer#MAX_VALUE} for no limit.
 *
 * @param properties properties of all its objects
 * @param depth how deep objects and lists stand in each other
 * @param characters characters of all names and enum values
 * @param enumValues values of all enums
 * @param enumCharacters characters of one enum of more than 250 values
 * @param optionals properties that are not required
 * @param unions values of several types
 * @param maxItems what all {@code maxItems} add up to
 * @param recursion whether an object may contain itself
 * @param emptyObjects whether an object below the root may have no properties
 */
record Budget(
    int properties,
    int depth,
    int characters,
    int enumValues,
    int enumCharacters,
    int optionals,
    int unions,
    int maxItems,
    boolean recursion,
    boolean emptyObjects) {
  private static final int MANY_VALUES = 250;

  /** No limits. */
  static final Budget UNLIMITED =
      new Budget(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          true,
          true);

  /** What exceeds it, in words; empty if nothing does. */
  List<String> overruns(Measure measure) {
    List<String> overruns = new ArrayList<>();
    add(overruns, measure.properties(), properties, "values");
    add(overruns, measure.depth(), depth, "levels of nesting");
    add(overruns, measure.characters(), characters, "characters of names and enum values");
    add(overruns, measure.enumValues(), enumValues, "enum values");
    add(
        overruns,
        measure.enumCharacters(MANY_VALUES),
        enumCharacters,
        "characters in one enum of more than " + MANY_VALUES + " values");
    add(overruns, measure.optionals(), optionals, "optional values");
    add(overruns, measure.unions(), unions, "values of several types");
    add(overruns, measure.maxItems(), maxItems, "items in all its lists together");
    if (measure.isRecursive() && !recursion) {
      overruns.add("an object that contains itself");
    }
    if (measure.hasEmptyObjects() && !emptyObjects) {
      overruns.add("an object without values");
    }
    return overruns;
  }

  private static void add(List<String> overruns, long used, int most, String noun) {
    if (used > most) {
      overruns.add(used + " " + noun + " (at most " + most + ")");
    }
  }
}
