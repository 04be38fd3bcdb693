package dev.pokayoke.samples.hotel;

/** Dates the hotel takes no booking for: in the past, too far ahead or too long. */
public class InvalidStayException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String field;

  /**
   * Creates it with words a guest may read.
   *
   * @param field the date at fault: {@code checkIn} or {@code checkOut}
   * @param message one sentence
   */
  public InvalidStayException(String field, String message) {
    super(message);
    this.field = field;
  }

  /** Returns the date at fault: {@code checkIn} or {@code checkOut}. */
  public String field() {
    return field;
  }
}
