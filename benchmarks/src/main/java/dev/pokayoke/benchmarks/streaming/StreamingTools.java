package dev.pokayoke.benchmarks.streaming;

import dev.pokayoke.benchmarks.call.Contender;
import dev.pokayoke.benchmarks.call.Tool;
import dev.pokayoke.benchmarks.service.Hotel;
import dev.pokayoke.benchmarks.service.RoomRequest;
import dev.pokayoke.benchmarks.service.RoomType;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;

/**
 * As fast as a careful person would write it: one pass over the tokens, every rule that the
 * generated code checks, all problems of a call in one answer, no exception to say no.
 */
public final class StreamingTools implements Contender {
  private static final int MOST_ROOMS = 8;

  private final Hotel hotel;

  /** The tools of a service. */
  public StreamingTools(Hotel hotel) {
    this.hotel = hotel;
  }

  @Override
  public String call(Tool tool, String arguments) {
    try (Input in = new Input(arguments)) {
      if (in.parser.nextToken() != JsonToken.START_OBJECT) {
        in.problem("", "The arguments are not an object.");
        return Output.refused(in.problems());
      }
      return switch (tool) {
        case SEARCH -> search(in);
        case BOOK -> book(in);
        case INVOICES -> invoices(in);
      };
    } catch (JacksonException malformed) {
      return Output.refused(List.of(new Problem("", malformed.getOriginalMessage())));
    }
  }

  private String search(Input in) {
    LocalDate from = null;
    LocalDate to = null;
    RoomType type = null;
    int guests = 0;
    int seen = 0;
    for (String name; (name = in.parser.nextName()) != null; ) {
      in.parser.nextToken();
      switch (name) {
        case "from" -> {
          seen = in.seen(seen, 1, name);
          from = in.date(name);
        }
        case "to" -> {
          seen = in.seen(seen, 2, name);
          to = in.date(name);
        }
        case "type" -> {
          seen = in.seen(seen, 4, name);
          type = in.roomType(name);
        }
        case "guests" -> {
          seen = in.seen(seen, 8, name);
          guests = in.whole(name, 1, 8);
        }
        default -> in.unknown(name);
      }
    }
    if (seen != 15) {
      in.require(seen, "from", "to", "type", "guests");
    }
    in.ordered(from, to, false);
    end(in);
    if (from == null || to == null || type == null || !in.clean()) {
      return Output.refused(in.problems());
    }
    return Output.rooms(hotel.search(from, to, type, guests));
  }

  private String book(Input in) {
    String quote = null;
    List<RoomRequest> rooms = null;
    int seen = 0;
    for (String name; (name = in.parser.nextName()) != null; ) {
      in.parser.nextToken();
      switch (name) {
        case "quote" -> {
          seen = in.seen(seen, 1, name);
          quote = in.notBlank(name);
        }
        case "rooms" -> {
          seen = in.seen(seen, 2, name);
          rooms = rooms(in);
        }
        default -> in.unknown(name);
      }
    }
    if (seen != 3) {
      in.require(seen, "quote", "rooms");
    }
    end(in);
    if (quote == null || rooms == null || !in.clean()) {
      return Output.refused(in.problems());
    }
    return Output.booking(hotel.book(quote, rooms));
  }

  private static @Nullable List<RoomRequest> rooms(Input in) {
    if (in.parser.currentToken() != JsonToken.START_ARRAY) {
      in.problem("rooms", "It is not a list.");
      in.parser.skipChildren();
      return null;
    }
    List<RoomRequest> rooms = new ArrayList<>();
    int size = 0;
    for (JsonToken token; (token = in.parser.nextToken()) != JsonToken.END_ARRAY; size++) {
      if (token != JsonToken.START_OBJECT) {
        in.problem("rooms[" + size + "]", "It is not an object.");
        in.parser.skipChildren();
        continue;
      }
      RoomRequest room = room(in, size);
      if (room != null) {
        rooms.add(room);
      }
    }
    if (size < 1 || size > MOST_ROOMS) {
      in.problem("rooms", "It has " + size + " items, 1 to " + MOST_ROOMS + " are allowed.");
    }
    return rooms;
  }

  /** The fields of its problems are named only once there are some. */
  private static @Nullable RoomRequest room(Input in, int index) {
    RoomType type = null;
    int guests = 0;
    String note = null;
    int seen = 0;
    int before = in.problems().size();
    for (String name; (name = in.parser.nextName()) != null; ) {
      in.parser.nextToken();
      switch (name) {
        case "type" -> {
          seen = in.seen(seen, 1, name);
          type = in.roomType(name);
        }
        case "guests" -> {
          seen = in.seen(seen, 2, name);
          guests = in.whole(name, 1, 8);
        }
        case "note" -> {
          seen = in.seen(seen, 4, name);
          note = in.optionalText(name, 200);
        }
        default -> in.unknown(name);
      }
    }
    if ((seen & 3) != 3) {
      in.require(seen, "type", "guests");
    }
    if (in.problems().size() > before) {
      in.problems().subList(before, in.problems().size()).replaceAll(found -> in(index, found));
      return null;
    }
    return type == null ? null : new RoomRequest(type, guests, note);
  }

  private static Problem in(int index, Problem found) {
    return new Problem("rooms[" + index + "]." + found.field(), found.message());
  }

  private String invoices(Input in) {
    String account = null;
    LocalDate from = null;
    LocalDate to = null;
    int seen = 0;
    for (String name; (name = in.parser.nextName()) != null; ) {
      in.parser.nextToken();
      switch (name) {
        case "account" -> {
          seen = in.seen(seen, 1, name);
          account = in.notBlank(name);
        }
        case "from" -> {
          seen = in.seen(seen, 2, name);
          from = in.date(name);
        }
        case "to" -> {
          seen = in.seen(seen, 4, name);
          to = in.date(name);
        }
        default -> in.unknown(name);
      }
    }
    if (seen != 7) {
      in.require(seen, "account", "from", "to");
    }
    in.ordered(from, to, true);
    end(in);
    if (account == null || from == null || to == null || !in.clean()) {
      return Output.refused(in.problems());
    }
    return Output.invoices(hotel.invoices(account, from, to));
  }

  private static void end(Input in) {
    if (in.parser.nextToken() != null) {
      in.problem("", "The text goes on after its end.");
    }
  }
}
