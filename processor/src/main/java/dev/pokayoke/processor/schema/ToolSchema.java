package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.model.Tool;

/**
 * The neutral form of a tool: all that a dialect may say of it.
 *
 * @param name published name
 * @param title title for people
 * @param description what it does, for the model; empty for none
 * @param readOnly whether it has no side effect
 * @param destructive whether it may remove or overwrite something
 * @param idempotent whether repeating it changes nothing more
 * @param input what the model sends
 * @param output what the model reads
 */
public record ToolSchema(
    String name,
    String title,
    String description,
    boolean readOnly,
    boolean destructive,
    boolean idempotent,
    Schema.Root input,
    Schema.Root output) {

  /** The neutral form of a tool. */
  public static ToolSchema of(Tool tool) {
    boolean readOnly = tool.effect() == Tool.Effect.READ;
    return new ToolSchema(
        tool.wireName(),
        tool.title(),
        tool.description(),
        readOnly,
        !readOnly && tool.destructive(),
        readOnly || tool.idempotent(),
        InputSchema.of(tool),
        OutputSchema.of(tool));
  }
}
