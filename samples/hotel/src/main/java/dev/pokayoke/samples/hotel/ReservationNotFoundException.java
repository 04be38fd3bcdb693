package dev.pokayoke.samples.hotel;

/** There is no reservation with that number. */
public class ReservationNotFoundException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates it with words a guest may read.
   *
   * @param message one sentence
   */
  public ReservationNotFoundException(String message) {
    super(message);
  }
}
