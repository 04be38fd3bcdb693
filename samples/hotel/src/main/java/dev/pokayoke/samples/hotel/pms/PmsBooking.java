package dev.pokayoke.samples.hotel.pms;

import dev.pokayoke.samples.hotel.json.JsonObject;
import java.util.Optional;

/**
 * A booking as it stands.
 *
 * @param id such as {@code B-1001}
 * @param guestId whose booking it is
 * @param offer the room, the nights and so the price
 * @param note the guest's wish, if any
 * @param cancelled whether it was cancelled
 */
record PmsBooking(
    String id, String guestId, Quote.Offer offer, Optional<String> note, boolean cancelled) {

  PmsBooking moved(Stay stay) {
    Quote.Offer moved = new Quote.Offer(offer.category(), stay, offer.guests(), offer.breakfast());
    return new PmsBooking(id, guestId, moved, note, cancelled);
  }

  PmsBooking asCancelled() {
    return new PmsBooking(id, guestId, offer, note, true);
  }

  JsonObject json() {
    return JsonObject.of()
        .with("id", id)
        .with("guestId", guestId)
        .with("status", cancelled ? "CANCELLED" : "CONFIRMED")
        .with("type", offer.category())
        .with("from", offer.stay().from())
        .with("to", offer.stay().to())
        .with("guests", offer.guests())
        .with("breakfast", offer.breakfast())
        .with("total", offer.total())
        .with("currency", Tariff.CURRENCY)
        .with("note", note.orElse(null));
  }
}
