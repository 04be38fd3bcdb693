package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every type and kind of pattern of {@code @Arg(formats)}, whatever the defaults of the machine.
 */
class FormatTypesTest {
  private static final String SERVICE =
      """
        @Read String date(@Arg(formats = {"EEE, d MMMM uuuu", "d MMM yy", "yyyyMMdd"}) LocalDate value) { return "" + value; }
        @Read String local(@Arg(formats = "dd.MM.yyyy 'um' HH:mm[:ss] 'Uhr'") LocalDateTime value) { return "" + value; }
        @Read String time(@Arg(formats = "h:mm a") LocalTime value) { return "" + value; }
        @Read String there(@Arg(formats = "HH:mm xxx") OffsetTime value) { return "" + value; }
        @Read String offset(@Arg(formats = "dd.MM.yyyy HH:mm XXX") OffsetDateTime value) { return "" + value; }
        @Read String zoned(@Arg(formats = "dd.MM.yyyy HH:mm VV") ZonedDateTime value) { return "" + value; }
        @Read String both(@Arg(formats = "dd.MM.yyyy HH:mmXXX'['VV']'") ZonedDateTime value) { return "" + value; }
        @Read String instant(@Arg(formats = "yyyy-MM-dd HH:mm:ss X") Instant value) { return "" + value; }
        @Read String month(@Arg(formats = {"MM/yyyy", "MMMM yyyy"}) YearMonth value) { return "" + value; }
        @Read String day(@Arg(formats = "dd.MM.") MonthDay value) { return "" + value; }
        @Read String year(@Arg(formats = {"yyyy", "yy"}) Year value) { return "" + value; }
        @Read String era(@Arg(formats = "d MMM y G") LocalDate value) { return "" + value; }
        @Read String unsigned(@Arg(formats = "uuuu/MM/dd") LocalDate value) { return "" + value; }
      """;

  @ParameterizedTest
  @EnumSource
  void eachTypeReadsItsForms(TestCompiler compiler) {
    Served served = Served.service(compiler, SERVICE);
    List<Locale> locales =
        List.of(
            Locale.ROOT,
            Locale.forLanguageTag("tr-TR"),
            Locale.forLanguageTag("th-TH-u-ca-buddhist-nu-thai"),
            Locale.forLanguageTag("ar-SA-u-ca-islamic-umalqura-nu-arab"));
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      for (Locale other : locales) {
        Locale.setDefault(other);
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Auckland"));
        forms(served);
        forms(Served.service(compiler, SERVICE));
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  private static void forms(Served served) {
    exact(served, "date", "Fri, 17 April 2026", "2026-04-17");
    coerced(served, "date", "fri, 17 APRIL 2026", "2026-04-17", "Fri, 17 April 2026");
    coerced(served, "date", "17 Apr 26", "2026-04-17", "Fri, 17 April 2026");
    coerced(served, "date", "20260417", "2026-04-17", "Fri, 17 April 2026");
    refused(served, "date", "Sat, 17 April 2026", "does not exist.");
    refused(
        served, "date", "Cum, 17 Nisan 2026", "is not a date like Sat, 14 March 2026; send it so.");
    exact(served, "local", "14.03.2026 um 18:05:30 Uhr", "2026-03-14T18:05:30");
    coerced(
        served,
        "local",
        "14.03.2026 um 18:05 Uhr",
        "2026-03-14T18:05",
        "14.03.2026 um 18:05:00 Uhr");
    refused(served, "local", "14.03.2026 um 24:00 Uhr", "does not exist.");
    exact(served, "time", "6:05 PM", "18:05");
    coerced(served, "time", "06:05 pm", "18:05", "6:05 PM");
    exact(served, "time", "12:00 AM", "00:00");
    refused(served, "time", "18:05", "is not a time of day like 6:30 PM; send it so.");
    refused(served, "time", "0:05 AM", "does not exist.");
    exact(served, "there", "18:05 +01:00", "18:05+01:00");
    exact(served, "there", "18:05 +00:00", "18:05Z");
    exact(served, "offset", "14.03.2026 18:05 +01:00", "2026-03-14T18:05+01:00");
    refused(served, "offset", "14.03.2026 18:05", "like 15.01.2026 10:30 Z; send it so.");
    exact(served, "zoned", "14.03.2026 18:05 Europe/Paris", "2026-03-14T18:05+01:00[Europe/Paris]");
    coerced(
        served,
        "zoned",
        "14.03.2026 18:05 europe/paris",
        "2026-03-14T18:05+01:00[Europe/Paris]",
        "14.03.2026 18:05 Europe/Paris");
    refused(served, "zoned", "29.03.2026 02:30 Europe/Paris", "does not exist.");
    refused(
        served,
        "zoned",
        "25.10.2026 02:30 Europe/Paris",
        "may be 2026-10-25T02:30+02:00[Europe/Paris] or 2026-10-25T02:30+01:00[Europe/Paris].");
    exact(
        served,
        "both",
        "25.10.2026 02:30+01:00[Europe/Paris]",
        "2026-10-25T02:30+01:00[Europe/Paris]");
    refused(
        served,
        "both",
        "14.03.2026 18:05+05:00[Europe/Paris]",
        "has an offset that its time zone does not have then.");
    exact(served, "instant", "2026-03-14 18:05:30 Z", "2026-03-14T18:05:30Z");
    assertThat(served.call("instant", "{\"value\":\"2026-03-14 18:05:30 +01\"}"))
        .isEqualTo("{\"result\":\"2026-03-14T17:05:30Z\"}");
    assertThat(served.coercions("instant", "{\"value\":\"2026-03-14 18:05:30 +01\"}")).isEmpty();
    assertThat(served.arguments("instant", "{\"value\":\"2026-03-14 18:05:30 +01\"}"))
        .isEqualTo("{\"value\":\"2026-03-14 17:05:30 Z\"}");
    exact(served, "month", "03/2026", "2026-03");
    coerced(served, "month", "March 2026", "2026-03", "03/2026");
    exact(served, "day", "29.02.", "--02-29");
    refused(served, "day", "30.02.", "like 14.03.; send it so.");
    exact(served, "year", "2026", "2026");
    coerced(served, "year", "26", "2026", "2026");
    assertThat(served.coercions("year", "{\"value\":2026}"))
        .containsExactly("value: 2026 -> 2026 (declared-format)");
    exact(served, "era", "14 Mar 2026 AD", "2026-03-14");
    exact(served, "unsigned", "2026/03/14", "2026-03-14");
    refused(served, "unsigned", "0000/03/14", "does not exist.");
  }

  private static void exact(Served served, String tool, String text, String value) {
    String arguments = "{\"value\":\"" + text + "\"}";
    assertThat(served.call(tool, arguments)).isEqualTo("{\"result\":\"" + value + "\"}");
    assertThat(served.coercions(tool, arguments)).isEmpty();
    assertThat(served.arguments(tool, arguments)).isEqualTo(arguments);
  }

  private static void coerced(Served served, String tool, String text, String value, String to) {
    String arguments = "{\"value\":\"" + text + "\"}";
    assertThat(served.call(tool, arguments)).isEqualTo("{\"result\":\"" + value + "\"}");
    assertThat(served.coercions(tool, arguments))
        .containsExactly("value: \"" + text + "\" -> " + to + " (declared-format)");
    exact(served, tool, to, value);
  }

  private static void refused(Served served, String tool, String text, String end) {
    assertThat(served.call(tool, "{\"value\":\"" + text + "\"}"))
        .contains("\"message\":\"\\\"" + text + "\\\" ")
        .contains(end + "\",\"retryable\"");
  }
}
