package dev.pokayoke.samples.hotel.pms;

/** Lets time pass. */
@FunctionalInterface
interface Pause {

  /** Returns after so many milliseconds. */
  void millis(int millis) throws InterruptedException;
}
