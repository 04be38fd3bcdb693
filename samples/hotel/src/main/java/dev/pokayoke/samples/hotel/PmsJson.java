package dev.pokayoke.samples.hotel;

import dev.pokayoke.samples.hotel.json.JsonObject;

/** The property-management system's JSON in the service's own words. */
final class PmsJson {

  private PmsJson() {}

  static Room room(JsonObject offer) {
    return new Room(offer.text("quoteId"), roomType(offer), offer.bool("breakfast"), total(offer));
  }

  static Booking booking(JsonObject booking) {
    return new Booking(
        booking.text("id"),
        roomType(booking),
        booking.date("from"),
        booking.date("to"),
        total(booking));
  }

  static Reservation reservation(JsonObject booking) {
    return new Reservation(
        booking.text("id"),
        ReservationStatus.valueOf(booking.text("status")),
        roomType(booking),
        booking.date("from"),
        booking.date("to"),
        booking.whole("guests"),
        booking.bool("breakfast"),
        total(booking),
        booking.optionalText("note"));
  }

  private static RoomType roomType(JsonObject json) {
    return RoomType.valueOf(json.text("type"));
  }

  private static Price total(JsonObject json) {
    return new Price(json.decimal("total"), json.text("currency"));
  }
}
