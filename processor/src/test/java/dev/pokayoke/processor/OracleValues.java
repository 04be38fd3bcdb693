package dev.pokayoke.processor;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Values of a type: those at the boundaries of the constraints, and random ones. */
record OracleValues(String type, List<Value> boundaries, Function<Random, Value> random) {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final LocalDateTime NOW = LocalDateTime.parse("2026-11-30T12:00");

  /** A value in Java and as a model sends it. */
  record Value(String json, @Nullable Object value) {}

  List<Value> of(Random random, int count) {
    List<Value> all = new ArrayList<>(boundaries);
    for (int i = 0; i < count; i++) {
      all.add(this.random.apply(random));
    }
    return all;
  }

  boolean isByte() {
    return type.equals("byte");
  }

  private static OracleValues of(
      String type, List<?> boundaries, Function<Random, ?> random, Function<Object, Value> value) {
    return new OracleValues(type, boundaries.stream().map(value).toList(), random.andThen(value));
  }

  private static Value plain(Object value) {
    return new Value(value.toString(), value);
  }

  private static Value json(Object value) {
    return new Value(JSON.writeValueAsString(value), value);
  }

  private static long near(Random random) {
    return random.nextInt(4) == 0
        ? random.nextLong() >> random.nextInt(64)
        : random.nextInt(260) - 130;
  }

  private static final List<Integer> WHOLE =
      List.of(-128, -100, -99, -6, -5, -1, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 99, 100, 101, 127);

  static final OracleValues BYTE =
      of(
          "byte",
          WHOLE.stream().map(Integer::byteValue).toList(),
          random -> (byte) near(random),
          OracleValues::plain);
  static final OracleValues SHORT =
      of(
          "short",
          WHOLE.stream().map(Integer::shortValue).toList(),
          random -> (short) near(random),
          OracleValues::plain);
  static final OracleValues INT =
      of(
          "int",
          with(WHOLE, 999, 1000, -999, -1000, Integer.MIN_VALUE, Integer.MAX_VALUE),
          random -> (int) near(random),
          OracleValues::plain);
  static final OracleValues LONG =
      of(
          "Long",
          with(
              WHOLE.stream().map(Integer::longValue).toList(),
              Long.MIN_VALUE,
              Long.MAX_VALUE,
              999L,
              1000L),
          OracleValues::near,
          OracleValues::plain);

  private static final List<String> NUMBERS =
      List.of(
          "0",
          "0.0",
          "0.00",
          "-0.0",
          "0.1",
          "0.10",
          "0.11",
          "0.09",
          "2.5",
          "2.49",
          "3",
          "3.0",
          "3.01",
          "9.9",
          "9.99",
          "10",
          "10.0",
          "10.00",
          "99.9",
          "99.99",
          "100",
          "100.1",
          "999",
          "999.5",
          "1000",
          "1e2",
          "1e3",
          "1.5e-3",
          "-5",
          "-5.01",
          "-0.001",
          "5",
          "5.001",
          "7",
          "7.1",
          "2",
          "1.99",
          "123456789012345678901234567890");
  static final OracleValues DECIMAL =
      of(
          "BigDecimal",
          NUMBERS.stream().map(BigDecimal::new).toList(),
          OracleValues::decimal,
          OracleValues::plain);
  static final OracleValues DOUBLE =
      of(
          "double",
          NUMBERS.stream().map(Double::valueOf).toList(),
          random -> decimal(random).doubleValue(),
          OracleValues::plain);
  static final OracleValues FLOAT =
      of(
          "float",
          NUMBERS.stream().map(Float::valueOf).toList(),
          random -> decimal(random).floatValue(),
          OracleValues::plain);
  static final OracleValues NUMBER_TEXT =
      of(
          "String",
          with(NUMBERS, "", " ", "abc", " 5", "+5", "1,5", "NaN", ".5", "5.", "1e999"),
          random -> decimal(random).toString(),
          OracleValues::json);

  private static BigDecimal decimal(Random random) {
    return new BigDecimal(BigInteger.valueOf(near(random)), random.nextInt(5) - 1);
  }

  private static final List<String> WORDS =
      List.of(
          "",
          " ",
          "  ",
          "\t\n",
          "\u0000",
          "\u00a0",
          "a",
          "ab",
          "abc",
          "abcd",
          "abcde",
          "aB",
          "😀",
          "😀😀",
          "a\n",
          "n@e.com",
          "a@b",
          "@b",
          "a@",
          "a@b@c",
          "a@b.",
          "\"a b\"@c.de",
          "\"\"@c",
          "a..b@c.de",
          ".a@b",
          "ä@ö.de",
          "a@[1.2.3.4]",
          "a@[IPv6:::1]",
          "a@[IPv6:::ffff:1.2.3.4]",
          "a@-b.c",
          "a@b-.c",
          "x".repeat(64) + "@b.c",
          "x".repeat(65) + "@b.c",
          "a@" + "x".repeat(64) + ".c",
          "a@" + "b.".repeat(130) + "c",
          "N@E.COM",
          "http://example.com",
          "https://example.com:8080/a?b=c",
          "https://example.com:8080",
          "https://other.com:8080",
          "example.com",
          "ftp://x",
          "http:// x",
          "mailto:a@b.c",
          "foo://x",
          "http://",
          "file:///a",
          "HTTPS://example.com:8080",
          "00000000-0000-0000-0000-000000000000",
          "01890a5d-ac96-774b-bcce-b302099a8057",
          "01890A5D-AC96-474B-BCCE-B302099A8057",
          "01890a5d-ac96-074b-bcce-b302099a8057",
          "01890a5d-ac96-f74b-bcce-b302099a8057",
          "01890a5d-ac96-774b-fcce-b302099a8057",
          "01890a5d-ac96-774b-dcce-b302099a8057",
          "01890a5d-ac96-774b-7cce-b302099a8057",
          "01890a5dac96774bbcceb302099a8057",
          "01890a5d-ac96-774b-bcce-b302099a805",
          "01890a5d-ac96-774b-bcce-b302099a805g",
          "01890a5da-c96-774b-bcce-b302099a8057",
          "-".repeat(36));
  static final OracleValues TEXT = of("String", WORDS, OracleValues::word, OracleValues::json);
  static final OracleValues NULLABLE =
      new OracleValues("String", List.of(new Value("null", null)), random -> json(word(random)));
  static final OracleValues OPTIONAL_TEXT =
      new OracleValues(
          "Optional",
          WORDS.stream().map(each -> new Value(json(each).json(), Optional.of(each))).toList(),
          random -> {
            String word = word(random);
            return new Value(json(word).json(), Optional.of(word));
          });
  static final OracleValues OPTIONAL_INT =
      new OracleValues(
          "OptionalInt",
          List.of(new Value("null", OptionalInt.empty())),
          random -> {
            int number = random.nextInt(12);
            return new Value("" + number, OptionalInt.of(number));
          });

