package dev.pokayoke.processor;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** Lists, sets, arrays and maps of several values. */
final class OracleContainers {
  static final OracleValues TEXTS =
      OracleValues.of(
          "List",
          OracleValues.with(List.of(List.of()), OracleTexts.WORDS.stream().map(List::of).toArray()),
          OracleContainers::words,
          OracleValues::json);
  static final OracleValues SET =
      OracleValues.of(
          "Set",
          List.of(new LinkedHashSet<>()),
          random -> new LinkedHashSet<>(words(random)),
          OracleValues::json);
  static final OracleValues ARRAY =
      OracleValues.of(
          "String[]",
          List.of((Object) new String[0]),
          random -> words(random).toArray(String[]::new),
          OracleValues::json);

  /** Arrays of primitives: empty ones and some of up to four items. */
  static final List<OracleValues> ARRAYS =
      List.of(
          arrays(boolean.class, true),
          arrays(short.class, (short) 7),
          arrays(int.class, 7),
          arrays(long.class, 7L),
          arrays(float.class, 7.5f),
          arrays(double.class, 7.5));

  private static OracleValues arrays(Class<?> type, Object item) {
    return OracleValues.of(
        type + "[]",
        List.of(Array.newInstance(type, 0)),
        random -> {
          Object array = Array.newInstance(type, random.nextInt(5));
          for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, item);
          }
          return array;
        },
        OracleValues::json);
  }

  static final OracleValues INTS =
      OracleValues.of(
          "List",
          List.of(List.of(), OracleNumbers.WHOLE),
          random -> random.ints(random.nextInt(3), -10, 120).boxed().toList(),
          OracleValues::json);
  static final OracleValues TABLE =
      OracleValues.of(
          "List",
          List.of(List.of(), List.of(List.of()), List.of(OracleTexts.WORDS)),
          random -> List.of(words(random), words(random)),
          OracleValues::json);

  static final OracleValues COUNTS =
      OracleValues.of(
          "Map",
          List.of(Map.of()),
          random -> {
            Map<String, Integer> counts = new LinkedHashMap<>();
            words(random).forEach(word -> counts.put(word, random.nextInt(9)));
            return counts;
          },
          OracleValues::json);

  /** Lists of few different items, by the type as a parameter declares it. */
  static final List<OracleValues> REPEATED =
      List.of(
          repeated("List<String>", OracleTexts::word),
          repeated("Collection<Integer>", random -> random.nextInt(6)),
          repeated("List<Double>", random -> (random.nextInt(6) - 3) / 2.0),
          repeated(
              "List<BigDecimal>",
              random -> new BigDecimal(BigInteger.valueOf(random.nextInt(3)), random.nextInt(2))),
          repeated("List<Boolean>", Random::nextBoolean));

  private static OracleValues repeated(String type, Function<Random, Object> item) {
    return OracleValues.of(
        type,
        List.of(List.of()),
        random -> {
          List<Object> items = new ArrayList<>();
          for (int i = random.nextInt(4); i > 0; i--) {
            items.add(item.apply(random));
          }
          return items;
        },
        OracleValues::json);
  }

  private static List<String> words(Random random) {
    List<String> words = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      words.add(random.nextBoolean() ? "same" : OracleTexts.word(random));
    }
    return words;
  }

  private OracleContainers() {}
}
