package dev.pokayoke.runtime.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplateTest {
  private static final ArgumentWords ARGUMENTS =
      ArgumentWords.parse(
          """
          {"room_type":"SUITE","check_in":"2026-06-14","guests":2,"price":10.50,"late":true,
           "rooms":[{"id":"R-1","beds":2},{"id":"R-2"}],"empty":[],
           "quote":"$1 \\\\ {room_type}","note":"call ops@pms.example or \\u0007go to /etc/passwd",
           "long":"0123456789012345678901234567890123456789012345678901234567890123456789"}
          """);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "No {room_type} on {check_in}.|No SUITE on 2026-06-14.",
        "{guests} guests, {price}, {late}|2 guests, 10.50, true",
        "{room_type}{room_type}|SUITESUITE",
        "For {rooms}.|For R-1, 2, R-2.",
        "Without {empty}.|Without .",
        "Kind: {no_such}.|Kind: none.",
        "Ask the {user}.|Ask the none.",
        "Braces {} { x } {a b} stay.|Braces {} { x } {a b} stay.",
        "Quote {quote}|Quote $1 \\ {room_type}",
        "See https://hotel.example: {room_type}|See https://hotel.example: SUITE",
        "Note: {note}|Note: call [removed] or go to [removed]",
        "{long}|01234567890123456789012345678901234567890123456789012345678…"
      })
  void fillsPlacesWithArguments(String sentence, String expected) {
    assertThat(Template.fill(sentence, ARGUMENTS)).isEqualTo(expected);
  }

  @Test
  void argumentsThatCannotBeWrittenHaveNoWords() {
    Invocation<String> broken =
        new Invocation<>() {
          @Override
          public String invoke(Call call) {
            throw new IllegalStateException();
          }

          @Override
          public void writeResult(@Nullable String result, Sink out) {
            out.done();
          }

          @Override
          public void writeArguments(Sink out) {
            throw new AssertionError();
          }
        };
    assertThat(Template.fill("{room} is taken.", ArgumentWords.of(broken)))
        .isEqualTo("none is taken.");
  }
}
