package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values in another structure than the declared one. */
class StructuresTest {
  private static final String FIX = " | Correct it and call again.";

  private static void assertRead(
      String json, Function<Args, @Nullable Object> reader, Object value, String... repairs) {
    Bound bound = Bound.value(json, reader);
    assertThat(bound.problems()).isEmpty();
    assertThat(bound.value()).isEqualTo(value);
    assertThat(bound.repairs()).containsExactly(repairs);
  }

  private static void assertRefused(
      String json, Function<Args, @Nullable Object> reader, String problem) {
    assertThat(Bound.value(json, reader).problems()).containsExactly(problem + FIX);
  }

  @Test
  void aListMayBeText() {
    assertRead(
        "\" [120, 44] \"",
        in -> Baskets.list(in, Args::int32),
        List.of(120, 44),
        "v: \"[120, 44]\" -> [120, 44] (list-text)");
    assertRead(
        "\"[\\\"a\\\"]\"",
        in -> Baskets.list(in, Args::string),
        List.of("a"),
        "v: \"[\\\"a\\\"]\" -> [\"a\"] (list-text)");
    assertRead(
        "\"[0.10]\"",
        in -> Baskets.list(in, Args::decimal),
        List.of(new java.math.BigDecimal("0.10")),
        "v: \"[0.10]\" -> [0.10] (list-text)");
    assertRefused(
        "\"[1, true]\"", in -> Baskets.list(in, Args::int32), "v[1]: true is not a whole number.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1, 2", "[a]", "['a']", "[1] x", "[1,]"})
  void aTextThatIsNoListIsNotMended(String text) {
    assertRefused(
        '"' + text + '"',
        in -> Baskets.list(in, Args::string),
        "v: \"" + text + "\" is not JSON; send a list, not text.");
  }

  @Test
  void aTextInsideATextIsNotOpened() {
    assertRefused(
        "\"\\\"[1,2]\\\"\"",
        in -> Baskets.list(in, Args::int32),
        "v: \"\"[1,2]\"\" is one text; send a list.");
    assertRefused(
        "\"\\\"{}\\\"\"",
        Baskets::item,
        "v: \"\"{}\"\" is not an object; send named values: {...}.");
  }

  @Test
  void oneItemAloneIsAListOfIt() {
    assertRead(
        "\"a\"",
        in -> Baskets.list(in, Args::string),
        List.of("a"),
        "v: \"a\" -> [\"a\"] (single-item)");
    assertRead("7", in -> Baskets.list(in, Args::int32), List.of(7), "v: 7 -> [7] (single-item)");
    assertRead(
        "9007199254740993",
        in -> Baskets.list(in, Args::int64),
        List.of(9007199254740993L),
        "v: 9007199254740993 -> [9007199254740993] (single-item)");
    assertRead(
        "\"12\"",
        in -> Baskets.list(in, Args::int32),
        List.of(12),
        "v: \"12\" -> [\"12\"] (single-item)",
        "v[0]: \"12\" -> 12 (numeric-text)");
    assertRead(
        "true",
        in -> Baskets.list(in, Args::bool),
        List.of(true),
        "v: true -> [true] (single-item)");
    assertRead(
        "{\"name\":\"x\" , \"tags\":[ ]}",
        in -> Baskets.list(in, Baskets::item),
        List.of(List.of("x", List.of())),
        "v: {\"name\":\"x\" , \"tags\":[ ]} -> [{\"name\":\"x\" , \"tags\":[ ]}] (single-item)");
    assertRead(
        "[\"a\",[\"b\"]]",
        in -> Baskets.list(in, each -> Baskets.list(each, Args::string)),
        List.of(List.of("a"), List.of("b")),
        "v[0]: \"a\" -> [\"a\"] (single-item)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a,b | \"a,b\" is one text; send a list.",
        "1,2 | \"1,2\" is one text; send a list.",
        "{1,2} | \"{1,2}\" is one text; send a list.",
        "null | \"null\" is not a list; send one: [...].",
        "None | \"None\" is not a list; send one: [...].",
        "   | \"\" is not a list; send one: [...].",
      })
  void aTextThatIsNoItemIsRefused(@Nullable String text, String message) {
    String json = '"' + (text == null ? "" : text) + '"';
    assertRefused(json, in -> Baskets.list(in, Args::string), "v: " + message);
  }

