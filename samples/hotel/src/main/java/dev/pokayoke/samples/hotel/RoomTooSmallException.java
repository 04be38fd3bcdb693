package dev.pokayoke.samples.hotel;

/** More people than the kind of room sleeps. */
public class RoomTooSmallException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates it with words a guest may read.
   *
   * @param message one sentence
   */
  public RoomTooSmallException(String message) {
    super(message);
  }
}
