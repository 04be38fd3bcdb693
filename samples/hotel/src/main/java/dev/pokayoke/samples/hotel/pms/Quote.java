package dev.pokayoke.samples.hotel.pms;

import dev.pokayoke.samples.hotel.json.JsonObject;
import java.math.BigDecimal;

/**
 * A price the hotel stands by.
 *
 * @param id such as {@code Q-1}
 * @param offer what is priced
 */
record Quote(String id, Offer offer) {

  /**
   * A room for a stay.
   *
   * @param category the kind of room
   * @param stay the nights
   * @param guests people in the room
   * @param breakfast whether breakfast is part of the price
   */
  record Offer(RoomCategory category, Stay stay, int guests, boolean breakfast) {

    BigDecimal total() {
      return Tariff.total(category, stay, guests, breakfast);
    }
  }

  JsonObject json() {
    return JsonObject.of()
        .with("quoteId", id)
        .with("type", offer.category())
        .with("from", offer.stay().from())
        .with("to", offer.stay().to())
        .with("guests", offer.guests())
        .with("breakfast", offer.breakfast())
        .with("total", offer.total())
        .with("currency", Tariff.CURRENCY);
  }
}
