package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How much is read at most; limits of numbers are tested with the numbers. */
class LimitsTest {
  private static final int MIB = 1 << 20;
  private static final Shape V = Shape.of("v");

  private static String padded(String inside, int bytes) {
    return "{\"v\":\"" + inside + "x".repeat(bytes) + "\"}";
  }

  private static Bound text(String json) {
    return Bound.value(json.substring(5, json.length() - 1), Args::string);
  }

  @Test
  void aTextHasAtMostOneMebibyte() {
    int frame = padded("", 0).length();

    assertThat((String) text(padded("", MIB - frame)).value()).hasSize(MIB - frame);
    assertThat(text(padded("", MIB - frame + 1)).problems())
        .containsExactly(
            "null: The arguments are longer than 1 MiB; send less at once."
                + " | Correct it and call again.");
  }

  @Test
  void bytesOfUtf8AreCounted() {
    int frame = padded("", 0).length();
    String inside = "é€😀";

    assertThat(text(padded(inside, MIB - frame - 9)).refusal()).isNull();
    assertThat(text(padded(inside, MIB - frame - 8)).message())
        .isEqualTo("The arguments are longer than 1 MiB; send less at once.");
  }

  @Test
  void valuesNestAtMostSixtyFourDeep() {
    String deepest = "[".repeat(63) + "]".repeat(63);

    assertThat(Bound.value(deepest, Args::string).message())
        .isEqualTo("A list is not text; send a string in double quotes.");
    assertThat(Bound.value("[" + deepest + "]", Args::string).problems())
        .containsExactly(
            "null: At character 69 the nesting is deeper than 64; send flatter values."
                + " | Correct it and call again.");
    assertThat(Bound.value("{\"a\":".repeat(64) + "1" + "}".repeat(64), Args::string).message())
        .isEqualTo("At character 321 the nesting is deeper than 64; send flatter values.");
  }

  @Test
  void aLongNameAndManyNamesAreOnlyUnknown() {
    String name = "n".repeat(200_000);
    String many =
        IntStream.range(0, 60_000)
            .mapToObj(i -> "\"k" + i + "\":0")
            .collect(Collectors.joining(","));

    assertThat(Bound.read("{\"" + name + "\":1}", in -> in.next(Shape.of("v"))).problems())
        .containsExactly(
            "n".repeat(39)
                + "…: There is no such field; send only v. | Correct it and call again.");
    assertThat(Bound.read("{" + many + "}", in -> in.next(Shape.of("v"))).message())
        .isEqualTo("60000 problems; nothing ran.");
  }

  @Test
  void aNumberNobodyReadsMayBeLong() {
    assertThat(
            Bound.read(
                    "{\"x\":" + "9".repeat(5000) + ",\"y\":1e999999999}",
                    in -> in.next(Shape.of("v")))
                .message())
        .isEqualTo("2 problems; nothing ran.");
  }

  @Test
  void coercionsAreRecordedUpToAHundred() {
    String items = "\"1\",".repeat(200) + "\"1\"";

    Bound bound =
        Bound.value(
            "[" + items + "]",
            in -> {
              int sum = 0;
              if (in.array()) {
                while (in.item()) {
                  sum += in.int32();
                }
              }
              return sum;
            });

    assertThat(bound.value()).isEqualTo(201);
    assertThat(bound.repairs())
        .hasSize(100)
        .contains("v[0]: \"1\" -> 1 (numeric-text)", "v[99]: \"1\" -> 1 (numeric-text)");
  }

  @Test
  void whatIsRecordedIsCut() {
    Bound bound = Bound.value("1" + "0".repeat(99), Args::string);

    String cut = "1" + "0".repeat(58) + "…";
    assertThat(bound.repairs()).containsExactly("v: " + cut + " -> " + cut + " (number-for-text)");
  }

  @Test
  void theNearestNameIsSoughtOnlyForWhatIsShown() {
    String[] names =
        IntStream.range(0, 64)
            .mapToObj(i -> "p".repeat(29) + (char) ('!' + i) + "q".repeat(29))
            .toArray(String[]::new);
    Shape shape = Shape.of(names);
    String near =
        IntStream.range(0, 15_000)
            .mapToObj(i -> "\"" + "p".repeat(27) + (99_999 - i) + "q".repeat(27) + "\":1")
            .collect(Collectors.joining(",", "{", "}"));

    Bound bound =
        assertTimeout(Duration.ofSeconds(3), () -> Bound.read(near, in -> in.next(shape)));
    assertThat(bound.message()).isEqualTo("15000 problems; nothing ran.");
  }

  @Test
  void aListIsSoughtForEntriesWithoutTheTextBehindIt() {
    String lists = "{\"v\":[" + "[],".repeat(99_999) + "[]],\"w\":\"" + "x".repeat(700_000) + "\"}";

    Bound bound =
        assertTimeout(
            Duration.ofSeconds(8),
            () ->
                Bound.read(
                    lists,
                    in -> {
                      int maps = 0;
                      while (in.next(V) >= 0) {
                        for (in.array(); in.item(); maps++) {
                          in.map();
                          in.entry();
                        }
                      }
                      return maps;
                    }));

    assertThat(bound.message()).isEqualTo("There is no such field; send only v.");
  }

  @Test
  void whatWasFoundInAValueThatIsRepeatedIsNotNamed() {
    String items = "[" + "null,".repeat(99) + "null]";

    Bound bound =
        Bound.read(
            "{\"v\":" + items + ",\"v\":1}",
            in -> {
              while (in.next(V) >= 0) {
                if (in.array()) {
                  in.item();
                }
              }
              return null;
            });

    assertThat(bound.problems())
        .containsExactly(
            "v: Sent more than once, counting other spellings; send it once."
                + " | Correct it and call again.",
            "and 36");
  }
}