  @Test
  void onlyEnumValuesMayStandBetweenCommas() {
    assertRead(
        "\"SINGLE,dbl\"",
        Baskets::choices,
        List.of(Hotel.RoomType.SINGLE, Hotel.RoomType.DOUBLE),
        "v: \"SINGLE,dbl\" -> [\"SINGLE\", \"dbl\"] (comma-separated)",
        "v[1]: \"dbl\" -> DOUBLE (enum-alias)");
    assertRead(
        "\"'SINGLE', 'SUITE'\"",
        Baskets::choices,
        List.of(Hotel.RoomType.SINGLE, Hotel.RoomType.SUITE),
        "v: \"'SINGLE', 'SUITE'\" -> [\"SINGLE\", \"SUITE\"] (comma-separated)");
    assertRead(
        "\"SUITE\"",
        Baskets::choices,
        List.of(Hotel.RoomType.SUITE),
        "v: \"SUITE\" -> [\"SUITE\"] (single-item)");
    assertRefused("\"SINGLE,\"", Baskets::choices, "v: \"SINGLE,\" is one text; send a list.");
    assertRefused(
        "\"SINGLE,loft\"", Baskets::choices, "v[1]: \"loft\" is not one of SINGLE, DOUBLE, SUITE.");
  }

  @Test
  void anObjectMayBeText() {
    assertRead(
        "\"{\\\"name\\\":\\\"x\\\",\\\"tags\\\":\\\"[\\\\\\\"a\\\\\\\"]\\\"}\"",
        Baskets::item,
        List.of("x", List.of("a")),
        "v: \"{\\\"name\\\":\\\"x\\\",\\\"tags\\\":\\\"[\\\\\\\"a\\\\\\\"]\\\"}\" ->"
            + " {\"name\":\"x\",\"tags\":\"[\\\"a\\\"]\"} (object-text)",
        "v.tags: \"[\\\"a\\\"]\" -> [\"a\"] (list-text)");
    assertRead(
        "[\"{\\\"name\\\":\\\"x\\\"}\",{\"name\":\"y\"}]",
        in -> Baskets.list(in, Baskets::item),
        List.of(List.of("x"), List.of("y")),
        "v[0]: \"{\\\"name\\\":\\\"x\\\"}\" -> {\"name\":\"x\"} (object-text)");
    assertRefused(
        "\"{\\\"name\\\":\"",
        Baskets::item,
        "v: \"{\"name\":\" is not JSON; send an object, not text.");
    assertRefused(
        "\"{\\\"colour\\\":1,\\\"name\\\":\\\"x\\\"}\"",
        Baskets::item,
        "v.colour: There is no such field; send only name, tags.");
  }

