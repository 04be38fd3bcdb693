package dev.pokayoke.samples.hotel.pms;

import java.math.BigDecimal;

/** The kinds of room the hotel has: how many of each, for how many people, at what price. */
enum RoomCategory {
  SINGLE(3, 1, "80.00"),
  DOUBLE(4, 2, "120.00"),
  SUITE(1, 4, "260.00");

  private final int rooms;
  private final int sleeps;
  private final BigDecimal nightly;

  RoomCategory(int rooms, int sleeps, String nightly) {
    this.rooms = rooms;
    this.sleeps = sleeps;
    this.nightly = new BigDecimal(nightly);
  }

  int rooms() {
    return rooms;
  }

  int sleeps() {
    return sleeps;
  }

  /** The price of a night from Sunday to Thursday, in euros. */
  BigDecimal nightly() {
    return nightly;
  }
}
