package dev.pokayoke.processor.schema;

/**
 * What a dialect made of one constraint of one argument.
 *
 * @param field path of the argument by published names, as {@code room.beds} or {@code
 *     rooms[].beds}
 * @param constraint the constraint as the developer wrote it, or the Java type whose values it
 *     allows
 * @param form how the model learns of it
 * @param words the words of the description that say it; empty unless it is a hint
 */
public record Lowering(String field, String constraint, Form form, String words) {

  /** How the model learns of a constraint, beside the check at the call. */
  public enum Form {
    /** A keyword of the schema says it. */
    ENFORCED,
    /** A clause of the description says it. */
    HINT,
    /** Only the check at the call says it. */
    CHECKED
  }
}