  @Test
  void aListOfOneIsThatOne() {
    assertRead("[ 7 ]", Args::int32, 7, "v: [7] -> 7 (single-element)");
    assertRead("[\"a]\"]", Args::string, "a]", "v: [\"a]\"] -> \"a]\" (single-element)");
    assertRead("[true]", Args::bool, true, "v: [true] -> true (single-element)");
    assertRead(
        "[{\"year\":2026,\"month\":3,\"day\":14}]",
        Args::localDate,
        LocalDate.of(2026, 3, 14),
        "v: [{\"year\":2026,\"month\":3,\"day\":14}] -> {\"year\":2026,\"month\":3,\"day\":14}"
            + " (single-element)",
        "v: {\"year\":2026,\"month\":3,\"day\":14} -> 2026-03-14 (date-object)");
    assertRead(
        "[{\"name\":[\"x\"],\"tags\":[\"a\",\"b\"]}]",
        Baskets::item,
        List.of("x", List.of("a", "b")),
        "v: [{\"name\":[\"x\"],\"tags\":[\"a\",\"b\"]}] -> {\"name\":[\"x\"],\"tags\":[\"a\",\"b\"]}"
            + " (single-element)",
        "v.name: [\"x\"] -> \"x\" (single-element)");
    assertRead(
        "[[1],2,[3]]",
        in -> Baskets.list(in, Args::int32),
        List.of(1, 2, 3),
        "v[0]: [1] -> 1 (single-element)",
        "v[2]: [3] -> 3 (single-element)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "[1,2]", "[[1]]", "[null]", "[1,null]"})
  void otherListsAreNoSingleValue(String json) {
    assertRefused(json, Args::int32, "v: A list is not a whole number.");
    assertRefused(json, Args::string, "v: A list is not text; send a string in double quotes.");
  }

  @Test
  void readingGoesOnAfterAListOfOneThatWasWrong() {
    assertThat(
            Bound.value(
                    "[[true],[{\"a\":[1]}],[\"x\",\"y\"],5]", in -> Baskets.list(in, Args::int32))
                .problems())
        .containsExactly(
            "v[0]: true is not a whole number." + FIX,
            "v[1]: An object is not a whole number." + FIX,
            "v[2]: A list is not a whole number." + FIX);
  }

  @Test
  void aListIsTheObjectThatHoldsNothingElse() {
    assertRead(
        "[{\"name\":\"x\"},{\"name\":\"y\"}]",
        Baskets::basket,
        "basket[[x], [y]]",
        "v: [{\"name\":\"x\"},{\"name\":\"y\"}] ->"
            + " {\"items\":[{\"name\":\"x\"},{\"name\":\"y\"}]} (wrapped-list)");
    assertRead(
        "[{\"name\":\"x\"}]",
        Baskets::basket,
        "basket[[x]]",
        "v: [{\"name\":\"x\"}] -> {\"items\":[{\"name\":\"x\"}]} (wrapped-list)");
    assertRead(
        "[{\"Items\":[]}]",
        Baskets::basket,
        "basket[]",
        "v: [{\"Items\":[]}] -> {\"Items\":[]} (single-element)",
        "v.items: \"Items\" -> items (key-spelling)");
    assertRefused(
        "[{\"name\":\"x\"},7]",
        Baskets::basket,
        "v.items[1]: 7 is not an object; send named values: {...}.");
  }

  @Test
  void theDepthIsCountedThroughOpenedTexts() {
    String lists = "[".repeat(63) + "]".repeat(63);
    assertThat(
            Bound.value("\"" + lists + "\"", in -> Baskets.list(in, x -> Baskets.skip(x)))
                .problems())
        .isEmpty();
    assertRefused(
        "\"[" + lists + "]\"",
        in -> Baskets.list(in, x -> Baskets.list(x, y -> Baskets.skip(y))),
        "v: The nesting is deeper than 64 here; send flatter values.");
  }

  @Test
  void placesAreFoundInLongTexts() {
    String padding = "\"é" + "x\\n😀".repeat(20_000) + "\",";
    String item = "{\"name\":[\"b\"],\"tags\":\"c\"}";
    Bound bound =
        Bound.read(
            "{\"a\":" + padding + "\"b\":[ 7 ] ,\"c\":" + padding + "\"d\":" + item + '}',
            Baskets::padded);

    assertThat(bound.problems()).isEmpty();
    assertThat(bound.repairs())
        .containsExactly(
            "b: [7] -> 7 (single-element)",
            "d: " + item + " -> [" + item + "] (single-item)",
            "d[0].name: [\"b\"] -> \"b\" (single-element)",
            "d[0].tags: \"c\" -> [\"c\"] (single-item)");
    assertThat(bound.value()).isEqualTo("7[[b, [c]]]");
  }
}
