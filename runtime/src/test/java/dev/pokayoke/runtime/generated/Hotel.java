package dev.pokayoke.runtime.generated;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Binders written by hand in the shape that the processor generates. */
@SuppressWarnings("NullAway") // as generated code: what accept() and end() promise is not seen
final class Hotel {
  enum RoomType {
    SINGLE,
    DOUBLE,
    SUITE
  }

  record Room(RoomType type, @Nullable String note) {
    Room {
      if (type == RoomType.SUITE && note == null) {
        throw new IllegalArgumentException("A suite needs a note.");
      }
    }
  }

  static final Choice<RoomType> ROOM_TYPE =
      Choice.of(RoomType.class)
          .value(RoomType.SINGLE, "SINGLE")
          .value(RoomType.DOUBLE, "DOUBLE", "dbl", "double room")
          .value(RoomType.SUITE, "SUITE")
          .build();

  static final Shape SEARCH =
      Shape.of("check_in", "check_out", "room_type", "guests").require(0, 1, 2, 3);

  static final Shape BOOK = Shape.of("name", "rooms", "tags").require(0, 1);

  static final Shape ROOM = Shape.of("type", "note").require(0).literal(1);

  private Hotel() {}

  /** {@code search_availability(check_in, check_out, room_type, guests)}. */
  static List<@Nullable Object> search(Args in) {
    LocalDate checkIn = null;
    LocalDate checkOut = null;
    RoomType roomType = null;
    int guests = 0;
    for (int f; (f = in.next(SEARCH)) >= 0; ) {
      switch (f) {
        case 0 -> checkIn = in.localDate();
        case 1 -> checkOut = in.localDate();
        case 2 -> roomType = in.choice(ROOM_TYPE);
        case 3 -> guests = in.int32(1, 8);
        default -> throw new IndexOutOfBoundsException(f);
      }
    }
    if (in.good(0, 1)) {
      in.greater(1, checkOut, 0, checkIn);
    }
    return Arrays.asList(checkIn, checkOut, roomType, guests);
  }

  /** {@code book(name, rooms: [{type, note}], tags: [[text]])}. */
  static List<@Nullable Object> book(Args in) {
    String name = null;
    List<@Nullable Room> rooms = null;
    List<@Nullable List<@Nullable String>> tags = null;
    for (int f; (f = in.next(BOOK)) >= 0; ) {
      switch (f) {
        case 0 -> name = in.size(in.notBlank(in.string()), 2, 20);
        case 1 -> rooms = in.size(in.array() ? rooms(in) : null, 1, 3);
        case 2 -> tags = in.array() ? tags(in) : null;
        default -> throw new IndexOutOfBoundsException(f);
      }
    }
    return Arrays.asList(name, rooms, tags);
  }

  private static List<@Nullable Room> rooms(Args in) {
    List<@Nullable Room> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.object() ? room(in) : null);
    }
    return items;
  }

  private static @Nullable Room room(Args in) {
    RoomType type = null;
    String note = null;
    for (int f; (f = in.next(ROOM)) >= 0; ) {
      switch (f) {
        case 0 -> type = in.choice(ROOM_TYPE);
        case 1 -> note = in.size(in.string(), 0, 10);
        default -> throw new IndexOutOfBoundsException(f);
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Room(type, note);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static List<@Nullable List<@Nullable String>> tags(Args in) {
    List<@Nullable List<@Nullable String>> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.array() ? texts(in) : null);
    }
    return items;
  }

  private static List<@Nullable String> texts(Args in) {
    List<@Nullable String> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.size(in.string(), 1, 5));
    }
    return items;
  }
}
