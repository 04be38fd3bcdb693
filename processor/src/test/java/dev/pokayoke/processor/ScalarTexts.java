package dev.pokayoke.processor;

import dev.pokayoke.scalar.Scalar;
import dev.pokayoke.scalar.Scalars;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Random texts of the scalar types, by what a schema says of them. */
final class ScalarTexts {
  private static final Map<String, Arbitrary<String>> BY_SCHEMA = new LinkedHashMap<>();

  /** Texts of declared forms, by the example that a description gives. */
  private static final Map<String, Arbitrary<String>> BY_EXAMPLE =
      Map.of(
          "14.03.2026",
          Arbitraries.integers()
              .between(0, 9_999)
              .map(day -> LocalDate.of(2000, 1, 1).plusDays(day))
              .map(DateTimeFormatter.ofPattern("dd.MM.yyyy", Locale.ROOT)::format),
          "6:30 PM",
          Arbitraries.integers()
              .between(0, 1_439)
              .map(minute -> LocalTime.MIN.plusMinutes(minute))
              .map(DateTimeFormatter.ofPattern("h:mm a", Locale.ENGLISH)::format));

  static {
    Arbitrary<Instant> moments =
        Arbitraries.longs().between(-10_000_000_000L, 100_000_000_000L).map(Instant::ofEpochSecond);
    Arbitrary<ZoneId> zones =
        Arbitraries.of("Europe/Paris", "America/New_York", "Pacific/Auckland", "UTC")
            .map(ZoneId::of);
    Arbitrary<ZoneOffset> offsets =
        Arbitraries.integers().between(-72, 72).map(n -> ZoneOffset.ofTotalSeconds(n * 900));
    Arbitrary<LocalTime> times =
        Arbitraries.integers().between(0, 86_399).map(LocalTime::ofSecondOfDay);
    add(Scalars.LOCAL_DATE, moments.map(moment -> moment.atZone(ZoneOffset.UTC).toLocalDate()));
    add(
        Scalars.LOCAL_DATE_TIME,
        moments.map(moment -> moment.atZone(ZoneOffset.UTC).toLocalDateTime()));
    add(Scalars.INSTANT, moments);
    add(
        Scalars.ZONED_DATE_TIME,
        zones.flatMap( // no seconds in offsets since then
            zone ->
                moments
                    .filter(moment -> moment.isAfter(Instant.EPOCH))
                    .map(moment -> ZonedDateTime.ofInstant(moment, zone))));
    add(Scalars.LOCAL_TIME, times);
    add(
        Scalars.OFFSET_TIME,
        offsets.flatMap(offset -> times.map(time -> OffsetTime.of(time, offset))));
    add(Scalars.DURATION, Arbitraries.longs().between(0, 10_000_000).map(Duration::ofSeconds));
    add(
        Scalars.PERIOD,
        Arbitraries.integers().between(0, 400).map(n -> Period.of(n / 100, n % 12, n % 31)));
    add(
        Scalars.YEAR_MONTH,
        Arbitraries.integers().between(1, 9_000).map(n -> YearMonth.of(n, n % 12 + 1)));
    add(
        Scalars.MONTH_DAY,
        Arbitraries.integers().between(1, 28).map(n -> MonthDay.of(n % 12 + 1, n)));
    add(Scalars.ZONE_OFFSET, offsets);
    add(Scalars.ZONE_ID, zones);
    add(Scalars.CURRENCY, Arbitraries.of("EUR", "JPY", "USD").map(Currency::getInstance));
    add(Scalars.LOCALE, Arbitraries.of("en", "en-US", "zh-Hant-TW").map(Locale::forLanguageTag));
    add(
        Scalars.URL,
        Arbitraries.of("http://a.example", "https://b.example/x?y=1#z").map(ScalarTexts::url));
    add(
        Scalars.URI,
        Arbitraries.of("https://a.example/b?c=d", "https://a.example").map(URI::create));
    add(Scalars.UUID, Arbitraries.longs().map(n -> new UUID(n, ~n)));
  }

  private ScalarTexts() {}

  /** Texts of a schema that no text but a scalar's has; {@code null} for another schema. */
  static @Nullable Arbitrary<String> of(JsonNode schema) {
    String description = schema.path("description").asString("");
    for (Map.Entry<String, Arbitrary<String>> form : BY_EXAMPLE.entrySet()) {
      if (description.endsWith("Like " + form.getKey() + ".")) {
        return form.getValue();
      }
    }
    return BY_SCHEMA.get(
        key(schema.path("format").asString(""), schema.path("pattern").asString("")));
  }

  private static <T> void add(Scalar<T> row, Arbitrary<? extends T> values) {
    String format = row.format() == null ? "" : row.format();
    String pattern = row.pattern() == null ? "" : row.pattern();
    BY_SCHEMA.putIfAbsent(key(format, pattern), values.map(row::write));
  }

  private static String key(String format, String pattern) {
    return format + " " + pattern;
  }

  private static URL url(String text) {
    try {
      return new URL(text);
    } catch (MalformedURLException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }
}
