package dev.pokayoke.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WriteKeyTest {
  private static final String SERVICE = "hotel.HotelService";

  /** Keys are stored by dependencies: a change here is a change of the canonical form's version. */
  @Test
  void isTheSameInEveryRelease() {
    WriteKey key =
        WriteKey.of("h1", "c-77", SERVICE, "createBooking", "{\"quote_id\":\"Q-1\",\"guests\":2}");
    assertThat(key.text()).isEqualTo("create-booking-mmwc4raptwm6kw7ss427l3n5yghnlwrh");
    assertThat(key.uuid()).hasToString("632c2e44-0f9d-89e5-9bf2-9735f5edbdc1");
    WriteKey bare = WriteKey.of(null, null, SERVICE, "cancel", "{}");
    assertThat(bare.text()).isEqualTo("cancel-w6jhp57bz5xx3qlcb26hasbwhlu7tyyf");
  }

  @Test
  void doesNotDependOnHowTheArgumentsAreWritten() {
    String key = key("{\"a\":1.0,\"b\":\"\u00e9\",\"c\":null}");
    assertThat(key("{\"b\":\"e\u0301\", \"a\":1}")).isEqualTo(key);
    assertThat(key("{\"b\":\"\\u00e9\",\"a\":1e0}")).isEqualTo(key);
  }

  @Test
  void differsWhereverTheWriteDiffers() {
    Set<String> keys = new HashSet<>();
    List<WriteKey> different =
        List.of(
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":1}"),
            WriteKey.of("h2", "c1", SERVICE, "book", "{\"a\":1}"),
            WriteKey.of(null, "c1", SERVICE, "book", "{\"a\":1}"),
            WriteKey.of("h1", "c2", SERVICE, "book", "{\"a\":1}"),
            WriteKey.of("h1", null, SERVICE, "book", "{\"a\":1}"),
            WriteKey.of(null, "h1", SERVICE, "book", "{\"a\":1}"),
            WriteKey.of("h1c", "1", SERVICE, "book", "{\"a\":1}"),
            WriteKey.of("h1", "c1", SERVICE + "b", "ook", "{\"a\":1}"),
            WriteKey.of("h1", "c1", SERVICE, "cancel", "{\"a\":1}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":2}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":\"1\"}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":[1]}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"b\":1}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":9007199254740993}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":9007199254740992}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":[1,2]}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":[2,1]}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":\"\\ud800\"}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":\"\\ud801\"}"),
            WriteKey.of("h1", "c1", SERVICE, "book", "{\"a\":\"?\"}"));
    different.forEach(key -> keys.add(key.text()));
    assertThat(keys).hasSameSizeAs(different);
  }

  @Test
  void differsWhereAnArgumentDiffersThatIsNotWellFormed() {
    Set<String> keys = new HashSet<>();
    for (String argument : List.of("\ud800", "\ud801", "\ufffd", "?")) {
      keys.add(WriteKey.of(CallContext.unknown(), SERVICE, "book", new Booking(argument)).text());
    }
    assertThat(keys).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource({
    "createBooking, create-booking",
    "book, book",
    "'book(java.lang.String, int)', book",
    "createHTTPRequest2, create-http-request2",
    "URL, url",
    "größe, gr-e",
    "__, write",
    "日本, write",
    "changeReservationDatesAndGuestsOfRoom, change-reservation-dates-and-gu",
    "aVeryLongMethodNameWithManyWordXxx, a-very-long-method-name-with-ma"
  })
  void beginsWithTheMethod(String method, String prefix) {
    String key = WriteKey.of(null, null, SERVICE, method, "{}").text();
    assertThat(key).matches("[a-z0-9_-]{1,64}");
    assertThat(key.substring(0, key.length() - 33)).isEqualTo(prefix);
    assertThat(key.substring(key.length() - 33)).matches("-[a-z2-7]{32}");
  }

  @Test
  void isAVersion8Uuid() {
    for (int n = 0; n < 200; n++) {
      UUID uuid = WriteKey.of(null, null, SERVICE, "book", "{\"n\":" + n + "}").uuid();
      assertThat(uuid.version()).isEqualTo(8);
      assertThat(uuid.variant()).isEqualTo(2);
    }
  }

  private static String key(String identity) {
    return WriteKey.of("h1", "c-77", SERVICE, "book", identity).text();
  }

  private record Booking(String argument) implements Invocation<String> {
    @Override
    public String invoke(Call call) {
      return argument;
    }

    @Override
    public void writeResult(@Nullable String result, Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at("a").string(argument);
      out.end();
    }
  }
}
