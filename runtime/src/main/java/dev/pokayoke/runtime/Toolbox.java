package dev.pokayoke.runtime;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.generated.GeneratedTools;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A set of tools with unique names, ready to be called. Immutable but for its end, thread-safe. */
public final class Toolbox implements AutoCloseable {
  private final Map<String, Tool> tools;
  private final List<ToolDescriptor> descriptors;
  private final Events events;
  private final TimeSource time;
  private final RandomGenerator random;
  private final ToolValidation validation;
  private final Map<Dialect, String> schemas = new ConcurrentHashMap<>();
  private volatile boolean closed;

  private Toolbox(Map<String, Tool> tools, ToolValidation validation, Builder builder) {
    this.tools = tools;
    this.validation = validation;
    this.descriptors = tools.values().stream().map(Tool::descriptor).toList();
    this.events = new Events(builder.observers());
    this.time = builder.time;
    this.random = builder.random;
  }

  /**
   * The tools of one or more services, with defaults for everything else.
   *
   * @throws IllegalArgumentException if two tools have the same name
   * @throws IllegalStateException if a class was generated for another version of this runtime; if
   *     a tool has constraints that need a Jakarta Validator and there is none, or it cannot check
   *     them
   */
  public static Toolbox of(GeneratedTools... tools) {
    Builder builder = builder();
    Arrays.asList(tools).forEach(builder::add);
    return builder.build();
  }

  /** Begins a toolbox. */
  public static Builder builder() {
    return new Builder();
  }

  /** The tools, in the order they were added and declared. */
  public List<ToolDescriptor> tools() {
    return descriptors;
  }

  /** The tool of a name. */
  public Optional<ToolDescriptor> tool(String name) {
    return Optional.ofNullable(tools.get(Objects.requireNonNull(name, "name")))
        .map(Tool::descriptor);
  }

  /** Names like a name that no tool has, nearest first, at most three. */
  public List<String> nearest(String name) {
    return NearestNames.of(Objects.requireNonNull(name, "name"), List.copyOf(tools.keySet()));
  }

  /**
   * The definitions of all tools in a dialect, as one JSON array: what the API of the dialect takes
   * as its list of tools. Tools that exceed what the API takes of all strict tools of a request are
   * not strict in it, and a warning is logged once.
   *
   * @throws IllegalArgumentException if a tool was not generated for the dialect
   * @throws IllegalStateException if there are more tools than a request may have
   */
  public String schemas(Dialect dialect) {
    return schemas.computeIfAbsent(
        Objects.requireNonNull(dialect, "dialect"),
        asked -> RequestBudget.join(tools.values(), asked));
  }

  /**
   * A conversation of a context.
   *
   * @throws IllegalStateException if the toolbox is closed
   */
  public Conversation conversation(CallContext context) {
    requireOpen();
    return new Conversation(this, Objects.requireNonNull(context, "context"));
  }

  /**
   * What a call would do with its arguments, without calling and without telling observers. A tool
   * that takes a value from the host's context is refused; use the other method for it.
   *
   * @param tool name of the tool; {@code null} or unknown is answered as {@link Conversation#call}
   *     does
   * @param arguments text of the arguments; {@code null} or blank for none
   */
  public ArgumentProbe probe(@Nullable String tool, @Nullable String arguments) {
    return probe(tool, arguments, CallContext.unknown());
  }

  /**
   * The same, of a call in a context.
   *
   * @param context where values of {@code @FromContext} come from
   */
  public ArgumentProbe probe(
      @Nullable String tool, @Nullable String arguments, CallContext context) {
    return new Probing(this).probe(tool, arguments, Objects.requireNonNull(context, "context"));
  }

  /**
   * The answer to a call that a host could not make, as where it has no context for it. Nothing
   * ran. Observers hear of it; an unknown tool is answered as {@link Conversation#call} does.
   *
   * @param tool name of the tool, as the model sent it
   * @param why what hindered the host; the model reads nothing of it
   */
  public ToolResult notMade(String tool, Throwable why) {
    return new Unanswered(this).failed(Objects.requireNonNull(tool, "tool"), false, why);
  }

