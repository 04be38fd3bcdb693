package dev.pokayoke.runtime.bind;

import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.text.Sentences;
import dev.pokayoke.runtime.text.UnionSentences;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where the reading of the arguments stands, and what was found. The path of a value is only made
 * when there is something to say about it.
 */
abstract class Standing {
  // The current object, or the current list where there are no names.
  @Nullable Names names;
  long seen;
  long given;
  long bad;
  int property;
  int foundBefore;
  int found;
  Frames outer = Frames.NONE;

  /** Whether the key of the current entry is judged, and not its value. */
  boolean ofKey;

  private @Nullable Problems problems;
  private @Nullable Found denied;
  private @Nullable Repairs repairs;

  /** Begins the object or list that the current value is. */
  final void push() {
    outer = outer.push(names, property, foundBefore, seen, given, bad);
    names = null;
    seen = 0;
    given = 0;
    bad = 0;
    foundBefore = found;
  }

  /** Ends the current object or list: whether nothing was wrong in it. */
  final boolean pop() {
    boolean clean = found == foundBefore;
    outer.pop();
    names = outer.names();
    property = outer.property();
    foundBefore = outer.found();
    seen = outer.seen();
    given = outer.given();
    bad = outer.bad();
    if (!clean) {
      bad |= bit();
    }
    return clean;
  }

  /** Whether two properties of the current object came and have no problem. */
  public final boolean good(int one, int other) {
    long both = 1L << one | 1L << other;
    return (given & ~bad & both) == both;
  }

  /** Whether a property of the current object has no problem, if it came at all. */
  public final boolean sound(int of) {
    return (bad & 1L << of) == 0;
  }

  /** Whether the value just read has no problem. */
  public final boolean good() {
    return (bad & bit()) == 0;
  }

  /** The bit of the value being read; the items of a list share one. */
  private long bit() {
    return names == null ? 1 : 1L << property;
  }

  /** Name of a property of the current object. */
  final String wire(int of) {
    return names == null ? "" : names.wire(of);
  }

  /** The current value has a problem. */
  final void found(Supplier<String> message, String fix, Fixer fixer) {
    bad |= bit();
    Supplier<String> said = ofKey ? () -> UnionSentences.ofKey(message.get()) : message;
    add(outer.place(names, property), "", outer.path(names, property), said, fix, fixer);
  }

  /** A property of the current object has a problem that was found after it was read. */
  final void problemAt(int of, String message, String fix) {
    bad |= 1L << of;
    add(outer.place(names, of), "", outer.path(names, of), () -> message, fix, Fixer.MODEL);
  }

  /** A validator of the service refused what is fit to be called with. */
  final void violated(Place place, @Nullable String field, Supplier<String> message) {
    add(place, "", field, message, Sentences.correctIt(), Fixer.MODEL);
  }

  /** A property of the current object is fit to be read and is not allowed. */
  final void deniedAt(int of, String message, String fix) {
    Place place = outer.place(names, of);
    if (denied == null || place.compareTo(denied.place()) < 0) {
      denied = new Found(place, "", outer.path(names, of), () -> message, fix, Fixer.NOBODY);
    }
  }

  /** A name came that the current object does not have. */
  final void foundUnknown(String name, String shown, Supplier<String> message) {
    Place place = outer.place(names, Place.UNKNOWN);
    add(place, name, outer.pathOf(shown), message, Sentences.correctIt(), Fixer.MODEL);
  }

  private void add(
      Place place,
      String tie,
      @Nullable String field,
      Supplier<String> message,
      String fix,
      Fixer fixer) {
    Problems all = problems;
    if (all == null) {
      all = new Problems();
      problems = all;
    }
    found++;
    all.add(new Found(place, tie, field, message, fix, fixer));
  }

  /** Forgets the problems of the current value and everything in it. */
  final void forget() {
    if (problems != null) {
      problems.dropIn(outer.place(names, property));
    }
    if (denied != null && denied.place().isIn(outer.place(names, property))) {
      denied = null;
    }
  }

  /** The current value was taken as what it can only mean. */
  final void coerced(String from, String to, String rule) {
    Repairs all = repairs;
    if (all == null) {
      all = new Repairs();
      repairs = all;
    }
    if (all.hasRoom()) {
      all.add(outer.path(names, property), from, to, rule);
    }
  }

  /** What was done to the text before it was read; nothing was found yet. */
  final void begin(List<Coercion> done) {
    if (!done.isEmpty()) {
      repairs = new Repairs(done);
    }
  }

  /** Whether something is wrong. */
  final boolean isRefused() {
    return problems != null || denied != null;
  }

  /**
   * Why the arguments were refused, or {@code null} if nothing is wrong. What is not allowed is
   * only said of arguments that can be read.
   */
  public final @Nullable ToolError refusal() {
    if (problems != null) {
      return problems.error();
    }
    return denied == null ? null : Denials.error(denied);
  }

  /** What was repaired, in the order of the text. */
  public final List<Coercion> coercions() {
    return repairs == null ? List.of() : repairs.all();
  }
}
