package dev.pokayoke.samples.hotel.pms;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The state of the hotel and what may happen to it. Every method is one step: all or nothing. */
final class Hotel {

  /** What a booking was asked for with; the same key must always come with the same one. */
  private record BookingRequest(String guestId, String quoteId, Optional<String> note) {}

  private record KeyedBooking(BookingRequest request, String bookingId) {}

  /**
   * A booking, and whether it was already there.
   *
   * @param booking as it stands
   * @param replayed true if an earlier request with the same key made it
   */
  record Booked(PmsBooking booking, boolean replayed) {}

  private static final int FIRST_BOOKING = 1001;

  private final LocalDate today;
  private final Inventory inventory = new Inventory();
  private final Quotes quotes = new Quotes();
  private final Map<String, PmsBooking> bookings = new LinkedHashMap<>();
  private final Map<String, KeyedBooking> byKey = new HashMap<>();

  Hotel(LocalDate today) {
    this.today = today;
  }

  synchronized List<Quote> search(RoomCategory category, LocalDate from, LocalDate to, int guests) {
    Stay stay = Stay.bookable(from, to, today);
    if (guests < 1) {
      throw new Problem(ProblemType.BAD_VALUE, "guests", "guests is at least 1.");
    }
    if (guests > category.sleeps()) {
      throw new Problem(
          ProblemType.ROOM_TOO_SMALL,
          "guests",
          "A %s sleeps at most %d.".formatted(category, category.sleeps()));
    }
    if (!inventory.hasRoom(category, stay)) {
      return List.of();
    }
    return Stream.of(false, true)
        .map(breakfast -> quotes.quote(new Quote.Offer(category, stay, guests, breakfast)))
        .toList();
  }

  synchronized Booked book(
      String guestId, String quoteId, Optional<String> note, Optional<String> key) {
    BookingRequest request = new BookingRequest(guestId, quoteId, note);
    KeyedBooking earlier = key.map(byKey::get).orElse(null);
    if (earlier != null) {
      return replay(earlier, request);
    }
    PmsBooking booking = add(guestId, quotes.find(quoteId).offer(), note);
    key.ifPresent(value -> byKey.put(value, new KeyedBooking(request, booking.id())));
    return new Booked(booking, false);
  }

  private Booked replay(KeyedBooking earlier, BookingRequest request) {
    if (!earlier.request().equals(request)) {
      throw new Problem(
          ProblemType.KEY_REUSED, "This Idempotency-Key came with another booking before.");
    }
    return new Booked(existing(earlier.bookingId()), true);
  }

  /** Books without a quote; also how the bookings that are there from the start come in. */
  synchronized PmsBooking add(String guestId, Quote.Offer offer, Optional<String> note) {
    inventory.take(offer.category(), offer.stay());
    String id = "B-" + (FIRST_BOOKING + bookings.size());
    return store(new PmsBooking(id, guestId, offer, note, false));
  }

  /** Takes all rooms of a category out of service for some nights. */
  synchronized void close(RoomCategory category, Stay stay) {
    inventory.close(category, stay);
  }

  synchronized PmsBooking find(String id, String guestId) {
    PmsBooking booking = existing(id);
    if (!booking.guestId().equals(guestId)) {
      throw new Problem(
          ProblemType.NOT_YOUR_BOOKING, "Booking %s belongs to another guest.".formatted(id));
    }
    return booking;
  }

  synchronized Optional<PmsBooking> findByKey(String key) {
    return Optional.ofNullable(byKey.get(key)).map(keyed -> existing(keyed.bookingId()));
  }

  synchronized PmsBooking change(String id, String guestId, LocalDate from, LocalDate to) {
    PmsBooking booking = find(id, guestId);
    if (booking.cancelled()) {
      throw new Problem(ProblemType.BOOKING_CANCELLED, "Booking %s was cancelled.".formatted(id));
    }
    Stay stay = Stay.bookable(from, to, today);
    RoomCategory category = booking.offer().category();
    Stay before = booking.offer().stay();
    inventory.release(category, before);
    try {
      inventory.take(category, stay);
    } catch (Problem soldOut) {
      inventory.take(category, before);
      throw soldOut;
    }
    return store(booking.moved(stay));
  }

  /** Cancels; a booking that is cancelled already stays as it is. */
  synchronized PmsBooking cancel(String id, String guestId) {
    PmsBooking booking = find(id, guestId);
    if (booking.cancelled()) {
      return booking;
    }
    inventory.release(booking.offer().category(), booking.offer().stay());
    return store(booking.asCancelled());
  }

  private PmsBooking existing(String id) {
    PmsBooking booking = bookings.get(id);
    if (booking == null) {
      throw new Problem(ProblemType.BOOKING_NOT_FOUND, "There is no booking %s.".formatted(id));
    }
    return booking;
  }

  private PmsBooking store(PmsBooking booking) {
    bookings.put(booking.id(), booking);
    return booking;
  }
}
