package dev.pokayoke.samples.hotel;

import static dev.pokayoke.Dialect.ANTHROPIC;
import static dev.pokayoke.Dialect.BEDROCK;
import static dev.pokayoke.Dialect.GEMINI;
import static dev.pokayoke.Dialect.MCP;
import static dev.pokayoke.Dialect.OPENAI;
import static dev.pokayoke.Dialect.OPENAI_RESPONSES;
import static dev.pokayoke.ErrorCode.CONFLICT;
import static dev.pokayoke.ErrorCode.INVALID_ARGUMENT;
import static dev.pokayoke.ErrorCode.NOT_FOUND;
import static dev.pokayoke.ErrorCode.PERMISSION_DENIED;

import dev.pokayoke.Fails;
import dev.pokayoke.FromContext;
import dev.pokayoke.GreaterThan;
import dev.pokayoke.IdempotencyKey;
import dev.pokayoke.Read;
import dev.pokayoke.Toolset;
import dev.pokayoke.Write;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rooms and reservations of one hotel. */
@Toolset(
    label = "the hotel system",
    user = "guest",
    dialects = {MCP, OPENAI, OPENAI_RESPONSES, ANTHROPIC, GEMINI, BEDROCK})
public class HotelService {

  private final PmsClient pms;

  /**
   * Creates the service.
   *
   * @param pms the property-management system
   */
  public HotelService(PmsClient pms) {
    this.pms = pms;
  }

  /**
   * Finds rooms that are free for the whole stay, with prices.
   *
   * @param checkIn first night
   * @param checkOut day of departure
   * @param roomType kind of room
   * @param guests people in the room
   */
  @Read(onEmpty = "No room of this type is free. Ask about another type or other dates.")
  @Fails(
      on = RoomTooSmallException.class,
      code = INVALID_ARGUMENT,
      field = "guests",
      message = "A {room_type} room does not sleep {guests}.",
      fix = "Search a larger room type.")
  @Fails(
      on = InvalidStayException.class,
      code = INVALID_ARGUMENT,
      fix = "Ask the guest for other dates.")
  public List<Room> searchAvailability(
      LocalDate checkIn,
      @GreaterThan("checkIn") LocalDate checkOut,
      RoomType roomType,
      @Min(1) @Max(8) int guests)
      throws IOException, InterruptedException {
    return pms.search(checkIn, checkOut, roomType, guests);
  }

  /**
   * Reads one reservation of the guest.
   *
   * @param reservationId number of the reservation, such as B-1001
   */
  @Read
  @Fails(
      on = ReservationNotFoundException.class,
      code = NOT_FOUND,
      message = "There is no reservation {reservation_id}.")
  @Fails(
      on = NotYourReservationException.class,
      code = PERMISSION_DENIED,
      message = "{reservation_id} is not this guest's reservation.")
  public Reservation getReservation(String reservationId, @FromContext("guest_id") String guestId)
      throws IOException, InterruptedException {
    return pms.find(reservationId, guestId);
  }

  /**
   * Books the room of a quote for the guest, after the guest agreed to its price.
   *
   * @param quoteId number of the quote, from search_availability
   * @param note a wish of the guest for this stay
   */
  @Write(idempotent = true)
  @Fails(
      on = RoomSoldOutException.class,
      code = CONFLICT,
      message = "Nothing was booked: the room of {quote_id} was taken meanwhile.",
      fix = "Search again and let the guest choose.")
  @Fails(
      on = QuoteNotFoundException.class,
      code = NOT_FOUND,
      message = "Nothing was booked: there is no quote {quote_id}.",
      fix = "Use a quote from {tool:search_availability}.")
  public Booking createBooking(
      String quoteId,
      @Nullable @Size(max = 200) String note,
      @FromContext("guest_id") String guestId,
      @IdempotencyKey String key)
      throws IOException, InterruptedException, RoomSoldOutException {
    return pms.book(quoteId, note, guestId, key);
  }

  /**
   * Moves a reservation of the guest to other dates, in the same kind of room.
   *
   * @param reservationId number of the reservation, such as B-1001
   * @param checkIn new first night
   * @param checkOut new day of departure
   */
  @Write(idempotent = true)
  @Fails(
      on = ReservationNotFoundException.class,
      code = NOT_FOUND,
      message = "Nothing was changed: there is no reservation {reservation_id}.")
  @Fails(
      on = NotYourReservationException.class,
      code = PERMISSION_DENIED,
      message = "Nothing was changed: {reservation_id} is not this guest's reservation.")
  @Fails(
      on = ReservationCancelledException.class,
      code = CONFLICT,
      message = "Nothing was changed: {reservation_id} was cancelled.",
      fix = "Tell the guest; a new booking is possible.")
  @Fails(
      on = RoomSoldOutException.class,
      code = CONFLICT,
      message = "Nothing was changed: no such room is free from {check_in} to {check_out}.",
      fix = "Tell the guest and ask for other dates.")
  @Fails(
      on = InvalidStayException.class,
      code = INVALID_ARGUMENT,
      message =
          "Nothing was changed: {check_in} to {check_out} is in the past, too far ahead or too"
              + " long.",
      fix = "Ask the guest for other dates.")
  public Reservation changeReservationDates(
      String reservationId,
      LocalDate checkIn,
      @GreaterThan("checkIn") LocalDate checkOut,
      @FromContext("guest_id") String guestId)
      throws IOException, InterruptedException, RoomSoldOutException {
    return pms.changeDates(reservationId, checkIn, checkOut, guestId);
  }

  /**
   * Cancels a reservation of the guest for good.
   *
   * @param reservationId number of the reservation, such as B-1001
   */
  @Write(idempotent = true, destructive = true)
  @Fails(
      on = ReservationNotFoundException.class,
      code = NOT_FOUND,
      message = "Nothing was cancelled: there is no reservation {reservation_id}.")
  @Fails(
      on = NotYourReservationException.class,
      code = PERMISSION_DENIED,
      message = "Nothing was cancelled: {reservation_id} is not this guest's reservation.")
  public Reservation cancelReservation(
      String reservationId, @FromContext("guest_id") String guestId)
      throws IOException, InterruptedException {
    return pms.cancel(reservationId, guestId);
  }
}
