package dev.pokayoke.benchmarks.databind;

import dev.pokayoke.benchmarks.call.Contender;
import dev.pokayoke.benchmarks.call.Tool;
import dev.pokayoke.benchmarks.service.Hotel;
import tools.jackson.core.JacksonException;

/** Reads a record and calls the service; nothing is checked beyond what Jackson checks. */
public final class DatabindTools implements Contender {
  private final Hotel hotel;

  /** The tools of a service. */
  public DatabindTools(Hotel hotel) {
    this.hotel = hotel;
  }

  @Override
  public String call(Tool tool, String arguments) {
    try {
      return Json.write(
          switch (tool) {
            case SEARCH -> {
              SearchArguments of = Json.SEARCH.readValue(arguments);
              yield hotel.search(of.from(), of.to(), of.type(), of.guests());
            }
            case BOOK -> {
              BookArguments of = Json.BOOK.readValue(arguments);
              yield hotel.book(of.quote(), of.rooms());
            }
            case INVOICES -> {
              InvoicesArguments of = Json.INVOICES.readValue(arguments);
              yield hotel.invoices(of.account(), of.from(), of.to());
            }
          });
    } catch (JacksonException refused) {
      return Json.error(refused.getOriginalMessage());
    }
  }
}
