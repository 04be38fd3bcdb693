package dev.pokayoke.samples.hotel;

import dev.pokayoke.Dialect;
import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.Choice;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Shape;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * The tools of {@link HotelService}.
 */
@Generated("dev.pokayoke.processor.PokayokeProcessor")
public final class HotelServiceTools implements GeneratedTools {
  private static final Choice<RoomType> ROOM_TYPE =
      Choice.of(RoomType.class)
          .value(RoomType.SINGLE, "SINGLE")
          .value(RoomType.DOUBLE, "DOUBLE", "dbl", "double room")
          .value(RoomType.SUITE, "SUITE")
          .build();

  private static final Shape ROOM = Shape.of("quote_id", "type", "price_per_night", "beds");

  private static final Shape BOOKING = Shape.of("booking_id", "check_in", "rooms", "paid");

  private static final Shape ROOM_REQUEST = Shape.of("type", "note").require(0).literal(1);

  private static final Shape SEARCH_AVAILABILITY = Shape.of("check_in", "check_out", "room_type",
      "guests").require(0, 1, 2, 3);

  private static final Shape GET_RESERVATION = Shape.of("booking_id").require(0);

  private static final Shape CREATE_BOOKING = Shape.of("quote_id", "room", "remark").require(0, 1)
      .literal(2).holds(1, ROOM_REQUEST);

  private static final Shape CANCEL_RESERVATION = Shape.of("booking_id").require(0);

  private static final Declared CREATE_BOOKING_FAILS_1 =
      Declared.as(ErrorCode.CONFLICT)
          .withReason("room_sold_out")
          .withFix("Call search_availability again and offer another room.");

  private static final Declared CREATE_BOOKING_FAILS_2 =
      Declared.as(ErrorCode.NOT_FOUND)
          .withField("quote_id");

  private final HotelService service;

  /**
   * Publishes the tools of a service. It is called exactly as given, so that a proxy keeps its advice.
   */
  public HotelServiceTools(HotelService service) {
    this.service = Objects.requireNonNull(service, "service");
  }

  @Override
  public int contract() {
    return 1;
  }

  @Override
  public ToolsetFacts toolset() {
    return new ToolsetFacts("dev.pokayoke.samples.hotel.HotelService", "the hotel system", "guest");
  }

  @Override
  public List<ToolFacts> tools() {
    return List.of(
        ToolFacts.read(
                "search_availability",
                "Search availability",
                "Finds rooms that are free for the whole stay.",
                "searchAvailability(java.time.LocalDate, java.time.LocalDate, "
                + "dev.pokayoke.samples.hotel.RoomType, int)")
            .withOnEmpty("No room of this type. Try search_availability with another type or dates."),
        ToolFacts.read(
                "get_reservation",
                "Get reservation",
                "Shows one reservation of the guest.",
                "getReservation(long, java.lang.String)")
            .withAttempts(2)
            .withOnEmpty("There is no such reservation."),
        ToolFacts.write(
                "create_booking",
                "Create booking",
                "Books one room of a quote.",
                "createBooking(java.lang.String, dev.pokayoke.samples.hotel.RoomRequest, "
                + "java.util.Optional, java.lang.String, java.lang.String)")
            .withIdempotent(),
        ToolFacts.write(
                "cancel_reservation",
                "Cancel reservation",
                "Cancels a reservation for good.",
                "cancelReservation(long)")
            .withIdempotent()
            .withDestructive());
  }

  @Override
  public List<Dialect> dialects() {
    return List.of(Dialect.MCP);
  }

  @Override
  public String definition(int tool, Dialect dialect) {
    if (dialect == Dialect.MCP) {
      return mcp(tool);
    }
    throw GeneratedTools.notGenerated(dialect);
  }

