package dev.pokayoke.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.CallContext;
import dev.pokayoke.processor.fixture.AllTypes;
import dev.pokayoke.processor.fixture.Hotel;
import dev.pokayoke.processor.fixture.Schemas;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results are written as DESIGN says, and each fits the schema that was published for it. */
class ResultsTest {
  private static final String HOTEL = "dev.pokayoke.samples.hotel.";
  private static final String TYPES = "fixtures.types.Outer$";
  private static final String STAY =
      "{\"check_in\":\"2026-06-14\",\"check_out\":\"2026-06-16\",\"room_type\":\"DOUBLE\","
          + "\"guests\":2}";
  private static final String QUOTE = "{\"quote_id\":\"Q-1\",\"room\":{\"type\":\"SUITE\"}}";
  private static final String ID = "{\"booking_id\":\"9007199254740993\"}";

  @TempDir static Path hotelFolder;
  @TempDir static Path typesFolder;
  private static Loaded hotel;
  private static Loaded types;

  @BeforeAll
  static void load() throws Exception {
    hotel = Loaded.of("hotel", Hotel.toolset(), hotelFolder, (proxy, method, arguments) -> null);
    types = Loaded.of("types", AllTypes.toolset(), typesFolder, (proxy, method, arguments) -> null);
  }

  @Test
  void listsStandUnderResult() throws Exception {
    assertThat(hotel("search_availability", STAY, List.of(room("12.50"))))
        .isEqualTo(
            "{\"result\":[{\"quote_id\":\"Q-1\",\"type\":\"DOUBLE\",\"price_per_night\":12.50,"
                + "\"beds\":2}]}");
    assertThat(hotel("search_availability", STAY, List.of(room(null))))
        .isEqualTo("{\"result\":[{\"quote_id\":\"Q-1\",\"type\":\"DOUBLE\",\"beds\":2}]}");
  }

  @Test
  void emptyAndMissingListsHaveTheNote() {
    String note =
        "\"note\":\"No room of this type. Try search_availability with another type or dates.\"}";
    assertThat(hotel("search_availability", STAY, List.of())).isEqualTo("{\"result\":[]," + note);
    assertThat(hotel("search_availability", STAY, null)).isEqualTo("{\"result\":null," + note);
  }

  @Test
  void objectsStandAsTheyAre() throws Exception {
    Object booking =
        hotel.create(HOTEL + "Booking", 9007199254740993L, LocalDate.MAX, List.of(room("1")), true);
    String text =
        "{\"booking_id\":\"9007199254740993\",\"check_in\":\"+999999999-12-31\",\"rooms\":[{"
            + "\"quote_id\":\"Q-1\",\"type\":\"DOUBLE\",\"price_per_night\":1,\"beds\":2}],"
            + "\"paid\":true}";
    assertThat(hotel("get_reservation", ID, Optional.of(booking))).isEqualTo(text);
    assertThat(hotel("create_booking", QUOTE, booking)).isEqualTo(text);
    Object bare = hotel.create(HOTEL + "Booking", 1L, null, null, false);
    assertThat(hotel("create_booking", QUOTE, bare))
        .isEqualTo("{\"booking_id\":\"1\",\"paid\":false}");
  }

  @Test
  void missingObjectsAreNullResults() {
    String nothing = "{\"result\":null,\"note\":\"There is no such reservation.\"}";
    assertThat(hotel("get_reservation", ID, Optional.empty())).isEqualTo(nothing);
    assertThat(hotel("get_reservation", ID, null)).isEqualTo(nothing);
    assertThat(hotel("create_booking", QUOTE, null)).isEqualTo("{\"result\":null}");
  }

  @Test
  void nothingIsDone() {
    assertThat(hotel("cancel_reservation", ID, null)).isEqualTo("{\"result\":\"done\"}");
  }

  @Test
  void componentsNamedLikeOurOwnDoNotClash() throws Exception {
    assertThat(types("shadow", null)).isEqualTo("{\"result\":null,\"note\":\"Nothing there.\"}");
    assertThat(types("shadow", types.create(TYPES + "Shadow", "x", 1)))
        .isEqualTo("{\"result\":\"x\",\"note\":1}");
  }

