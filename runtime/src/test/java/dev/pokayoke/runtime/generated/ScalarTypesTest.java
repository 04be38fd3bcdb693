package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What each scalar type takes as it is, takes in another form, and refuses in which words: the
 * table {@code scalars.txt}, whatever the machine's locale and zone are. A line is the JSON that
 * came, in single quotes where JSON has double ones, and after {@code >} the canonical form and
 * {@code =} or the rule, or the whole message. New texts: {@code -Dpokayoke.golden=update}.
 */
class ScalarTypesTest {
  private static final Path TABLE = Path.of("src", "test", "resources", "scalars.txt");
  private static final boolean UPDATE = "update".equals(System.getProperty("pokayoke.golden"));
  private static final String FIX = " | Correct it and call again.";

  @Test
  void everyLineOfTheTableIsTrue() throws IOException {
    List<String> expected = Files.readAllLines(TABLE);
    List<String> actual = outcomes(expected);
    if (UPDATE) {
      Files.write(TABLE, actual);
    }
    assertThat(actual).isEqualTo(Files.readAllLines(TABLE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tr-TR", "th-TH-u-ca-buddhist-nu-thai", "ar-EG-u-nu-arab"})
  void theDefaultsOfTheMachineChangeNothing(String language) throws IOException {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(language));
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Auckland"));

      List<String> expected = Files.readAllLines(TABLE);
      assertThat(outcomes(expected)).isEqualTo(expected);
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  private static List<String> outcomes(List<String> table) {
    List<String> outcomes = new ArrayList<>();
    ScalarType<?> type = ScalarType.UUID;
    for (String line : table) {
      if (line.startsWith("# ")) {
        type = type(line.substring(2));
        outcomes.add(line);
      } else {
        String json = line.substring(0, line.indexOf(" > "));
        outcomes.add(json + " > " + outcome(type, json.replace('\'', '"')));
      }
    }
    return outcomes;
  }

  private static <T> String outcome(ScalarType<T> type, String json) {
    Bound bound = Bound.value(json, in -> in.scalar(type));
    if (bound.refusal() != null) {
      String problem = bound.problems().toString();
      assertThat(problem).startsWith("[v: ").hasSizeLessThan(300);
      assertThat(bound.message()).hasSizeLessThanOrEqualTo(200);
      return problem.substring(4, problem.length() - 1).replace(FIX, "");
    }
    String canonical = written(type, bound.value());
    if (bound.coercions().isEmpty()) {
      return canonical + " =";
    }
    String rule = bound.coercions().get(0).rule();
    assertThat(bound.repairs())
        .containsExactly("v: " + json + " -> " + canonical + " (" + rule + ")");
    return canonical + " (" + rule + ")";
  }

  private static <T> String written(ScalarType<T> type, @Nullable Object value) {
    Sink out = Sink.withNote("");
    out.scalar(type, type.row.type().cast(value));
    return out.text().replace("\"", "");
  }

  private static ScalarType<?> type(String name) {
    return switch (name) {
      case "INSTANT" -> ScalarType.INSTANT;
      case "OFFSET_DATE_TIME" -> ScalarType.OFFSET_DATE_TIME;
      case "ZONED_DATE_TIME" -> ScalarType.ZONED_DATE_TIME;
      case "LOCAL_TIME" -> ScalarType.LOCAL_TIME;
      case "OFFSET_TIME" -> ScalarType.OFFSET_TIME;
      case "DURATION" -> ScalarType.DURATION;
      case "PERIOD" -> ScalarType.PERIOD;
      case "YEAR_MONTH" -> ScalarType.YEAR_MONTH;
      case "MONTH_DAY" -> ScalarType.MONTH_DAY;
      case "YEAR" -> ScalarType.YEAR;
      case "ZONE_ID" -> ScalarType.ZONE_ID;
      case "ZONE_OFFSET" -> ScalarType.ZONE_OFFSET;
      case "CURRENCY" -> ScalarType.CURRENCY;
      case "LOCALE" -> ScalarType.LOCALE;
      case "URI" -> ScalarType.URI;
      case "URL" -> ScalarType.URL;
      case "UUID" -> ScalarType.UUID;
      default -> throw new AssertionError(name);
    };
  }
}
