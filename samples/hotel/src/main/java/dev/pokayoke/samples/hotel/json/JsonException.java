package dev.pokayoke.samples.hotel.json;

import org.jspecify.annotations.Nullable;

/** JSON that cannot be read, or a member that is missing or of another kind than asked for. */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final @Nullable String member;

  JsonException(@Nullable String member, String message) {
    super(message);
    this.member = member;
  }

  /** Returns the name of the member at fault, or null when the text as a whole is. */
  public @Nullable String member() {
    return member;
  }
}
