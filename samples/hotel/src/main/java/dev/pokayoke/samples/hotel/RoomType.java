package dev.pokayoke.samples.hotel;

import dev.pokayoke.Alias;

/** The kinds of room the hotel has. */
public enum RoomType {
  /** One bed, one person. */
  SINGLE,
  /** For two. */
  @Alias({"dbl", "double room"})
  DOUBLE,
  /** Two rooms, up to four people. */
  SUITE
}
