package dev.pokayoke.processor.read;

/**
 * Which ways a property goes: {@code @JsonIgnore} takes it out of both, unless the other way has a
 * {@code @JsonProperty} of its own; {@code @JsonProperty(access)} leaves one.
 */
final class JacksonAccess {
  private JacksonAccess() {}

  /**
   * Applies them.
   *
   * @param inputs annotations of what takes the value
   * @param outputs annotations of everything else
   */
  static Member apply(Member member, Annotations inputs, Annotations outputs) {
    boolean ignoresInput = Jackson.isIgnored(inputs);
    boolean ignoresOutput = Jackson.isIgnored(outputs);
    boolean namesInput = inputs.find(Jackson.PROPERTY).isPresent() && !ignoresInput;
    boolean namesOutput = outputs.find(Jackson.PROPERTY).isPresent() && !ignoresOutput;
    String access = Jackson.access(inputs);
    access = access.isEmpty() || access.equals("AUTO") ? Jackson.access(outputs) : access;
    Member result = member;
    if (access.equals("READ_ONLY") || ignoresInput || (ignoresOutput && !namesInput)) {
      result = result.withoutInput();
    }
    if (access.equals("WRITE_ONLY") || ignoresOutput || (ignoresInput && !namesOutput)) {
      result = result.withoutOutput();
    }
    return result;
  }
}