  private static String mcp(int tool) {
    return switch (tool) {
      case 0 -> """
          {"name":"search_availability",\
          "title":"Search availability",\
          "description":"Finds rooms that are free for the whole stay.",\
          "inputSchema":{"type":"object","properties":{\
          "check_in":{"type":"string","description":"first night","format":"date"},\
          "check_out":{"type":"string","description":"day of departure. Must be after \
          check_in.","format":"date"},\
          "room_type":{"type":"string","enum":["SINGLE","DOUBLE","SUITE"]},\
          "guests":{"type":"integer","description":"people in the room","minimum":1,\
          "maximum":8}},\
          "required":["check_in","check_out","room_type","guests"],\
          "additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["array","null"],"items":{"type":"object",\
          "properties":{"quote_id":{"type":"string"},"type":{"type":"string",\
          "enum":["SINGLE","DOUBLE","SUITE"]},"price_per_night":{"type":"number"},\
          "beds":{"type":"integer"}},"required":["beds"]}},\
          "note":{"type":"string"}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 1 -> """
          {"name":"get_reservation",\
          "title":"Get reservation",\
          "description":"Shows one reservation of the guest.",\
          "inputSchema":{"type":"object","properties":{\
          "booking_id":{"type":"string","pattern":"^-?[0-9]{1,19}$"}},\
          "required":["booking_id"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "booking_id":{"type":"string","pattern":"^-?[0-9]{1,19}$"},\
          "check_in":{"type":"string","pattern":"^[+-]?[0-9]{4,9}-[0-9]{2}-[0-9]{2}$"},\
          "rooms":{"type":"array","items":{"type":"object",\
          "properties":{"quote_id":{"type":"string"},"type":{"type":"string",\
          "enum":["SINGLE","DOUBLE","SUITE"]},"price_per_night":{"type":"number"},\
          "beds":{"type":"integer"}},"required":["beds"]}},\
          "paid":{"type":"boolean"}}},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 2 -> """
          {"name":"create_booking",\
          "title":"Create booking",\
          "description":"Books one room of a quote.",\
          "inputSchema":{"type":"object","properties":{\
          "quote_id":{"type":"string",\
          "pattern":"^[ \\\\t\\\\n\\\\r]*[^ \\\\t\\\\n\\\\r][^\\\\n]*(\\\\n[^\\\\n]*)*$"},\
          "room":{"type":"object","properties":{"type":{"type":"string","enum":["SINGLE",\
          "DOUBLE","SUITE"]},"note":{"type":"string","maxLength":200}},\
          "required":["type"],"additionalProperties":false},\
          "remark":{"type":"string","maxLength":200}},\
          "required":["quote_id","room"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "booking_id":{"type":"string","pattern":"^-?[0-9]{1,19}$"},\
          "check_in":{"type":"string","pattern":"^[+-]?[0-9]{4,9}-[0-9]{2}-[0-9]{2}$"},\
          "rooms":{"type":"array","items":{"type":"object",\
          "properties":{"quote_id":{"type":"string"},"type":{"type":"string",\
          "enum":["SINGLE","DOUBLE","SUITE"]},"price_per_night":{"type":"number"},\
          "beds":{"type":"integer"}},"required":["beds"]}},\
          "paid":{"type":"boolean"}}},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 3 -> """
          {"name":"cancel_reservation",\
          "title":"Cancel reservation",\
          "description":"Cancels a reservation for good.",\
          "inputSchema":{"type":"object","properties":{\
          "booking_id":{"type":"string","pattern":"^-?[0-9]{1,19}$"}},\
          "required":["booking_id"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":true,\
          "idempotentHint":true,"openWorldHint":false}}""";
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Invocation<?> bind(int tool, Args in) {
    return switch (tool) {
      case 0 -> searchAvailability(in);
      case 1 -> getReservation(in);
      case 2 -> createBooking(in);
      case 3 -> cancelReservation(in);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Declared declared(int tool, Throwable thrown) {
    return switch (tool) {
      case 2 -> {
        if (thrown instanceof RoomSoldOutException) {
          yield CREATE_BOOKING_FAILS_1;
        }
        if (thrown instanceof QuoteExpiredException) {
          yield CREATE_BOOKING_FAILS_2;
        }
        yield null;
      }
      default -> null;
    };
  }

  private Invocation<?> searchAvailability(Args in) {
    LocalDate checkIn = null;
    LocalDate checkOut = null;
    RoomType roomType = null;
    int guests = 0;
    for (int f; (f = in.next(SEARCH_AVAILABILITY)) >= 0; ) {
      switch (f) {
        case 0 -> checkIn = in.localDate();
        case 1 -> checkOut = in.localDate();
        case 2 -> roomType = in.choice(ROOM_TYPE);
        case 3 -> guests = in.int32(1, 8);
      }
    }
    if (in.good(1, 0)) {
      in.greater(1, checkOut, 0, checkIn);
    }
    return in.accept() ? new SearchAvailability(service, checkIn, checkOut, roomType, guests)
        : null;
  }

  private Invocation<?> getReservation(Args in) {
    long bookingId = 0;
    for (int f; (f = in.next(GET_RESERVATION)) >= 0; ) {
      switch (f) {
        case 0 -> bookingId = in.id64();
      }
    }
    String guestId = in.context("guest_id", String.class);
    return in.accept() ? new GetReservation(service, bookingId, guestId) : null;
  }

  private Invocation<?> createBooking(Args in) {
    String quoteId = null;
    RoomRequest room = null;
    Optional<String> remark = Optional.empty();
    for (int f; (f = in.next(CREATE_BOOKING)) >= 0; ) {
      switch (f) {
        case 0 -> quoteId = in.notBlank(in.string());
        case 1 -> room = in.object() ? roomRequest(in) : null;
        case 2 -> remark = Optional.ofNullable(in.size(in.string(), 0, 200));
      }
    }
    String guestId = in.context("guest_id", String.class);
    return in.accept() ? new CreateBooking(service, quoteId, room, remark, guestId) : null;
  }

  private Invocation<?> cancelReservation(Args in) {
    long bookingId = 0;
    for (int f; (f = in.next(CANCEL_RESERVATION)) >= 0; ) {
      switch (f) {
        case 0 -> bookingId = in.id64();
      }
    }
    return in.accept() ? new CancelReservation(service, bookingId) : null;
  }

  private static RoomRequest roomRequest(Args in) {
    RoomType type = null;
    String note = null;
    for (int f; (f = in.next(ROOM_REQUEST)) >= 0; ) {
      switch (f) {
        case 0 -> type = in.choice(ROOM_TYPE);
        case 1 -> note = in.size(in.string(), 0, 200);
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new RoomRequest(type, note);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static void write(Room room, Sink out) {
    if (room == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(ROOM, 0).string(room.quoteId());
    out.at(ROOM, 1).choice(ROOM_TYPE, room.type());
    out.at(ROOM, 2).decimal(room.pricePerNight());
    out.at(ROOM, 3).whole(room.beds());
    out.end();
  }

  private static void write(Booking booking, Sink out) {
    if (booking == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(BOOKING, 0).id(booking.bookingId());
    out.at(BOOKING, 1).localDate(booking.checkIn());
    writeRoomList(booking.rooms(), out.at(BOOKING, 2));
    out.at(BOOKING, 3).bool(booking.paid());
    out.end();
  }

  private static void write(RoomRequest roomRequest, Sink out) {
    if (roomRequest == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(ROOM_REQUEST, 0).choice(ROOM_TYPE, roomRequest.type());
    out.at(ROOM_REQUEST, 1).string(roomRequest.note());
    out.end();
  }

  private static void writeRoomList(List<Room> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (Room item : items) {
      write(item, out);
    }
    out.endArray();
  }

  private record SearchAvailability(HotelService service, LocalDate checkIn, LocalDate checkOut,
      RoomType roomType, int guests) implements Invocation<List<Room>> {
    @Override
    public List<Room> invoke(Call call) throws Throwable {
      return service.searchAvailability(checkIn, checkOut, roomType, guests);
    }

    @Override
    public void writeResult(List<Room> result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.beginArray();
      for (Room item : result) {
        write(item, out);
      }
      out.endArray();
      out.endResult(result.isEmpty());
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(SEARCH_AVAILABILITY, 0).localDate(checkIn);
      out.at(SEARCH_AVAILABILITY, 1).localDate(checkOut);
      out.at(SEARCH_AVAILABILITY, 2).choice(ROOM_TYPE, roomType);
      out.at(SEARCH_AVAILABILITY, 3).whole(guests);
      out.end();
    }
  }

  private record GetReservation(HotelService service, long bookingId,
      String guestId) implements Invocation<Optional<Booking>> {
    @Override
    public Optional<Booking> invoke(Call call) throws Throwable {
      return service.getReservation(bookingId, guestId);
    }

    @Override
    public void writeResult(Optional<Booking> result, Sink out) {
      if (result == null || result.isEmpty()) {
        out.noResult();
        return;
      }
      write(result.get(), out);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(GET_RESERVATION, 0).id(bookingId);
      out.end();
    }
  }

  private record CreateBooking(HotelService service, String quoteId, RoomRequest room,
      Optional<String> remark, String guestId) implements Invocation<Booking> {
    @Override
    public Booking invoke(Call call) throws Throwable {
      return service.createBooking(quoteId, room, remark, guestId, call.key());
    }

    @Override
    public void writeResult(Booking result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      write(result, out);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(CREATE_BOOKING, 0).string(quoteId);
      write(room, out.at(CREATE_BOOKING, 1));
      out.at(CREATE_BOOKING, 2).string(remark.orElse(null));
      out.end();
    }

    @Override
    public void writeIdentity(Sink out) {
      out.begin();
      out.at(CREATE_BOOKING, 0).string(quoteId);
      write(room, out.at(CREATE_BOOKING, 1));
      out.at("@guest_id").string(guestId);
      out.end();
    }
  }

  private record CancelReservation(HotelService service,
      long bookingId) implements Invocation<Void> {
    @Override
    public Void invoke(Call call) throws Throwable {
      service.cancelReservation(bookingId);
      return null;
    }

    @Override
    public void writeResult(Void result, Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(CANCEL_RESERVATION, 0).id(bookingId);
      out.end();
    }
  }
}
