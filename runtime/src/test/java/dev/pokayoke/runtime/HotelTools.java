package dev.pokayoke.runtime;

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
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A read and a write as the processor generates them, over a service that a test makes up. */
@SuppressWarnings("NullAway") // as generated code: what accept() promises is not seen
final class HotelTools implements GeneratedTools {

  enum RoomType {
    SINGLE,
    DOUBLE,
    SUITE
  }

  /** Declared: the room went to somebody else. */
  static final class SoldOut extends Exception {
    private static final long serialVersionUID = 1L;

    SoldOut(@Nullable String message) {
      super(message);
    }
  }

  /** What {@code search_availability} does. */
  @FunctionalInterface
  interface Search {
    List<String> search(LocalDate checkIn, LocalDate checkOut, RoomType type, int guests)
        throws Throwable;
  }

  /** What {@code create_booking} does; a result that is not finite cannot be written. */
  @FunctionalInterface
  interface Book {
    double book(String quoteId, @Nullable BigDecimal deposit, String guestId, Call call)
        throws Throwable;
  }

  private static final Choice<RoomType> ROOM_TYPE =
      Choice.of(RoomType.class)
          .value(RoomType.SINGLE, "SINGLE")
          .value(RoomType.DOUBLE, "DOUBLE", "dbl", "double room")
          .value(RoomType.SUITE, "SUITE")
          .build();
  private static final Shape SEARCH =
      Shape.of("check_in", "check_out", "room_type", "guests").require(0, 1, 2, 3);
  private static final Shape BOOK = Shape.of("quote_id", "deposit").require(0);
  private static final Declared SOLD_OUT =
      Declared.as(ErrorCode.CONFLICT)
          .withReason("sold_out")
          .withMessage("{quote_id} is sold out.")
          .withFix("Search again and offer another room.")
          .withField("quote_id");

  private final Search search;
  private final Book book;

  HotelTools(Search search, Book book) {
    this.search = search;
    this.book = book;
  }

  @Override
  public int contract() {
    return 1;
  }

  @Override
  public ToolsetFacts toolset() {
    return new ToolsetFacts("hotel.HotelService", "the hotel system", "guest");
  }

  @Override
  public List<ToolFacts> tools() {
    return List.of(
        ToolFacts.read("search_availability", "Search availability", "", "searchAvailability")
            .withOnEmpty("Try other dates."),
        ToolFacts.write("create_booking", "Create booking", "", "createBooking"));
  }

  @Override
  public List<Dialect> dialects() {
    return List.of();
  }

  @Override
  public String definition(int tool, Dialect dialect) {
    throw GeneratedTools.notGenerated(dialect);
  }

  @Override
  public @Nullable Invocation<?> bind(int tool, Args in) {
    return tool == 0 ? searchAvailability(in) : createBooking(in);
  }

  @Override
  public @Nullable Declared declared(int tool, Throwable thrown) {
    return tool == 1 && thrown instanceof SoldOut ? SOLD_OUT : null;
  }

  private @Nullable Invocation<?> searchAvailability(Args in) {
    LocalDate checkIn = null;
    LocalDate checkOut = null;
    RoomType roomType = null;
    int guests = 0;
    for (int f; (f = in.next(SEARCH)) >= 0; ) {
      switch (f) {
        case 0 -> checkIn = in.localDate();
        case 1 -> checkOut = in.localDate();
        case 2 -> roomType = in.choice(ROOM_TYPE);
        default -> guests = in.int32(1, 8);
      }
    }
    if (in.good(0, 1)) {
      in.greater(1, checkOut, 0, checkIn);
    }
    return in.accept() ? new SearchCall(search, checkIn, checkOut, roomType, guests) : null;
  }

  private @Nullable Invocation<?> createBooking(Args in) {
    String quoteId = null;
    BigDecimal deposit = null;
    for (int f; (f = in.next(BOOK)) >= 0; ) {
      switch (f) {
        case 0 -> quoteId = in.size(in.string(), 1, 20);
        default -> deposit = in.decimal();
      }
    }
    String guestId = in.context("guest_id", String.class);
    return in.accept() ? new BookCall(book, quoteId, deposit, guestId) : null;
  }

  private record SearchCall(
      Search search, LocalDate checkIn, LocalDate checkOut, RoomType roomType, int guests)
      implements Invocation<List<String>> {
    @Override
    public List<String> invoke(Call call) throws Throwable {
      return search.search(checkIn, checkOut, roomType, guests);
    }

    @Override
    public void writeResult(@Nullable List<String> result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.beginArray();
      result.forEach(out::string);
      out.endArray();
      out.endResult(result.isEmpty());
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(SEARCH, 0).localDate(checkIn);
      out.at(SEARCH, 1).localDate(checkOut);
      out.at(SEARCH, 2).choice(ROOM_TYPE, roomType);
      out.at(SEARCH, 3).whole(guests);
      out.end();
    }
  }

  private record BookCall(Book book, String quoteId, @Nullable BigDecimal deposit, String guestId)
      implements Invocation<Double> {
    @Override
    public Double invoke(Call call) throws Throwable {
      return book.book(quoteId, deposit, guestId, call);
    }

    @Override
    public void writeResult(@Nullable Double result, Sink out) {
      out.beginResult();
      out.float64(result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(BOOK, 0).string(quoteId);
      out.at(BOOK, 1).decimal(deposit);
      out.end();
    }

    @Override
    public void writeIdentity(Sink out) {
      out.begin();
      out.at(BOOK, 0).string(quoteId);
      out.at(BOOK, 1).decimal(deposit);
      out.at("@guest_id").string(guestId);
      out.end();
    }
  }
}
