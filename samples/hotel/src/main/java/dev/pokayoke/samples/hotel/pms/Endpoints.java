package dev.pokayoke.samples.hotel.pms;

import dev.pokayoke.samples.hotel.json.JsonObject;
import java.util.List;
import java.util.Optional;

/** The hotel's part of the API: each method and path, and what it does to the hotel. */
final class Endpoints {

  private static final int MAX_NOTE = 200;

  private final Hotel hotel;

  Endpoints(Hotel hotel) {
    this.hotel = hotel;
  }

  Response answer(Request request) {
    List<String> path = request.segments();
    if (path.equals(List.of("availability"))) {
      return switch (request.method()) {
        case "GET" -> search(request);
        default -> notAllowed("GET");
      };
    }
    if (path.equals(List.of("bookings"))) {
      return switch (request.method()) {
        case "GET" -> lookUp(request);
        case "POST" -> book(request);
        default -> notAllowed("GET, POST");
      };
    }
    if (path.size() == 2 && path.get(0).equals("bookings")) {
      String id = path.get(1);
      return switch (request.method()) {
        case "GET" -> Response.ok(hotel.find(id, Guests.of(request)).json());
        case "PATCH" -> change(id, request);
        case "DELETE" -> Response.ok(hotel.cancel(id, Guests.of(request)).json());
        default -> notAllowed("GET, PATCH, DELETE");
      };
    }
    throw new Problem(ProblemType.NO_SUCH_PATH, "There is nothing here.");
  }

  private Response search(Request request) {
    List<Quote> quotes =
        hotel.search(
            request.choice("type", RoomCategory.class),
            request.date("from"),
            request.date("to"),
            request.whole("guests"));
    return Response.ok(JsonObject.of().with("offers", quotes.stream().map(Quote::json).toList()));
  }

  private Response lookUp(Request request) {
    List<JsonObject> found =
        hotel.findByKey(request.text("key")).stream().map(PmsBooking::json).toList();
    return Response.ok(JsonObject.of().with("bookings", found));
  }

  private Response book(Request request) {
    String guestId = Guests.of(request);
    JsonObject body = request.json();
    Optional<String> note = body.optionalText("note");
    if (note.isPresent() && note.get().length() > MAX_NOTE) {
      throw new Problem(
          ProblemType.BAD_VALUE, "note", "note has at most %d characters.".formatted(MAX_NOTE));
    }
    Optional<String> key = request.header().apply("Idempotency-Key");
    Hotel.Booked booked = hotel.book(guestId, body.text("quoteId"), note, key);
    PmsBooking booking = booked.booking();
    return booked.replayed()
        ? Response.ok(booking.json()).with("Idempotency-Replayed", "true")
        : new Response(201, booking.json()).with("Location", "/bookings/" + booking.id());
  }

  private Response change(String id, Request request) {
    String guestId = Guests.of(request);
    JsonObject body = request.json();
    return Response.ok(hotel.change(id, guestId, body.date("from"), body.date("to")).json());
  }

  static Response notAllowed(String methods) {
    return new Problem(ProblemType.METHOD_NOT_ALLOWED, "This path takes %s.".formatted(methods))
        .response()
        .with("Allow", methods);
  }
}
