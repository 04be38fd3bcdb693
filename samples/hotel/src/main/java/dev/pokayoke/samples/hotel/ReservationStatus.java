package dev.pokayoke.samples.hotel;

/** Whether a reservation holds. */
public enum ReservationStatus {
  /** The room is kept. */
  CONFIRMED,
  /** The guest called it off. */
  CANCELLED
}
