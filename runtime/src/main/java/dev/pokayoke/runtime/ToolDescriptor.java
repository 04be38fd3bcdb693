package dev.pokayoke.runtime;

import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.ToolFacts;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** One published tool. Immutable. */
public final class ToolDescriptor {
  private final GeneratedTools owner;
  private final ToolFacts facts;
  private final Map<Dialect, String> definitions;

  ToolDescriptor(GeneratedTools owner, ToolFacts facts, int index) {
    this.owner = owner;
    this.facts = facts;
    Map<Dialect, String> texts = new EnumMap<>(Dialect.class);
    owner.dialects().forEach(dialect -> texts.put(dialect, owner.definition(index, dialect)));
    this.definitions = Collections.unmodifiableMap(texts);
  }

  /** Published name, unique within its {@link Toolbox}. */
  public String name() {
    return facts.name();
  }

  /** Title for people. */
  public String title() {
    return facts.title();
  }

  /** What it does, for the model; empty where the service says nothing. */
  public String description() {
    return facts.description();
  }

  /** Whether it has no side effect. */
  public boolean read() {
    return facts.read();
  }

  /** Whether repeating it changes nothing more. */
  public boolean idempotent() {
    return facts.idempotent();
  }

  /** Whether it may remove or overwrite something. */
  public boolean destructive() {
    return facts.destructive();
  }

  /**
   * The whole definition as one compact JSON object, by generated dialect. {@link Toolbox#schemas}
   * has them as a list, in which tools beyond the budget of a request are not strict.
   */
  public Map<Dialect, String> definitions() {
    return definitions;
  }

  /**
   * What a dialect made of each constraint, in the order of the arguments. It is read from the
   * resource beside the generated class each time.
   *
   * @throws IllegalArgumentException if the tool was not generated for the dialect
   * @throws IllegalStateException if the resource is missing, damaged or of another compilation
   */
  public List<Lowering> lowering(Dialect dialect) {
    if (!definitions.containsKey(Objects.requireNonNull(dialect, "dialect"))) {
      throw GeneratedTools.notGenerated(dialect);
    }
    return LoweringLedger.of(owner, name()).getOrDefault(dialect, List.of());
  }

  /** The name. */
  @Override
  public String toString() {
    return name();
  }
}
