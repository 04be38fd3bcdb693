package dev.pokayoke.samples.hotel;

/** The last room of the kind went to somebody else. */
public class RoomSoldOutException extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Creates it with words a guest may read.
   *
   * @param message one sentence
   */
  public RoomSoldOutException(String message) {
    super(message);
  }
}
