package dev.pokayoke;

/**
 * The closed list of what the model may be told of a failed call. Each code knows who can fix it,
 * whether the model may try again with different input, and what it is told to do unless something
 * more exact is known.
 */
public enum ErrorCode {
  /** An argument is wrong, missing or not unambiguous. Nothing ran. */
  INVALID_ARGUMENT(Fixer.MODEL, true, "Correct it and call again."),
  /** What the arguments name does not exist. */
  NOT_FOUND(Fixer.USER, false, "Ask the {user} to check it. Do not try other ids."),
  /** Not allowed for this user, or with these values. */
  PERMISSION_DENIED(
      Fixer.NOBODY, false, "Not allowed. Do not retry, reduce or split it. Offer to hand over."),
  /** The state of the world contradicts the request: taken, sold out, changed meanwhile. */
  CONFLICT(Fixer.MODEL, true, "Look again and let the {user} choose."),
  /** The system behind the tool does not answer; the runtime has done what can be done. */
  UNAVAILABLE(
      Fixer.RUNTIME,
      false,
      "This does not mean none. Do not answer from memory or another tool. Say it cannot be checked"
          + " now."),
  /** The system behind the tool refuses more requests for now. */
  RATE_LIMITED(Fixer.RUNTIME, false, "Not again in this turn."),
  /** Some items of a batch succeeded, some did not; each has its own code and fixer. */
  PARTIAL_FAILURE(Fixer.MODEL, true, "Keep what succeeded; send only the failed items."),
  /** A write may or may not have been applied. */
  UNKNOWN_OUTCOME(
      Fixer.NOBODY_YET, false, "Do not do it again or another way; say it is not yet known."),
  /** The user or the host cancelled the call. */
  CANCELLED(Fixer.USER, false, ""),
  /** A limit of the conversation is reached; the tool was not run. */
  LIMIT_REACHED(Fixer.NOBODY, false, "Use another approach or report what you have."),
  /** The tool itself is broken; the details are in the log under an incident id. */
  INTERNAL(Fixer.NOBODY, false, "Do not call it again with this input.");

  private final Fixer fixer;
  private final boolean retryable;
  private final String defaultFix;

  ErrorCode(Fixer fixer, boolean retryable, String defaultFix) {
    this.fixer = fixer;
    this.retryable = retryable;
    this.defaultFix = defaultFix;
  }

  /**
   * Who can fix it, unless the single failure says otherwise: an ambiguous date is an {@link
   * #INVALID_ARGUMENT} that only the {@link Fixer#USER} can fix.
   */
  public Fixer fixer() {
    return fixer;
  }

  /** Whether the model may try again with different input. */
  public boolean retryable() {
    return retryable;
  }

  /**
   * What the model is told to do where nothing more exact is known; {@code {user}} stands for
   * {@link Toolset#user()}. Empty for {@link #CANCELLED}.
   */
  public String defaultFix() {
    return defaultFix;
  }
}
