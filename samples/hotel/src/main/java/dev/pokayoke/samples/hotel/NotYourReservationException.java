package dev.pokayoke.samples.hotel;

/** The reservation is another guest's. */
public class NotYourReservationException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates it with words a guest may read.
   *
   * @param message one sentence
   */
  public NotYourReservationException(String message) {
    super(message);
  }
}
