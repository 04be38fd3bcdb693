package dev.pokayoke.samples.hotel.pms;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The quotes made so far. The same offer keeps its number, so that a search that is sent twice
 * quotes once. Guarded by its owner's lock.
 */
final class Quotes {

  private final Map<Quote.Offer, Quote> byOffer = new LinkedHashMap<>();
  private final Map<String, Quote> byId = new LinkedHashMap<>();

  Quote quote(Quote.Offer offer) {
    return byOffer.computeIfAbsent(
        offer,
        wanted -> {
          Quote quote = new Quote("Q-" + (byId.size() + 1), wanted);
          byId.put(quote.id(), quote);
          return quote;
        });
  }

  Quote find(String id) {
    Quote quote = byId.get(id);
    if (quote == null) {
      throw new Problem(
          ProblemType.QUOTE_NOT_FOUND, "quoteId", "There is no quote %s.".formatted(id));
    }
    return quote;
  }
}