  private static String word(Random random) {
    if (random.nextInt(3) == 0) {
      StringBuilder mutated = new StringBuilder(WORDS.get(random.nextInt(WORDS.size())));
      int at = random.nextInt(mutated.length() + 1);
      return mutated.insert(at, "a1 .@-:/\"ZF".charAt(random.nextInt(11))).toString();
    }
    StringBuilder word = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      word.append("abZ .@-1".charAt(random.nextInt(8)));
    }
    return word.toString();
  }

  static final OracleValues TEXTS =
      of(
          "List",
          with(List.of(List.of()), WORDS.stream().map(List::of).toArray()),
          OracleValues::words,
          OracleValues::json);
  static final OracleValues SET =
      of(
          "Set",
          List.of(new LinkedHashSet<>()),
          random -> new LinkedHashSet<>(words(random)),
          OracleValues::json);
  static final OracleValues ARRAY =
      of(
          "String[]",
          List.of((Object) new String[0]),
          random -> words(random).toArray(String[]::new),
          OracleValues::json);
  static final OracleValues INT_ARRAY =
      of(
          "int[]",
          List.of((Object) new int[0]),
          random -> random.ints(random.nextInt(5)).toArray(),
          OracleValues::json);
  static final OracleValues INTS =
      of(
          "List",
          List.of(List.of(), WHOLE),
          random -> random.ints(random.nextInt(3), -10, 120).boxed().toList(),
          OracleValues::json);
  static final OracleValues TABLE =
      of(
          "List",
          List.of(List.of(), List.of(List.of()), List.of(WORDS)),
          random -> List.of(words(random), words(random)),
          OracleValues::json);

  private static List<String> words(Random random) {
    List<String> words = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      words.add(random.nextBoolean() ? "same" : word(random));
    }
    return words;
  }

  static final OracleValues BOOLEAN =
      of("boolean", List.of(true, false), Random::nextBoolean, OracleValues::plain);
  static final OracleValues DATE =
      of(
          "LocalDate",
          List.of(NOW.toLocalDate(), NOW.toLocalDate().plusDays(1), NOW.toLocalDate().minusDays(1)),
          random -> LocalDate.ofEpochDay(random.nextInt(40_000)),
          OracleValues::text);
  static final OracleValues DATE_TIME =
      of(
          "LocalDateTime",
          List.of(NOW, NOW.plusSeconds(1), NOW.minusSeconds(1), NOW.plusNanos(1)),
          random -> NOW.plusSeconds(random.nextInt(2_000_000) - 1_000_000),
          OracleValues::text);

  private static final OffsetDateTime MOMENT = NOW.atOffset(ZoneOffset.UTC);

  /** Moments of the other types, a second, a month or a year around now and now itself. */
  static final List<OracleValues> MOMENTS =
      List.of(
          moments("Instant", OffsetDateTime::toInstant),
          moments("OffsetDateTime", moment -> moment.withOffsetSameInstant(ZoneOffset.ofHours(3))),
          moments("ZonedDateTime", OffsetDateTime::toZonedDateTime),
          moments("LocalTime", OffsetDateTime::toLocalTime),
          moments("OffsetTime", OffsetDateTime::toOffsetTime),
          moments("Year", moment -> Year.from(moment)),
          moments("YearMonth", moment -> YearMonth.from(moment)),
          moments("MonthDay", moment -> MonthDay.from(moment)));

  private static OracleValues moments(String type, Function<OffsetDateTime, Object> as) {
    return of(
        type,
        List.of(
            as.apply(MOMENT),
            as.apply(MOMENT.plusSeconds(1)),
            as.apply(MOMENT.minusSeconds(1)),
            as.apply(MOMENT.plusMonths(1)),
            as.apply(MOMENT.minusMonths(1)),
            as.apply(MOMENT.plusYears(1)),
            as.apply(MOMENT.minusYears(1))),
        random -> as.apply(MOMENT.plusSeconds(random.nextInt(200_000_000) - 100_000_000)),
        OracleValues::text);
  }

  static final OracleValues BIG_INTEGER =
      of(
          "BigInteger",
          with(
              WHOLE.stream().map(BigInteger::valueOf).toList(),
              new BigInteger("123456789012345678901234567890")),
          random -> BigInteger.valueOf(near(random)).multiply(BigInteger.valueOf(near(random))),
          OracleValues::plain);

  private static Value text(Object value) {
    return new Value("\"" + value + "\"", value);
  }

  private static List<Object> with(List<?> some, Object... more) {
    List<Object> all = new ArrayList<>(some);
    all.addAll(List.of(more));
    return all;
  }
}
