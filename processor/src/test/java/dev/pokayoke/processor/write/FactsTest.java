package dev.pokayoke.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.processor.fixture.Hotel;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What generated tools say of themselves and of exceptions. */
class FactsTest {
  private static final String HOTEL = "dev.pokayoke.samples.hotel.";

  @TempDir static Path folder;
  private static Loaded hotel;

  @BeforeAll
  static void load() throws Exception {
    hotel = Loaded.of("hotel", Hotel.toolset(), folder, (proxy, method, arguments) -> null);
  }

  @Test
  void factsAreThoseOfTheModel() {
    GeneratedTools tools = hotel.tools();
    assertThat(tools.contract()).isEqualTo(GeneratedTools.CONTRACT);
    assertThat(tools.toolset())
        .isEqualTo(new ToolsetFacts(HOTEL + "HotelService", "the hotel system", "guest"));
    assertThat(tools.tools())
        .containsExactly(
            new ToolFacts(
                "search_availability",
                "Search availability",
                "Finds rooms that are free for the whole stay.",
                "searchAvailability(java.time.LocalDate, java.time.LocalDate, "
                    + HOTEL
                    + "RoomType, int)",
                true,
                true,
                false,
                3,
                "No room of this type. Try search_availability with another type or dates."),
            new ToolFacts(
                "get_reservation",
                "Get reservation",
                "Shows one reservation of the guest.",
                "getReservation(long, java.lang.String)",
                true,
                true,
                false,
                2,
                "There is no such reservation."),
            new ToolFacts(
                "create_booking",
                "Create booking",
                "Books one room of a quote.",
                "createBooking(java.lang.String, "
                    + HOTEL
                    + "RoomRequest, java.util.Optional, java.lang.String, java.lang.String)",
                false,
                true,
                false,
                1,
                ""),
            new ToolFacts(
                "cancel_reservation",
                "Cancel reservation",
                "Cancels a reservation for good.",
                "cancelReservation(long)",
                false,
                true,
                true,
                1,
                ""));
  }

  @Test
  void declaredExceptionsAreKnown() throws Exception {
    GeneratedTools tools = hotel.tools();
    Throwable soldOut = (Throwable) hotel.create(HOTEL + "RoomSoldOutException");
    assertThat(tools.declared(2, soldOut))
        .isEqualTo(
            new Declared(
                ErrorCode.CONFLICT,
                "room_sold_out",
                "",
                "Call search_availability again and offer another room.",
                ""));
    assertThat(tools.declared(2, (Throwable) hotel.create(HOTEL + "QuoteExpiredException")))
        .isEqualTo(new Declared(ErrorCode.NOT_FOUND, "", "", "", "quote_id"));
    assertThat(tools.declared(2, new IOException())).isNull();
    assertThat(tools.declared(0, soldOut)).isNull();
  }
}
