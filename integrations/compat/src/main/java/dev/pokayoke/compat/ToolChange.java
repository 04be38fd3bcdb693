package dev.pokayoke.compat;

/**
 * One difference between what was published and what is.
 *
 * @param kind what changed
 * @param tool name of the tool, the old one if it was renamed; empty for a change of all tools
 * @param place where in the tool, in published names: {@code input.stay.check_in}, {@code
 *     input.rooms[].type}, {@code input.payment(card).number}, {@code output.total}; empty for the
 *     tool itself
 * @param before what was published; empty for nothing
 * @param after what is published; empty for nothing
 * @param breaking whether a caller that was right before can be wrong now
 * @param sentence what it means, in one sentence
 */
public record ToolChange(
    Kind kind,
    String tool,
    String place,
    String before,
    String after,
    boolean breaking,
    String sentence) {

  /** What changed. */
  public enum Kind {
    /** A tool is gone. */
    TOOL_REMOVED,
    /** A tool has another name and is the same otherwise. */
    TOOL_RENAMED,
    /** A tool is new. */
    TOOL_ADDED,
    /** It reads, writes, repeats or destroys other than before. */
    EFFECT,
    /** It is no longer published in a dialect. */
    DIALECT_REMOVED,
    /** It is published in one more dialect. */
    DIALECT_ADDED,
    /** An API holds the model to its schema, or no longer. */
    STRICT,
    /** A value is gone. */
    PROPERTY_REMOVED,
    /** A value has another name and is the same otherwise. */
    PROPERTY_RENAMED,
    /** A value is new. */
    PROPERTY_ADDED,
    /** A value that could be missing must be there. */
    REQUIRED,
    /** A value that had to be there may be missing. */
    OPTIONAL,
    /** A value has another type. */
    TYPE,
    /** A value of a choice is gone. */
    VALUE_REMOVED,
    /** A choice has one more value. */
    VALUE_ADDED,
    /** One of several forms is gone. */
    FORM_REMOVED,
    /** There is one more form. */
    FORM_ADDED,
    /** {@code null} is no longer among the values. */
    NULL_REMOVED,
    /** {@code null} is among the values. */
    NULL_ADDED,
    /** A limit, format or pattern is new or narrower. */
    LIMIT_TIGHTENED,
    /** A limit, format or pattern is gone or wider. */
    LIMIT_LOOSENED,
    /** An object has other names than the declared ones, or no longer. */
    OTHER_NAMES,
    /** A rule that no keyword says changed. */
    RULE,
    /** A keyword changed whose meaning is not compared. */
    KEYWORD,
    /** Words for the model changed. */
    DESCRIPTION,
    /** A declared error changed. */
    ERROR
  }
}
