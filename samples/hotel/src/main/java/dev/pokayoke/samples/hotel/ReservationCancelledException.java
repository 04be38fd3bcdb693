package dev.pokayoke.samples.hotel;

/** The reservation was cancelled and cannot be changed. */
public class ReservationCancelledException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates it with words a guest may read.
   *
   * @param message one sentence
   */
  public ReservationCancelledException(String message) {
    super(message);
  }
}
