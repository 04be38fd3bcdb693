package dev.pokayoke.runtime;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.HotelTools.Book;
import dev.pokayoke.runtime.HotelTools.Search;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A toolbox of one hotel whose service does what a test says, and what came of calls to it. */
abstract class HotelCalls {
  static final String SEARCH = "search_availability";
  static final String BOOK = "create_booking";
  static final String STAY =
      """
      {"check_in":"2026-06-14","check_out":"2026-06-16","room_type":"SUITE","guests":2}""";
  static final String QUOTE = "{\"quote_id\":\"Q-1\"}";

  final FakeTime time = new FakeTime();
  final List<ToolEvent> events = new ArrayList<>();
  final List<String> ran = new ArrayList<>();
  final CallContext guest = CallContext.of("c-77").tenant("h1").put("guest_id", "G-12");

  Search search =
      (checkIn, checkOut, type, guests) -> {
        ran.add(checkIn + " " + checkOut + " " + type + " " + guests);
        return List.of("R-1");
      };
  Book book =
      (quoteId, deposit, guestId, call) -> {
        ran.add(quoteId + " " + deposit + " " + guestId + " " + call.key());
        return 199.5;
      };

  ToolResult call(@Nullable String tool, @Nullable String arguments) {
    return toolbox().conversation(guest).call(tool, arguments);
  }

  Toolbox toolbox() {
    return Toolbox.builder()
        .add(new HotelTools(search, book))
        .observer(events::add)
        .time(time)
        .random(new FixedRandom(0.5))
        .build();
  }

  static ToolError error(ToolResult result) {
    return Objects.requireNonNull(((ToolResult.Failure) result).error());
  }
}
