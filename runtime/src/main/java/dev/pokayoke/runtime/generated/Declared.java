package dev.pokayoke.runtime.generated;

import dev.pokayoke.ErrorCode;

/**
 * What a declared exception means, from {@code @Fails}.
 *
 * @param code the code the model reads
 * @param reason machine-readable reason for hosts; empty for none
 * @param message sentence with {@code {wire_name}} for arguments; empty for the exception's own
 *     words
 * @param fix what to do about it, tool names already rendered; empty for the code's default
 * @param field wire name of the argument it is about; empty for none
 */
public record Declared(ErrorCode code, String reason, String message, String fix, String field) {

  /** A failure with the exception's own words and the code's default fix. */
  public static Declared as(ErrorCode code) {
    return new Declared(code, "", "", "", "");
  }

  /** A copy with a reason for hosts. */
  public Declared withReason(String reason) {
    return new Declared(code, reason, message, fix, field);
  }

  /** A copy with a sentence of its own. */
  public Declared withMessage(String message) {
    return new Declared(code, reason, message, fix, field);
  }

  /** A copy with a fix of its own. */
  public Declared withFix(String fix) {
    return new Declared(code, reason, message, fix, field);
  }

  /** A copy that is about an argument. */
  public Declared withField(String field) {
    return new Declared(code, reason, message, fix, field);
  }
}
