package dev.pokayoke.samples.hotel.pms;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;

/** How many rooms of each category are taken, night by night. Guarded by its owner's lock. */
final class Inventory {

  private record RoomNight(RoomCategory category, LocalDate night) {}

  private final Map<RoomNight, Integer> taken = new HashMap<>();

  boolean hasRoom(RoomCategory category, Stay stay) {
    return stay.nights().allMatch(night -> taken(category, night) < category.rooms());
  }

  /** Takes one room for every night of the stay, or none and a problem if a night is full. */
  void take(RoomCategory category, Stay stay) {
    if (!hasRoom(category, stay)) {
      throw new Problem(
          ProblemType.SOLD_OUT,
          "No %s is free from %s to %s.".formatted(category, stay.from(), stay.to()));
    }
    stay.nights().forEach(night -> taken.merge(new RoomNight(category, night), 1, Integer::sum));
  }

  void release(RoomCategory category, Stay stay) {
    stay.nights().forEach(night -> taken.merge(new RoomNight(category, night), -1, Integer::sum));
  }

  /** Takes every room that is still free out of service for the nights of the stay. */
  void close(RoomCategory category, Stay stay) {
    stay.nights().forEach(night -> taken.put(new RoomNight(category, night), category.rooms()));
  }

  private int taken(RoomCategory category, LocalDate night) {
    return taken.getOrDefault(new RoomNight(category, night), 0);
  }
}
