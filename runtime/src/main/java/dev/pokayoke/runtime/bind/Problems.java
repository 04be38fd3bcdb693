package dev.pokayoke.runtime.bind;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.text.JsonString;
import dev.pokayoke.runtime.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The problems of a call in declaration order, whatever order the text had. However many there are,
 * only the first few are kept.
 */
final class Problems {
  private static final int SHOWN = 8;

  /** More than are shown, because a repeated property drops what was found in its first value. */
  private static final int KEPT = 64;

  private final List<Found> kept = new ArrayList<>();
  private int count;

  void add(Found found) {
    int at = kept.size();
    while (at > 0 && order(found, kept.get(at - 1)) < 0) {
      at--;
    }
    if (at > 0 && !found.tie().isEmpty() && order(found, kept.get(at - 1)) == 0) {
      return;
    }
    count++;
    kept.add(at, found);
    if (kept.size() > KEPT) {
      kept.remove(KEPT);
    }
  }

  /** Drops the problems of a value and everything in it. */
  void dropIn(Place place) {
    int before = kept.size();
    kept.removeIf(found -> found.place().isIn(place));
    count -= before - kept.size();
  }

  ToolError error() {
    if (count == 1) {
      Found only = kept.get(0);
      return invalid(only.field(), message(only), only.fix(), List.of(), 0, only.fixer());
    }
    List<ToolError.Problem> shown = new ArrayList<>();
    boolean onlyUser = true;
    for (Found found : kept) {
      onlyUser &= found.fixer() == Fixer.USER;
      if (shown.size() < SHOWN) {
        shown.add(new ToolError.Problem(found.field(), message(found), found.fix()));
      }
    }
    Fixer fixer = onlyUser && count == kept.size() ? Fixer.USER : Fixer.MODEL;
    return invalid(null, Sentences.problems(count), "", shown, count - shown.size(), fixer);
  }

  /** A refusal of the arguments as a whole. */
  static ToolError whole(String message) {
    return invalid(null, cut(message), Sentences.correctIt(), List.of(), 0, Fixer.MODEL);
  }

  private static ToolError invalid(
      @Nullable String field,
      String message,
      String fix,
      List<ToolError.Problem> problems,
      int unlisted,
      Fixer fixer) {
    return new ToolError(
        ErrorCode.INVALID_ARGUMENT,
        field,
        message,
        ErrorCode.INVALID_ARGUMENT.retryable(),
        fix,
        problems,
        unlisted,
        fixer,
        null,
        ToolError.Outcome.NOT_APPLIED,
        null,
        null);
  }

  private static String message(Found found) {
    return cut(found.message().get());
  }

  private static String cut(String message) {
    return JsonString.cut(message, Sentences.LONGEST);
  }

  private static int order(Found one, Found other) {
    int order = one.place().compareTo(other.place());
    return order != 0 ? order : one.tie().compareTo(other.tie());
  }
}
