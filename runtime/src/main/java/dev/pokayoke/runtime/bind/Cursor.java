package dev.pokayoke.runtime.bind;

import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import java.time.Clock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.sym.PropertyNameMatcher;

/** Moves through the arguments: from property to property, from item to item, in and out. */
public final class Cursor extends Standing {
  final Source source;
  final String user;
  final Clock clock;

  JsonParser parser;

  /** The text that the parser reads: the arguments, or a text inside them that was opened. */
  String text;

  private @Nullable Opened opened;

  /** A bit for each depth at which a list of one is being read as that one. */
  private long peeled;

  private int listed;
  private @Nullable Names surprised;
  private @Nullable ToolError unreadable;

  Cursor(JsonParser parser, Source source, String user, Clock clock) {
    this.parser = parser;
    this.source = source;
    this.text = source.text();
    this.user = user;
    this.clock = clock;
    begin(source.done());
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
      JsonToken value = parser.nextToken();
      boolean absent =
          value == JsonToken.VALUE_NULL
              || (value == JsonToken.VALUE_STRING
                  && (of.emptiable & bit) != 0
                  && EmptyTexts.isAbsent(this, of, bit));
      if (!absent) {
        given |= bit;
        return match;
      }
    }
  }

  /** The end of the object, the property that was meant, or another negative number to go on. */
  private int notExact(Names of, int match) {
    if (match == PropertyNameMatcher.MATCH_END_OBJECT) {
      if ((of.required & ~given) != 0) {
        missing(of);
      }
      return match;
    }
    if (match != PropertyNameMatcher.MATCH_UNKNOWN_NAME) {
      if (parser.currentToken() == JsonToken.END_ARRAY && endsPeeled()) {
        return PropertyNameMatcher.MATCH_UNKNOWN_NAME;
      }
      throw new IllegalStateException("no object is being read");
    }
    String name = parser.currentName();
    int meant = of.folded(name);
    if (meant >= 0) {
      property = meant;
      if ((seen & 1L << meant) == 0) {
        String rule = of.isAlias(name) ? Rules.KEY_ALIAS : Rules.KEY_SPELLING;
        coerced(Quote.json(name), of.wire(meant), rule);
      }
      return meant;
    }
    unknown(of, name);
    return PropertyNameMatcher.MATCH_UNKNOWN_NAME;
  }

  private void missing(Names of) {
    surprise(of);
    for (long rest = of.required & ~given; rest != 0; rest &= rest - 1) {
      problemAt(Long.numberOfTrailingZeros(rest), Sentences.missing(), Sentences.correctIt());
    }
  }

  private void unknown(Names of, String name) {
    if (parser.nextToken() == JsonToken.VALUE_NULL) {
      return;
    }
    surprise(of);
    parser.skipChildren();
    foundUnknown(name, Quote.plain(name), () -> UnknownNames.sentence(name, of));
  }

  /** The names of the root do not fit: it may have been meant in another grouping. */
  private void surprise(Names of) {
    if (outer.depth() == 0) {
      surprised = of;
    }
  }

  private void repeated() {
    parser.nextToken();
    parser.skipChildren();
    forget();
    given |= 1L << property; // it came, whatever its first value was
    problem(Sentences.repeated());
  }

  /**
   * What the value that is to be read as a single one begins with. A list of one is that one, which
   * is entered.
   */
  JsonToken token() {
    JsonToken token = parser.currentToken();
    return token == JsonToken.START_ARRAY ? Structures.single(this) : token;
  }

  /**
   * Begins the object that the current value is, or can only mean.
   *
   * @param wrapper its names, if its only property is a list, which may come without it
   */
  public boolean object(@Nullable Names wrapper) {
    if (parser.currentToken() != JsonToken.START_OBJECT && !Structures.object(this, wrapper)) {
      return false;
    }
    push();
    return true;
  }

  /**
   * Begins the list that the current value is, or can only mean.
   *
   * @param choices the values of its items, if they are those of an enum
   */
  public boolean array(@Nullable Spellings choices) {
    if (parser.currentToken() != JsonToken.START_ARRAY && !Structures.array(this, choices)) {
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
      if (value == JsonToken.END_ARRAY) {
        if (peeled != 0 && endsPeeled()) {
          continue;
        }
        int size = property + 1;
        end();
        listed = size;
        return false;
      }
      property++;
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

  /** Ends the current object or list: whether nothing was wrong in it. */
  public boolean end() {
    boolean clean = pop();
    for (Opened last = opened; last != null && last.depth() == outer.depth(); last = opened) {
      parser.close();
      parser = last.parser();
      text = last.text();
      opened = last.before();
    }
    return clean;
  }

  /** Reads another text in the place of the current value, which has been passed over. */
  void open(String json) {
    opened = new Opened(parser, text, outer.depth(), opened);
    parser = JsonText.parser(json);
    text = json;
    parser.nextToken();
  }

  /** Enters the list that the current value is, to read its only item in its place. */
  void peel() {
    peeled |= 1L << outer.depth();
    parser.nextToken();
  }

  /** Notes how many items or entries the list or map just read had. */
  void listed(int size) {
    listed = size;
  }

  boolean endsPeeled() {
    long bit = 1L << outer.depth();
    boolean ends = (peeled & bit) != 0;
    peeled &= ~bit;
    return ends;
  }

  /** Gives the buffers back. */
  void close() {
    parser.close();
    for (Opened rest = opened; rest != null; rest = rest.before()) {
      rest.parser().close();
    }
  }

  /** A value of another kind came than can be read. */
  void isNot(String kind) {
    problem(Sentences.isNot(Came.describe(parser), kind));
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
    found(message, fix, fixer);
    parser.skipChildren();
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
    return !isRefused();
  }

  /** The names of the root, if what came does not fit them. */
  @Nullable Names surprised() {
    return surprised;
  }

  void unreadable(String message) {
    unreadable = Problems.whole(message);
  }

  /** Why the text as a whole cannot be read, or {@code null}. */
  public @Nullable ToolError unreadable() {
    return unreadable;
  }
}