  @Test
  void singleValuesStandUnderResult() throws Exception {
    assertThat(types("number", 7)).isEqualTo("{\"result\":7}");
    assertThat(types("letter", '\n')).isEqualTo("{\"result\":\"\\n\"}");
    assertThat(types("id", 12L)).isEqualTo("{\"result\":\"12\"}");
    assertThat(types("id", null)).isEqualTo("{\"result\":null}");
    assertThat(types("optional_number", OptionalInt.of(3))).isEqualTo("{\"result\":3}");
    assertThat(types("optional_number", OptionalInt.empty())).isEqualTo("{\"result\":null}");
    assertThat(types("optional_fraction", OptionalDouble.of(0.5))).isEqualTo("{\"result\":0.5}");
    assertThat(types("injected", types.constant(TYPES + "Kind", "TWO_WORDS")))
        .isEqualTo("{\"result\":\"two words\"}");
    assertThat(types("injected", null)).isEqualTo("{\"result\":null}");
    assertThat(types("dates", List.of(LocalDate.MIN)))
        .isEqualTo("{\"result\":[\"-999999999-01-01\"]}");
  }

  @Test
  void nestedValuesOfEveryTypeAreWritten() throws Exception {
    Object one = types.constant(TYPES + "Kind", "ONE");
    Object pair = types.create(TYPES + "Pair", 5L, one);
    assertThat(types("pairs", Optional.of(List.of(pair))))
        .isEqualTo("{\"result\":[{\"first\":\"5\",\"second\":\"one\"}]}");
    assertThat(types("pairs", Optional.of(List.of())))
        .isEqualTo("{\"result\":[],\"note\":\"No pairs.\"}");
    Object part =
        types.create(
            TYPES + "Part",
            "x",
            3,
            OptionalInt.of(4),
            Optional.of(LocalDate.EPOCH),
            List.of(List.of(one), List.of()),
            Optional.of(Arrays.asList("a", "b")));
    assertThat(types("related", part))
        .isEqualTo(
            "{\"text\":\"x\",\"count\":3,\"maybe_count\":4,\"maybe_date\":\"1970-01-01\","
                + "\"table\":[[\"one\"],[]],\"tags\":[\"a\",\"b\"]}");
    Object sparse =
        types.create(
            TYPES + "Part",
            null,
            null,
            OptionalInt.empty(),
            Optional.empty(),
            null,
            Optional.empty());
    assertThat(types("related", sparse)).isEqualTo("{}");
    assertThat(types("constrained", types.create(TYPES + "Pair", "y", sparse)))
        .isEqualTo("{\"first\":\"y\",\"second\":{}}");
  }

  private static Object room(@Nullable String price) throws Exception {
    Object type = hotel.constant(HOTEL + "RoomType", "DOUBLE");
    return hotel.create(
        HOTEL + "Room", "Q-1", type, price == null ? null : new BigDecimal(price), 2);
  }

  private static String hotel(String tool, String arguments, @Nullable Object value) {
    CallContext context = CallContext.unknown().put("guest_id", "G-12");
    return checked(hotel, tool, hotel.result(tool, arguments, context, value));
  }

  private static String types(String tool, @Nullable Object value) {
    String arguments =
        switch (tool) {
          case "related" ->
              "{\"from\":1,\"end\":\"2026-03-14\",\"pair\":{\"first\":1,\"second\":2}}";
          case "constrained" -> AgreementTest.valid(tool);
          case "injected" -> "{\"word\":\"x\"}";
          default -> "{}";
        };
    return checked(
        types, tool, types.result(tool, arguments, InvocationTest.injected(kind()), value));
  }

  private static Object kind() {
    try {
      return types.constant(TYPES + "Kind", "ONE");
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static String checked(Loaded loaded, String tool, String text) {
    String schema = Schemas.member(loaded.definition(tool), "outputSchema");
    assertThat(Schemas.problems(schema, text)).as(text).isEmpty();
    return text;
  }
}
