package dev.pokayoke.runtime.bind;

import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import java.time.Clock;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.sym.PropertyNameMatcher;

/**
 * Where the reading of the arguments stands: the current object or list, the value to be read next,
 * and what was found. The path of a value is only made when there is something to say about it.
 */
public final class Cursor {
  /** Unknown names come after all that are known. */
  private static final int UNKNOWN = Integer.MAX_VALUE;

  final JsonParser parser;
  final String user;
  final Clock clock;

  // The current object, or the current list where there are no names.
  private @Nullable Names names;
  private long seen;
  private long given;
  private long bad;
  private int property;
  private int foundBefore;

  private Frames outer = Frames.NONE;
  private int found;
  private int listed;
  private @Nullable Problems problems;
  private @Nullable Repairs repairs;

  Cursor(JsonParser parser, String user, Clock clock) {
    this.parser = parser;
    this.user = user;
    this.clock = clock;
  }

  /** Moves to the next property of the current object that has a value; -1 at its end. */
  public int next(Names of) {
    if (names != of) { // the comparison is cheaper than the store, which the collector must hear of
      names = of;
    }
    while (true) {
      int match = parser.nextNameMatch(of.matcher);
      if (match < 0) {
        match = notExact(of, match);
        if (match == PropertyNameMatcher.MATCH_END_OBJECT) {
          return -1;
        }
        if (match < 0) {
          continue;
        }
      }
      property = match;
      long bit = 1L << match;
      if ((seen & bit) != 0) {
        repeated();
        continue;
      }
      seen |= bit;
      if (parser.nextToken() != JsonToken.VALUE_NULL) {
        given |= bit;
        return match;
      }
    }
  }

  /** The end of the object, the property that was meant, or a negative number for none. */
  private int notExact(Names of, int match) {
    if (match == PropertyNameMatcher.MATCH_END_OBJECT) {
      if ((of.required & ~given) != 0) {
        missing(of);
      }
      return match;
    }
    if (match != PropertyNameMatcher.MATCH_UNKNOWN_NAME) {
      throw new IllegalStateException("no object is being read");
    }
    String name = parser.currentName();
    int meant = of.folded(name);
    if (meant >= 0) {
      property = meant;
      if ((seen & 1L << meant) == 0) {
        coerced(Quote.json(name), of.wire(meant), Rules.KEY_SPELLING);
      }
      return meant;
    }
    unknown(of, name);
    return PropertyNameMatcher.MATCH_UNKNOWN_NAME;
  }

  private void missing(Names of) {
    for (long rest = of.required & ~given; rest != 0; rest &= rest - 1) {
      problemAt(Long.numberOfTrailingZeros(rest), Sentences.missing(), Sentences.correctIt());
    }
  }

  private void unknown(Names of, String name) {
    if (parser.nextToken() == JsonToken.VALUE_NULL) {
      return;
    }
    parser.skipChildren();
    Supplier<String> message = () -> Sentences.unknown(Nearest.ofNames(name, of.all()), of.all());
    String field = outer.pathOf(Quote.plain(name));
    add(outer.place(UNKNOWN), name, field, message, Sentences.correctIt(), Fixer.MODEL);
  }

  private void repeated() {
    parser.nextToken();
    parser.skipChildren();
    if (problems != null) {
      problems.dropIn(outer.place(property));
    }
    problem(Sentences.repeated());
  }

  /** Whether two properties of the current object came and have no problem. */
  public boolean good(int one, int other) {
    long both = 1L << one | 1L << other;
    return (given & ~bad & both) == both;
  }

  /** Whether the value just read has no problem. */
  boolean good() {
    return (bad & bit()) == 0;
  }

  /** What the current value begins with. */
  JsonToken token() {
    return parser.currentToken();
  }

  /** Begins the object that the current value is, if it is one. */
  public boolean object() {
    if (token() != JsonToken.START_OBJECT) {
      isNot(Kinds.OBJECT);
      return false;
    }
    push();
    return true;
  }

  /** Begins the list that the current value is, if it is one. */
  public boolean array() {
    if (token() != JsonToken.START_ARRAY) {
      isNot(Kinds.LIST);
      return false;
    }
    push();
    property = -1;
    return true;
  }

  /** Moves to the next item of the current list that is not {@code null}; false at its end. */
  public boolean item() {
    while (true) {
      JsonToken value = parser.nextToken();
      property++;
      if (value == JsonToken.END_ARRAY) {
        int size = property;
        end();
        listed = size;
        return false;
      }
      if (value != JsonToken.VALUE_NULL) {
        bad = 0;
        return true;
      }
      problem(Sentences.nullItem());
    }
  }

  /** How many items the list just read had, those included that had a problem. */
  int listed() {
    return listed;
  }

  private void push() {
    outer = outer.push(names, property, foundBefore, seen, given, bad);
    names = null;
    seen = 0;
    given = 0;
    bad = 0;
    foundBefore = found;
  }

  /** Ends the current object or list: whether nothing was wrong in it. */
  public boolean end() {
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

  /** A value of another kind came than can be read. */
  void isNot(String kind) {
    problem(Sentences.isNot(Came.describe(parser, token()), kind));
  }

  /** The current value has a problem that the model can fix. */
  void problem(String message) {
    problem(() -> message);
  }

  /** The current value has a problem that the model can fix, in words that take time to find. */
  void problem(Supplier<String> message) {
    problem(message, Sentences.correctIt(), Fixer.MODEL);
  }

  /** The current value has a problem; if it is an object or a list, it is passed over. */
  void problem(Supplier<String> message, String fix, Fixer fixer) {
    bad |= bit();
    add(outer.place(property), "", outer.path(names, property), message, fix, fixer);
    parser.skipChildren();
  }

  /** A property of the current object has a problem that was found after it was read. */
  void problemAt(int of, String message, String fix) {
    bad |= 1L << of;
    add(outer.place(of), "", outer.path(names, of), () -> message, fix, Fixer.MODEL);
  }

  private void add(
      Place place, String tie, String field, Supplier<String> message, String fix, Fixer fixer) {
    Problems all = problems;
    if (all == null) {
      all = new Problems();
      problems = all;
    }
    found++;
    all.add(new Found(place, tie, field, message, fix, fixer));
  }

  /** The bit of the value being read; the items of a list share one. */
  private long bit() {
    return names == null ? 1 : 1L << property;
  }

  /** The current value was taken as what it can only mean. */
  void coerced(String from, String to, String rule) {
    Repairs all = repairs;
    if (all == null) {
      all = new Repairs();
      repairs = all;
    }
    if (all.hasRoom()) {
      all.add(outer.path(names, property), from, to, rule);
    }
  }

  /** Name of a property of the current object. */
  String wire(int of) {
    return names == null ? "" : names.wire(of);
  }

  /**
   * Ends the arguments: whether nothing was wrong.
   *
   * @throws StreamReadException if the text goes on
   */
  public boolean accept() {
    if (parser.nextToken() != null) {
      throw new StreamReadException(parser, "the text goes on");
    }
    return problems == null;
  }

  /** Why the arguments were refused, or {@code null} if nothing is wrong. */
  public @Nullable ToolError refusal() {
    return problems == null ? null : problems.error();
  }

  /** What was repaired, in the order of the text. */
  public List<Coercion> coercions() {
    return repairs == null ? List.of() : repairs.all();
  }
}
