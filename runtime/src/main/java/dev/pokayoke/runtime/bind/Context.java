package dev.pokayoke.runtime.bind;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.text.Sentences;

/** Values that the host gives and the model must not. */
public final class Context {
  private Context() {}

  /**
   * A value of the context as its declared type.
   *
   * @throws IllegalStateException if the host gave another type
   */
  public static <T> T cast(String key, Object value, Class<T> type) {
    if (!type.isInstance(value)) {
      throw new IllegalStateException(
          "Context value \"%s\" is a %s; the tool declares %s."
              .formatted(key, value.getClass().getName(), type.getName()));
    }
    return type.cast(value);
  }

  /** The refusal of a call for which the host gave no value; the model reads nothing of its key. */
  public static ToolError absent() {
    return Denials.error(
        null,
        Sentences.contextAbsent(),
        ErrorCode.PERMISSION_DENIED.defaultFix(),
        "context_absent");
  }
}
