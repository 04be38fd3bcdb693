package dev.pokayoke.runtime;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.generated.GeneratedTools;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A set of tools with unique names, ready to be called. Immutable and thread-safe. */
public final class Toolbox implements AutoCloseable {
  private Toolbox() {}

  /**
   * The tools of one or more services, with defaults for everything else.
   *
   * @throws IllegalArgumentException if two tools have the same name
   * @throws IllegalStateException if a class was generated for another version of this runtime
   */
  public static Toolbox of(GeneratedTools... tools) {
    throw new UnsupportedOperationException();
  }

  /** Begins a toolbox. */
  public static Builder builder() {
    throw new UnsupportedOperationException();
  }

  /** The tools, in the order they were added and declared. */
  public List<ToolDescriptor> tools() {
    throw new UnsupportedOperationException();
  }

  /** The tool of a name. */
  public Optional<ToolDescriptor> tool(String name) {
    throw new UnsupportedOperationException();
  }

  /** Names like a name that no tool has, nearest first, at most three. */
  public List<String> nearest(String name) {
    throw new UnsupportedOperationException();
  }

  /**
   * The definitions of all tools in a dialect, as one JSON array.
   *
   * @throws IllegalArgumentException if a tool was not generated for the dialect
   */
  public String schemas(Dialect dialect) {
    throw new UnsupportedOperationException();
  }

  /** A conversation of a context. */
  public Conversation conversation(CallContext context) {
    throw new UnsupportedOperationException();
  }

  /** Ends the toolbox; calls after it are refused with an {@link IllegalStateException}. */
  @Override
  public void close() {
    throw new UnsupportedOperationException();
  }

  /** Collects what a toolbox is made of. */
  public static final class Builder {
    private Builder() {}

    /** Adds the tools of a service. */
    public Builder add(GeneratedTools tools) {
      throw new UnsupportedOperationException();
    }

    /** Adds an observer; without one, events are logged through {@link System.Logger}. */
    public Builder observer(ToolObserver observer) {
      throw new UnsupportedOperationException();
    }

    /** Sets the time; the system's, in its default zone, otherwise. */
    public Builder time(TimeSource time) {
      throw new UnsupportedOperationException();
    }

    /** Sets the source of jitter and ids; for tests. */
    public Builder random(RandomGenerator random) {
      throw new UnsupportedOperationException();
    }

    /** The finished toolbox; throws as {@link Toolbox#of} does. */
    public Toolbox build() {
      throw new UnsupportedOperationException();
    }
  }
}
