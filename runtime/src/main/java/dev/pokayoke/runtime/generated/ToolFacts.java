package dev.pokayoke.runtime.generated;

/**
 * What the runtime has to know of one tool.
 *
 * @param name published name
 * @param title title for people
 * @param description what it does, for the model; empty where the service says nothing
 * @param method the Java method with the erased types of its parameters, as {@code
 *     move(java.lang.String, int)}; with the toolset's service it identifies the tool's writes, so
 *     that overloads do not share them
 * @param read whether it has no side effect
 * @param idempotent whether repeating it changes nothing more
 * @param destructive whether it may remove or overwrite something
 * @param attempts how often the runtime may try, first attempt included
 * @param onEmpty what the model is told beside an empty result; empty for nothing
 */
public record ToolFacts(
    String name,
    String title,
    String description,
    String method,
    boolean read,
    boolean idempotent,
    boolean destructive,
    int attempts,
    String onEmpty) {

  /** A tool without side effects, tried up to three times. */
  public static ToolFacts read(String name, String title, String description, String method) {
    return new ToolFacts(name, title, description, method, true, true, false, 3, "");
  }

  /** A tool that changes something, run once. */
  public static ToolFacts write(String name, String title, String description, String method) {
    return new ToolFacts(name, title, description, method, false, false, false, 1, "");
  }

  /** A copy whose repetition changes nothing more. */
  public ToolFacts withIdempotent() {
    return new ToolFacts(
        name, title, description, method, read, true, destructive, attempts, onEmpty);
  }

  /** A copy that may remove or overwrite something. */
  public ToolFacts withDestructive() {
    return new ToolFacts(
        name, title, description, method, read, idempotent, true, attempts, onEmpty);
  }

  /** A copy with another number of attempts. */
  public ToolFacts withAttempts(int attempts) {
    return new ToolFacts(
        name, title, description, method, read, idempotent, destructive, attempts, onEmpty);
  }

  /** A copy with a note for empty results. */
  public ToolFacts withOnEmpty(String onEmpty) {
    return new ToolFacts(
        name, title, description, method, read, idempotent, destructive, attempts, onEmpty);
  }
}