  /**
   * The answer to a call out of which an {@link Error} of the JVM came, for a host that goes on
   * nevertheless: what a write did is not known. Observers hear of it.
   *
   * @param tool name of the tool, as the model sent it
   * @param why what came out of {@link Conversation#call}; the model reads nothing of it
   */
  public ToolResult brokenOff(String tool, Throwable why) {
    return new Unanswered(this).failed(Objects.requireNonNull(tool, "tool"), true, why);
  }

  /** Ends the toolbox; calls after it are refused with an {@link IllegalStateException}. */
  @Override
  public void close() {
    closed = true;
    validation.close();
  }

  void requireOpen() {
    if (closed) {
      throw new IllegalStateException("The toolbox is closed.");
    }
  }

  @Nullable Tool find(String name) {
    return tools.get(name);
  }

  Events events() {
    return events;
  }

  TimeSource time() {
    return time;
  }

  RandomGenerator random() {
    return random;
  }

  /** Collects what a toolbox is made of. */
  public static final class Builder {
    private final List<GeneratedTools> tools = new ArrayList<>();
    private final List<ToolObserver> observers = new ArrayList<>();
    private TimeSource time = TimeSource.system(Clock.system(ZoneId.systemDefault()));
    private RandomGenerator random = new SecureRandom();
    private @Nullable ArgumentValidator validator;

    private Builder() {}

    /** Adds the tools of a service. */
    public Builder add(GeneratedTools tools) {
      this.tools.add(Objects.requireNonNull(tools, "tools"));
      return this;
    }

    /** Adds an observer; without one, events are logged through {@link System.Logger}. */
    public Builder observer(ToolObserver observer) {
      observers.add(Objects.requireNonNull(observer, "observer"));
      return this;
    }

    /** Sets the time; the system's, in its default zone, otherwise. */
    public Builder time(TimeSource time) {
      this.time = Objects.requireNonNull(time, "time");
      return this;
    }

    /** Sets the source of jitter and ids, which must be thread-safe; for tests. */
    public Builder random(RandomGenerator random) {
      this.random = Objects.requireNonNull(random, "random");
      return this;
    }

    /**
     * Sets what judges the custom, class-level, cross-parameter and grouped constraints of tools.
     * Without it, the Jakarta Validator on the class path is asked, if any tool has some.
     */
    public Builder validator(ArgumentValidator validator) {
      this.validator = Objects.requireNonNull(validator, "validator");
      return this;
    }

    /** The finished toolbox; throws as {@link Toolbox#of} does. */
    public Toolbox build() {
      Map<String, Tool> byName = new LinkedHashMap<>();
      for (GeneratedTools owner : tools) {
        requireSameContract(owner);
        Tool.of(owner).forEach(tool -> requireNew(tool, byName.put(tool.name(), tool)));
      }
      ToolValidation validation = new ToolValidation(validator, time.clock());
      return new Toolbox(validation.prepared(byName), validation, this);
    }

    private List<ToolObserver> observers() {
      return observers.isEmpty() ? List.of(new LoggingObserver()) : observers;
    }

    private static void requireSameContract(GeneratedTools owner) {
      int contract = owner.contract();
      if (contract != GeneratedTools.CONTRACT) {
        throw new IllegalStateException(
            nameOf(owner)
                + " was generated for contract "
                + contract
                + ", this runtime speaks "
                + GeneratedTools.CONTRACT
                + ": use the same version of pokayoke-processor and pokayoke-runtime.");
      }
    }

    private static void requireNew(Tool tool, @Nullable Tool before) {
      if (before != null) {
        throw new IllegalArgumentException(
            "Two tools are named "
                + tool.name()
                + ", one of "
                + nameOf(before.owner())
                + " and one of "
                + nameOf(tool.owner())
                + ": give one class a @Toolset(prefix) or one method a name.");
      }
    }

    private static String nameOf(GeneratedTools owner) {
      return owner.getClass().getSimpleName();
    }
  }
}
