package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.model.Toolset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The hotel service of the design, read whole. */
class HotelReadingTest {
  private static final String SERVICE =
      """
      package hotel;

      import dev.pokayoke.*;
      import jakarta.validation.constraints.*;
      import java.time.LocalDate;
      import java.util.*;

      /** Rooms and bookings of one hotel. */
      @Toolset(label = "the hotel system", user = "guest")
      public class HotelService {
        /** Finds rooms that are free for the whole stay.
         * @param checkIn first night
         * @param checkOut day of departure
         * @param guests people in the room */
        @Read(onEmpty = "No room of this type. Try {tool:search_availability} with another type or dates.")
        public List<Room> searchAvailability(LocalDate checkIn, @GreaterThan("checkIn") LocalDate checkOut,
            RoomType roomType, @Min(1) @Max(8) int guests) { return List.of(); }

        /** Books one room of a quote. */
        @Write(idempotent = true)
        @Fails(on = RoomSoldOutException.class, code = ErrorCode.CONFLICT, fix = "Search again and offer another room.")
        public Booking bookRoom(String quoteId, RoomRequest room, @FromContext("guest_id") String guestId,
            @IdempotencyKey String key) throws RoomSoldOutException { return null; }

        public Optional<Booking> findByReference(String key) { return null; }

        /** Kinds of rooms. */
        public enum RoomType { SINGLE, @Alias({"dbl", "double room"}) DOUBLE, SUITE }

        public record Room(String quoteId, RoomType type) {}
        public record Booking(long bookingId) {}
        /** What to book.
         * @param note for the reception */
        public record RoomRequest(RoomType type, @Size(max = 200) Optional<String> note) {}
        public static class RoomSoldOutException extends Exception {}
      }
      """;

  @ParameterizedTest
  @EnumSource
  void isReadWhole(TestCompiler compiler) {
    Compilation compilation = compiler.sources(SERVICE).compile();
    Diagnosed.says(compilation);
    Toolset toolset = compilation.toolset();
    assertThat(toolset.generatedName()).isEqualTo("HotelServiceTools");
    assertThat(toolset.label()).isEqualTo("the hotel system");
    assertThat(toolset.user()).isEqualTo("guest");
    assertThat(toolset.visible()).isTrue();
    assertThat(toolset.generatedVisible()).isTrue();
    assertThat(ModelText.of(toolset))
        .isEqualTo(
            """
            search_availability read x3 | Search availability | Finds rooms that are free for the whole stay. | No room of this type. Try {tool:search_availability} with another type or dates.
              checkIn as check_in: LocalDate date | first night
              checkOut as check_out: LocalDate date > checkIn | day of departure
              roomType as room_type: HotelService.RoomType SINGLE|DOUBLE[dbl, double room]|SUITE
              guests: int whole32 >=1 <=8 | people in the room
              -> List<HotelService.Room> [{quoteId as quote_id: String text; type: HotelService.RoomType SINGLE|DOUBLE[dbl, double room]|SUITE}]
            book_room write idempotent x1 | Book room | Books one room of a quote.
              quoteId as quote_id: String text
              room: HotelService.RoomRequest {type: HotelService.RoomType SINGLE|DOUBLE[dbl, double room]|SUITE; note: Optional<String> text optional size 0..200 | for the reception}
              guestId = context guest_id String
              key = key String
              -> HotelService.Booking {bookingId as booking_id: long whole64 id}
              fails HotelService.RoomSoldOutException CONFLICT
              throws HotelService.RoomSoldOutException
            """);
  }
}
