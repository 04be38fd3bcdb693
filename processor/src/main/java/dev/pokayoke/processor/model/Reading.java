package dev.pokayoke.processor.model;

import java.util.List;

/**
 * What was read from one class: the toolset, and what the source says beyond it.
 *
 * @param toolset the toolset, to be written if nothing is wrong
 * @param flaws what no toolset can hold, in the order it was met
 */
public record Reading(Toolset toolset, List<Flaw> flaws) {
  /** Copies the list. */
  public Reading {
    flaws = List.copyOf(flaws);
  }
}
