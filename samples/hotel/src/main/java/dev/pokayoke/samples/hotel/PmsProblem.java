package dev.pokayoke.samples.hotel;

import dev.pokayoke.HttpFailure;
import dev.pokayoke.samples.hotel.json.JsonException;
import dev.pokayoke.samples.hotel.json.JsonObject;
import java.net.http.HttpResponse;

/** A refusal of the property-management system, and the exception of ours that it means. */
final class PmsProblem {

  private final HttpResponse<String> response;
  private final JsonObject problem;

  private PmsProblem(HttpResponse<String> response, JsonObject problem) {
    this.response = response;
    this.problem = problem;
  }

  static PmsProblem read(HttpResponse<String> response) {
    try {
      return new PmsProblem(response, JsonObject.parse(response.body()));
    } catch (JsonException notAProblem) {
      return new PmsProblem(response, JsonObject.of());
    }
  }

  void throwIfSoldOut() throws RoomSoldOutException {
    if (code().equals("SOLD_OUT")) {
      throw new RoomSoldOutException(detail());
    }
  }

  RuntimeException unchecked() {
    return switch (code()) {
      case "INVALID_STAY" -> new InvalidStayException(date(), detail());
      case "ROOM_TOO_SMALL" -> new RoomTooSmallException(detail());
      case "NOT_YOUR_BOOKING" -> new NotYourReservationException(detail());
      case "BOOKING_NOT_FOUND" -> new ReservationNotFoundException(detail());
      case "BOOKING_CANCELLED" -> new ReservationCancelledException(detail());
      case "QUOTE_NOT_FOUND" -> new QuoteNotFoundException(detail());
      default -> failure();
    };
  }

  private HttpFailure failure() {
    return new HttpFailure(
        response.statusCode(),
        response.headers().firstValue("Retry-After").orElse(null),
        response.body());
  }

  private String code() {
    return problem.optionalText("code").orElse("");
  }

  private String detail() {
    return problem.optionalText("detail").orElse("The hotel system refused it.");
  }

  private String date() {
    return problem.optionalText("field").orElse("").equals("to") ? "checkOut" : "checkIn";
  }
}
