package dev.pokayoke.benchmarks.service;

import dev.pokayoke.GreaterThan;
import dev.pokayoke.Read;
import dev.pokayoke.Write;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** Rooms, bookings and invoices; every answer is ready, so that only the way to it is measured. */
public class Hotel {
  private static final List<Room> ROOMS =
      List.of(
          new Room("q-1041", RoomType.DOUBLE, 2, true),
          new Room("q-1042", RoomType.DOUBLE, 3, false),
          new Room("q-1043", RoomType.DOUBLE, 2, false));

  private static final Booking BOOKING =
      new Booking(
          "b-77120",
          new Stay(LocalDate.of(2026, 6, 12), LocalDate.of(2026, 6, 14)),
          List.of(
              new BookedRoom("204", RoomType.DOUBLE, "Late arrival, after 22:00"),
              new BookedRoom("207", RoomType.SINGLE, null)));

  private static final List<Invoice> INVOICES =
      List.of(
          new Invoice("2026-0311", LocalDate.of(2026, 3, 11), new BigDecimal("1250.50"), true),
          new Invoice("2026-0312", LocalDate.of(2026, 3, 11), new BigDecimal("89.00"), true),
          new Invoice("2026-0344", LocalDate.of(2026, 3, 29), new BigDecimal("417.35"), false));

  /**
   * Finds rooms that are free for the whole stay.
   *
   * @param from first night
   * @param to day of departure
   * @param type kind of room
   * @param guests people in the room
   */
  @Read
  public List<Room> search(
      LocalDate from,
      @GreaterThan("from") LocalDate to,
      RoomType type,
      @Min(1) @Max(8) int guests) {
    return ROOMS;
  }

  /**
   * Books the rooms of a quote.
   *
   * @param quote what the search called it
   * @param rooms the rooms
   */
  @Write
  public Booking book(
      @NotBlank String quote, @Size(min = 1, max = 8) List<@Valid RoomRequest> rooms) {
    return BOOKING;
  }

  /**
   * Lists the invoices of an account.
   *
   * @param account the account
   * @param from first day
   * @param to last day
   */
  @Read
  public List<Invoice> invoices(
      @NotBlank String account,
      LocalDate from,
      @GreaterThan(value = "from", orEqual = true) LocalDate to) {
    return INVOICES;
  }
}
