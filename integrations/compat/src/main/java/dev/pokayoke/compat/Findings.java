package dev.pokayoke.compat;

import dev.pokayoke.compat.ToolChange.Kind;
import java.util.List;
import java.util.Set;

/**
 * What the comparison of schemas found, in sentences. What narrows an input breaks who sends it;
 * what widens an output breaks who reads it, except where a reader sees it coming: one more value
 * or form, and limits, which no reader relies on.
 */
final class Findings {
  private static final Set<Kind> READERS_BEAR =
      Set.of(Kind.VALUE_ADDED, Kind.FORM_ADDED, Kind.LIMIT_LOOSENED, Kind.LIMIT_TIGHTENED);

  private final Side side;
  private final Changes changes;

  Findings(Side side, Changes changes) {
    this.side = side;
    this.changes = changes;
  }

  private boolean sends() {
    return side == Side.INPUT;
  }

  private void add(
      Kind kind,
      Place place,
      String before,
      String after,
      boolean narrows,
      boolean widens,
      String sentence) {
    boolean breaking = sends() ? narrows : widens && !READERS_BEAR.contains(kind);
    if (breaking) {
      changes.breaking(kind, place.path(), before, after, sentence);
    } else {
      changes.note(kind, place.path(), before, after, sentence);
    }
  }

  void described(Place place, String before, String after) {
    changes.note(
        Kind.DESCRIPTION,
        place.path(),
        before,
        after,
        "The words for the model changed, and with them every prompt.");
  }

  void type(Place place, String before, String after, boolean narrows, boolean widens) {
    String sentence =
        narrows && widens
            ? (sends()
                ? "Another type: what was sent before is refused."
                : "Another type: what reads it as before fails.")
            : narrows
                ? (sends()
                    ? "A narrower type: some of what was right before is refused."
                    : "A narrower type than before.")
                : (sends()
                    ? "A wider type than before."
                    : "A wider type: what reads it as before can fail.");
    add(Kind.TYPE, place, before, after, narrows, widens, sentence);
  }

  void nullable(Place place, boolean now, String before, String after) {
    if (now) {
      String sentence =
          sends() ? "It may be null." : "It may be null: what reads it as before can fail.";
      add(Kind.NULL_ADDED, place, before, after, false, true, sentence);
    } else {
      String sentence = sends() ? "null is refused." : "It is never null.";
      add(Kind.NULL_REMOVED, place, before, after, true, false, sentence);
    }
  }

  void formRemoved(Place place, String form, String rest) {
    String sentence =
        sends() ? "This form is no longer taken." : "This form does not come any more.";
    add(Kind.FORM_REMOVED, place, form, rest, true, false, sentence);
  }

  void formAdded(Place place, String rest, String form) {
    String sentence =
        sends()
            ? "One more form is taken."
            : "One more form can come, which older readers do not know.";
    add(Kind.FORM_ADDED, place, rest, form, false, true, sentence);
  }

  void values(Kind kind, Place place, List<String> values, String before, String after) {
    String names = String.join(", ", values);
    boolean one = values.size() == 1;
    if (kind == Kind.VALUE_REMOVED) {
      String sentence =
          names
              + (sends()
                  ? (one ? " is" : " are") + " no longer taken."
                  : (one ? " does" : " do") + " not come any more.");
      add(kind, place, before, after, true, false, sentence);
    } else {
      String sentence =
          names
              + (sends()
                  ? (one ? " is" : " are") + " taken too."
                  : " can come too, which older readers do not know.");
      add(kind, place, before, after, false, true, sentence);
    }
  }

  void limit(boolean tighter, Place place, String before, String after) {
    String sentence =
        tighter
            ? (sends()
                ? "A new or narrower limit: some of what was right before is refused."
                : "A new or narrower limit.")
            : "A limit is gone or wider.";
    Kind kind = tighter ? Kind.LIMIT_TIGHTENED : Kind.LIMIT_LOOSENED;
    add(kind, place, before, after, tighter, !tighter, sentence);
  }

  void keyword(Place place, String keyword, String before, String after) {
    String sentence =
        keyword + " changed; what it allows is not compared, so it counts as breaking.";
    add(Kind.KEYWORD, place, before, after, true, true, sentence);
  }

  void removed(Place place, String name, String before) {
    String sentence =
        sends()
            ? name + " is gone: a call that still sends it is refused."
            : name + " is gone from the result: what reads it finds nothing.";
    changes.breaking(Kind.PROPERTY_REMOVED, place.path(), before, "", sentence);
  }

  void renamed(Place place, String name, String now) {
    String sentence =
        sends()
            ? name
                + " seems to be "
                + now
                + " now: a call that still sends "
                + name
                + " is refused."
            : name + " seems to be " + now + " now: what reads " + name + " finds nothing.";
    changes.breaking(Kind.PROPERTY_RENAMED, place.path(), name, now, sentence);
  }

  void added(Place place, String name, String after, boolean required, boolean refused) {
    String sentence =
        sends()
            ? name
                + (required
                    ? " is new and required: a call without it is refused."
                    : " is new and may be left out.")
            : refused
                ? name + " is new in a result that had no other names: strict readers refuse it."
                : name + " is new in the result.";
    add(Kind.PROPERTY_ADDED, place, "", after, required, refused, sentence);
  }

  void required(Place place, String name, boolean now) {
    if (now) {
      String sentence =
          sends() ? name + " is required: a call without it is refused." : name + " always comes.";
      add(Kind.REQUIRED, place, "may be missing", "required", true, false, sentence);
    } else {
      String sentence =
          sends() ? name + " may be left out." : name + " may be missing: what relies on it fails.";
      add(Kind.OPTIONAL, place, "required", "may be missing", false, true, sentence);
    }
  }

  void otherNames(Place place, boolean now) {
    if (now) {
      add(
          Kind.OTHER_NAMES,
          place,
          "no other names",
          "any names",
          false,
          true,
          sends()
              ? "Other names than the declared ones are taken."
              : "Other names than the declared ones can come: strict readers refuse them.");
    } else {
      add(
          Kind.OTHER_NAMES,
          place,
          "any names",
          "no other names",
          true,
          false,
          sends()
              ? "Other names than the declared ones are refused."
              : "No other names than the declared ones come.");
    }
  }
}
