package dev.pokayoke.runtime.generated;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.ArgumentValidator;
import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.bind.Checks;
import dev.pokayoke.runtime.bind.Context;
import dev.pokayoke.runtime.bind.Cursor;
import dev.pokayoke.runtime.bind.JsonText;
import dev.pokayoke.runtime.bind.Maps;
import dev.pokayoke.runtime.bind.Sets;
import dev.pokayoke.runtime.bind.Unions;
import dev.pokayoke.runtime.bind.Violations;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * The arguments of one call, read once from the text the model sent. Readers accept the exact form,
 * coerce what has exactly one reading, and record everything else as a problem; none throws for
 * what a model may send. After a problem a reader returns {@code null} or 0, {@link #accept()}
 * answers {@code false}, and reading goes on, so that all problems of a call are found at once. Not
 * thread-safe.
 *
 * <p>A binder loops over {@link #next} and reads the value of each property it is given. Nested
 * objects and lists:
 *
 * <pre>{@code
 * case 0 -> room = in.object() ? room(in) : null;      // room(in) loops over next(ROOM), ends with end()
 * case 1 -> tags = in.array() ? tags(in) : null;       // tags(in) loops over item()
 * }</pre>
 */
public final class Args extends Judges {
  private final String text;
  private final CallContext context;
  private final ArgumentValidator.@Nullable Check validation;
  private @Nullable GeneratedTools binder;
  private int tool;
  private boolean contextAbsent;

  private Args(
      String text, CallContext context, ArgumentValidator.@Nullable Check validation, Cursor in) {
    super(in);
    this.text = text;
    this.context = context;
    this.validation = validation;
  }

  /**
   * For the runtime: the arguments of one call.
   *
   * @param text what the model sent; {@code null} or blank for no arguments
   * @param toolset words for the texts
   * @param context where context parameters come from
   * @param clock what "today" means
   */
  public static Args of(
      @Nullable String text, ToolsetFacts toolset, CallContext context, Clock clock) {
    return of(text, toolset, context, clock, null);
  }

  /**
   * For the runtime: the arguments of one call of a tool that a validator may be asked for.
   *
   * @param validation what judges the tool's arguments; {@code null} for a tool that needs none
   */
  public static Args of(
      @Nullable String text,
      ToolsetFacts toolset,
      CallContext context,
      Clock clock,
      ArgumentValidator.@Nullable Check validation) {
    String json = text == null || JsonText.isNone(text) ? "{}" : text;
    return new Args(json, context, validation, JsonText.open(json, toolset.user(), clock));
  }

  /**
   * For the runtime: reads the arguments with a tool's binder.
   *
   * @return what is to be called, or {@code null} if {@link #refusal} says why not
   */
  public @Nullable Invocation<?> bind(GeneratedTools tools, int tool) {
    binder = tools;
    this.tool = tool;
    Invocation<?> bound = read(tools, tool);
    while (bound == null) {
      Cursor instead = JsonText.instead(in);
      if (instead == null) {
        return null;
      }
      in = instead;
      contextAbsent = false;
      bound = read(tools, tool);
    }
    return bound;
  }

  private @Nullable Invocation<?> read(GeneratedTools tools, int tool) {
    try {
      return JsonText.enter(in) ? tools.bind(tool, this) : null;
    } catch (JacksonException malformed) {
      JsonText.malformed(in);
      return null;
    } finally {
      JsonText.close(in);
    }
  }

  /**
   * For the runtime: why nothing is to be called; {@code null} after an accepted call. A text that
   * cannot be read comes first, then what the host did not give, then the arguments.
   */
  public @Nullable ToolError refusal() {
    ToolError unreadable = in.unreadable();
    if (unreadable != null) {
      return unreadable;
    }
    return contextAbsent ? Context.absent() : in.refusal();
  }

  /** For the runtime: what was repaired, in the order of the text; the first 100 at most. */
  public List<Coercion> coercions() {
    return in.coercions();
  }

  /**
   * The index of the next property of the current object that has a value, or -1 at its end.
   * Unknown, repeated and missing required properties are recorded, {@code null} is passed over as
   * absent.
   */
  public int next(Shape shape) {
    return in.next(shape.names);
  }

  /** Whether each of these properties of the current object was read without a problem. */
  public boolean good(int property, int other) {
    return in.good(property, other);
  }

  /** Whether this property of the current object was read without a problem. */
  public boolean good(int property) {
    return in.good(property, property);
  }

  /** Whether the value just read has no problem. */
  public boolean good() {
    return in.good();
  }

  /** Whether nothing is wrong with this property of the current object: it is good, or absent. */
  public boolean sound(int property) {
    return in.sound(property);
  }

  /** Ends a nested object: whether everything in it was good. */
  public boolean end() {
    return in.end();
  }

  /** Ends the arguments: whether the tool may be called. */
  public boolean accept() {
    return in.accept() && !contextAbsent;
  }

  /**
   * Whether a validator has nothing against arguments that were accepted.
   *
   * @param arguments a value for each parameter; {@code null} for the call and its key
   * @throws IllegalStateException if the tool was not prepared by a {@code Toolbox}
   */
  public boolean validate(Validated tool, Object service, @Nullable Object[] arguments) {
    if (validation == null) {
      throw new IllegalStateException("There is no validator for " + tool.target().method());
    }
    return !Violations.add(in, tool.paths, validation.check(service, arguments), text);
  }

  /** Whether the value is an object; the binder of the object must be called then. */
  public boolean object() {
    return in.object(null);
  }

  /**
   * Whether the value is an object whose only property is a list, or that list; the binder of the
   * object must be called then.
   */
  public boolean object(Shape wrapper) {
    return in.object(wrapper.names);
  }

  /**
   * The index of the object that the current one is by its tag, or -1 where there is a problem. The
   * binder of that object must be called then; after -1 the value is passed over.
   */
  public int tag(Union union) {
    return Unions.index(in, union.variants);
  }

  /** Whether the value is a list; {@link #item} must be called then until it answers false. */
  public boolean array() {
    return in.array(null);
  }

  /**
   * Whether the value is a list of enum constants; {@link #item} must be called then until it
   * answers false.
   */
  public boolean array(Choice<?> items) {
    return in.array(items.spellings);
  }

  /** Moves to the next item of the current list; false at its end. {@code null} is a problem. */
  public boolean item() {
    return in.item();
  }

  /** Whether the value is a map; {@link #entry} must be called then until it answers false. */
  public boolean map() {
    return Maps.begins(in);
  }

  /**
   * Moves to the next entry of the current map; false at its end. Its key and then its value must
   * be read, and both be given to {@link #put}. {@code null} is a problem.
   */
  public boolean entry() {
    return Maps.next(in);
  }

  /** The key of the current entry. */
  public String key() {
    return Maps.key(in);
  }

  /** The key of the current entry, a constant of an enum. */
  public <E extends Enum<E>> @Nullable E key(Choice<E> keys) {
    int index = Maps.key(in, keys.spellings);
    return index < 0 ? null : keys.constant(index);
  }

  /** The value of the current entry was read; its key is judged from here until {@link #put}. */
  public void judgeKey() {
    Maps.judgeKey(in);
  }

  /** Adds the entry just read to a map; a key that is there already is a problem. */
  public <K, V> void put(Map<K, V> entries, @Nullable K key, @Nullable V value) {
    Maps.put(in, entries, key, value);
  }

  /** Adds the item just read to a set; one that is there already is left out. */
  public <T> void add(Set<@Nullable T> items, @Nullable T item) {
    Sets.add(in, items, item);
  }

  /**
   * An object's class refused its properties: a problem of the current value.
   *
   * @throws Error what no argument can be the reason for
   */
  @SuppressWarnings("TypeParameterUnusedInFormals") // always null, which has every type
  public <T> @Nullable T rejected(Throwable thrown) {
    boolean declared = binder != null && binder.declared(tool, thrown) != null;
    Checks.rejected(in, thrown, declared, text);
    return null;
  }

  /**
   * A value of the host's context, never of the model. An absent one is recorded so that the call
   * is answered with PERMISSION_DENIED.
   *
   * @param type the declared type, boxed
   */
  public <T> @Nullable T context(String key, Class<T> type) {
    Object value = context.get(key);
    if (value == null) {
      contextAbsent = true;
      return null;
    }
    return Context.cast(key, value, type);
  }
}
