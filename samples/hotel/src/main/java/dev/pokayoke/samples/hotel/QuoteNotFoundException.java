package dev.pokayoke.samples.hotel;

/** There is no quote with that number. */
public class QuoteNotFoundException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates it with words a guest may read.
   *
   * @param message one sentence
   */
  public QuoteNotFoundException(String message) {
    super(message);
  }
}
