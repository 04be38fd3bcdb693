package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.sun.management.ThreadMXBean;
import dev.pokayoke.runtime.generated.Hotel.RoomType;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SinkTest {
  private static final Shape PAIR = Shape.of("a", "b");

  private static String written(Consumer<Sink> writer) {
    Sink out = Sink.withNote("");
    writer.accept(out);
    return out.text();
  }

  /** What a value is written as inside a list. */
  private static String item(Consumer<Sink> writer) {
    return written(
        out -> {
          out.beginArray();
          writer.accept(out);
          out.endArray();
        });
  }

  @Test
  void anObjectHasNamesAndOmitsWhatIsMissing() {
    assertThat(
            written(
                out -> {
                  out.begin();
                  out.at(PAIR, 0).string("x");
                  out.at(PAIR, 1).string(null);
                  out.at("c").begin();
                  out.at("d").nil();
                  out.at("e").whole(1);
                  out.end();
                  out.at("f").beginArray();
                  out.string("y");
                  out.string(null);
                  out.nil();
                  out.endArray();
                  out.end();
                }))
        .isEqualTo("{\"a\":\"x\",\"c\":{\"e\":1},\"f\":[\"y\"]}");
  }

  @Test
  void aTextLongerThanAnyBufferIsWhole() {
    String note = "0123456789".repeat(3_000);

    assertThat(item(out -> out.string(note))).isEqualTo("[\"" + note + "\"]");
  }

  @Test
  void namesAndChoicesAreEscaped() {
    Shape quoted = Shape.of("a\"b");
    Choice<RoomType> choice = Choice.of(RoomType.class).value(RoomType.SINGLE, "s\\1").build();

    assertThat(
            written(
                out -> {
                  out.begin();
                  out.at(quoted, 0).choice(choice, RoomType.SINGLE);
                  out.end();
                }))
        .isEqualTo("{\"a\\\"b\":\"s\\\\1\"}");
  }

  /** A generator that is not closed takes a new buffer of 8 KB for each text. */
  @Test
  void givesItsBuffersBack() {
    ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
    int texts = 1_000;
    item(out -> out.string("x"));
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < texts; i++) {
      item(out -> out.string("x"));
    }
    long each = (threads.getCurrentThreadAllocatedBytes() - before) / texts;

    assertThat(each).isLessThan(4_000);
  }

  @Test
  void everyKindOfMissingValueIsOmitted() {
    assertThat(
            written(
                out -> {
                  out.begin();
                  out.at("a").character((Character) null);
                  out.at("a").bool((Boolean) null);
                  out.at("a").whole((Number) null);
                  out.at("a").whole(OptionalInt.empty());
                  out.at("a").whole(OptionalLong.empty());
                  out.at("a").id((Long) null);
                  out.at("a").id(OptionalLong.empty());
                  out.at("a").float64((Double) null);
                  out.at("a").float64(OptionalDouble.empty());
                  out.at("a").float32((Float) null);
                  out.at("a").decimal(null);
                  out.at("a").localDate(null);
                  out.at("a").localDateTime(null);
                  out.at("a").choice(Hotel.ROOM_TYPE, null);
                  out.end();
                }))
        .isEqualTo("{}");
  }

  @Test
  void aMissingItemIsOmittedAndAMissingResultIsNot() {
    assertThat(item(out -> out.string(null))).isEqualTo("[]");
    assertThat(
            written(
                out -> {
                  out.beginResult();
                  out.string(null);
                  out.endResult(false);
                }))
        .isEqualTo("{\"result\":null}");
  }

  @Test
  void everyKindOfValueIsWritten() {
    assertThat(
            item(
                out -> {
                  out.character('x');
                  out.character(Character.valueOf('"'));
                  out.bool(true);
                  out.bool(Boolean.FALSE);
                  out.whole(Long.MIN_VALUE);
                  out.whole(Short.valueOf((short) 7));
                  out.whole(OptionalInt.of(8));
                  out.whole(OptionalLong.of(9));
                  out.id(9007199254740993L);
                  out.id(Long.valueOf(5));
                  out.id(OptionalLong.of(6));
                  out.float64(0.1);
                  out.float64(Double.valueOf(2));
                  out.float64(OptionalDouble.of(1e300));
                  out.float32(0.1f);
                  out.float32(Float.valueOf(3));
                  out.localDate(LocalDate.of(2026, 3, 14));
                  out.choice(Hotel.ROOM_TYPE, RoomType.SUITE);
                }))
        .isEqualTo(
            "[\"x\",\"\\\"\",true,false,-9223372036854775808,7,8,9,\"9007199254740993\",\"5\","
                + "\"6\",0.1,2.0,1.0E300,0.1,3.0,\"2026-03-14\",\"SUITE\"]");
  }

  @ParameterizedTest
  @CsvSource({
    "1.10, 1.10",
    "1E+3, 1000",
    "1E-7, 0.0000001",
    "-0.00, 0.00",
    "1E+1001, 1E+1001",
  })
  void aDecimalIsPlainUnlessItWouldFloodTheText(BigDecimal value, String json) {
    assertThat(item(out -> out.decimal(value))).isEqualTo("[" + json + "]");
  }

  @ParameterizedTest
  @CsvSource({
    "2026-01-15T10:30:00, 2026-01-15T10:30",
    "2026-01-15T10:30:05, 2026-01-15T10:30:05",
    "2026-01-15T10:30:05.5, 2026-01-15T10:30:05.500",
  })
  void secondsAreOmittedOnlyWhereTheyAreZero(LocalDateTime value, String text) {
    assertThat(item(out -> out.localDateTime(value))).isEqualTo("[\"" + text + "\"]");
  }

  @Test
  void textIsAlwaysUnicode() {
    assertThat(item(out -> out.string("a\n\u0000é😀\ud83d!\ude00")))
        .isEqualTo("[\"a\\n\\u0000é😀\ufffd!\ufffd\"]");
    assertThat(item(out -> out.character('\ud83d'))).isEqualTo("[\"\ufffd\"]");
  }

  @Test
  void aResultThatIsNoObjectGetsAName() {
    assertThat(
            written(
                out -> {
                  out.beginResult();
                  out.whole(5);
                  out.endResult(false);
                }))
        .isEqualTo("{\"result\":5}");
    assertThat(written(Sink::done)).isEqualTo("{\"result\":\"done\"}");
    assertThat(written(Sink::noResult)).isEqualTo("{\"result\":null}");
  }

  @Test
  void anEmptyResultGetsTheNote() {
    Sink list = Sink.withNote("No room. Try other dates.");
    list.beginResult();
    list.beginArray();
    list.endArray();
    list.endResult(true);
    Sink nothing = Sink.withNote("No room. Try other dates.");
    nothing.noResult();
    Sink something = Sink.withNote("No room. Try other dates.");
    something.beginResult();
    something.bool(true);
    something.endResult(false);

    assertThat(list.text()).isEqualTo("{\"result\":[],\"note\":\"No room. Try other dates.\"}");
    assertThat(nothing.text())
        .isEqualTo("{\"result\":null,\"note\":\"No room. Try other dates.\"}");
    assertThat(something.text()).isEqualTo("{\"result\":true}");
  }

  @Test
  void whatJsonCannotSayIsAnError() {
    assertThatIllegalStateException()
        .isThrownBy(() -> item(out -> out.float64(Double.NaN)))
        .withMessage("NaN is not a number that JSON has");
    assertThatIllegalStateException()
        .isThrownBy(() -> item(out -> out.float32(Float.NEGATIVE_INFINITY)))
        .withMessage("-Infinity is not a number that JSON has");
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                item(
                    out ->
                        out.choice(
                            Choice.of(RoomType.class).value(RoomType.SINGLE, "S").build(),
                            RoomType.SUITE)))
        .withMessage("SUITE has no value on the wire");
  }
}
