package com.example.clinic;

import dev.pokayoke.GreaterThan;
import dev.pokayoke.Read;
import java.time.LocalDate;
import java.util.List;

/** Free appointments of a clinic. */
public class Clinic {

  /** An appointment somebody can take. */
  public record Slot(LocalDate day, String doctor) {}

  /**
   * Finds free appointments.
   *
   * @param from first day
   * @param to last day
   */
  @Read(onEmpty = "Nothing free then.")
  public List<Slot> freeSlots(LocalDate from, @GreaterThan(value = "from", orEqual = true) LocalDate to) {
    return List.of(new Slot(from, "Dr. Ito"));
  }
}
