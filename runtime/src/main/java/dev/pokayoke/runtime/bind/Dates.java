package dev.pokayoke.runtime.bind;

import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.Sentences;
import dev.pokayoke.scalar.Reading;
import dev.pokayoke.scalar.Scalar;
import dev.pokayoke.scalar.Scalars;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** Reads the scalars of the table. */
public final class Dates {
  private Dates() {}

  /** A date; {@code null} where there is a problem. */
  public static @Nullable LocalDate localDate(Cursor in) {
    if (in.token() == JsonToken.VALUE_STRING) {
      LocalDate exact = exact(in, Scalars.LOCAL_DATE);
      return exact != null ? exact : lenient(in, Scalars.LOCAL_DATE);
    }
    if (in.token() == JsonToken.START_OBJECT) {
      return DateObjects.read(in);
    }
    isNot(in, Scalars.LOCAL_DATE);
    return null;
  }

  /** A local date and time; {@code null} where there is a problem. */
  public static @Nullable LocalDateTime localDateTime(Cursor in) {
    if (in.token() == JsonToken.VALUE_STRING) {
      LocalDateTime exact = exact(in, Scalars.LOCAL_DATE_TIME);
      return exact != null ? exact : lenient(in, Scalars.LOCAL_DATE_TIME);
    }
    isNot(in, Scalars.LOCAL_DATE_TIME);
    return null;
  }

  private static <T> @Nullable T exact(Cursor in, Scalar<T> row) {
    char[] text = in.parser.getStringCharacters();
    return row.exact(text, in.parser.getStringOffset(), in.parser.getStringLength());
  }

  private static <T> @Nullable T lenient(Cursor in, Scalar<T> row) {
    String came = in.parser.getString();
    Reading<T> reading = row.read(came);
    if (reading instanceof Reading.Read<T> read) {
      in.coerced(Quote.json(came), row.write(read.value()), read.rule());
      return read.value();
    }
    refuse(in, row, Quote.text(came), (Reading.Refused<T>) reading);
    return null;
  }

  /** Something came that is no text in any known form. */
  private static void isNot(Cursor in, Scalar<?> row) {
    String came = Came.describe(in.parser, in.token());
    in.problem(Sentences.isNotLike(came, Kinds.scalar(row.noun()), row.example()));
  }

  private static <T> void refuse(
      Cursor in, Scalar<T> row, String came, Reading.Refused<T> refused) {
    List<String> candidates = refused.candidates().stream().map(row::write).toList();
    String example = row.example();
    switch (refused.reason()) {
      case AMBIGUOUS ->
          in.problem(
              () -> Sentences.ambiguous(came, candidates.get(0), candidates.get(1)),
              Sentences.askUser(in.user),
              Fixer.USER);
      case NONEXISTENT ->
          in.problem(Sentences.doesNotExist(came, candidates.isEmpty() ? null : candidates.get(0)));
      case RELATIVE ->
          in.problem(Sentences.relative(came, LocalDate.now(in.clock).toString(), example));
      case SHORT_YEAR -> in.problem(Sentences.shortYear(came, example));
      case HAS_TIME -> in.problem(Sentences.hasTime(came, example));
      case NO_TIME -> in.problem(Sentences.hasNoTime(came, example));
      case HAS_OFFSET -> in.problem(Sentences.hasOffset(came, example));
      case UNREADABLE -> in.problem(Sentences.isNotLike(came, Kinds.scalar(row.noun()), example));
    }
  }
}
