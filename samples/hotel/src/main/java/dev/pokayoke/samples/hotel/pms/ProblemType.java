package dev.pokayoke.samples.hotel.pms;

import java.util.Locale;

/** Every reason to refuse a request; the constant's name is the {@code code} that clients read. */
enum ProblemType {
  MALFORMED_JSON(400, "Unreadable body"),
  BAD_VALUE(400, "Bad value"),
  INVALID_STAY(400, "Dates that cannot be booked"),
  ROOM_TOO_SMALL(400, "Too many guests for the room"),
  GUEST_REQUIRED(401, "No guest given"),
  GUEST_UNKNOWN(403, "Unknown guest"),
  NOT_YOUR_BOOKING(403, "Another guest's booking"),
  NO_SUCH_PATH(404, "No such path"),
  BOOKING_NOT_FOUND(404, "Unknown booking"),
  QUOTE_NOT_FOUND(404, "Unknown quote"),
  METHOD_NOT_ALLOWED(405, "Method not allowed"),
  SOLD_OUT(409, "Sold out"),
  BOOKING_CANCELLED(409, "Booking is cancelled"),
  BODY_TOO_LARGE(413, "Body too large"),
  KEY_REUSED(422, "Idempotency key used before"),
  INTERNAL(500, "Internal error"),
  UNAVAILABLE(503, "Temporarily unavailable");

  private final int status;
  private final String title;

  ProblemType(int status, String title) {
    this.status = status;
    this.title = title;
  }

  int status() {
    return status;
  }

  String title() {
    return title;
  }

  /** The {@code type} member of RFC 9457: a URI that identifies the reason. */
  String uri() {
    return "urn:pms:problem:" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
