package dev.pokayoke.runtime.bind;

import dev.pokayoke.Fixer;
import dev.pokayoke.runtime.text.FormatSentences;
import dev.pokayoke.runtime.text.Kinds;
import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.ScalarSentences;
import dev.pokayoke.runtime.text.Sentences;
import dev.pokayoke.scalar.Reading;
import dev.pokayoke.scalar.Rules;
import dev.pokayoke.scalar.Scalar;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** Reads the scalars of the table. */
public final class ScalarValues {
  private ScalarValues() {}

  /** A value of a row; {@code null} where there is a problem. */
  public static <T> @Nullable T read(Cursor in, Scalar<T> row) {
    JsonToken exactToken = row.isNumber() ? JsonToken.VALUE_NUMBER_INT : JsonToken.VALUE_STRING;
    if (in.token() == exactToken) {
      char[] text = in.parser.getStringCharacters();
      T exact = row.exact(text, in.parser.getStringOffset(), in.parser.getStringLength());
      if (exact != null) {
        return exact;
      }
    }
    return lenient(in, row);
  }

  private static <T> @Nullable T lenient(Cursor in, Scalar<T> row) {
    boolean isText = in.token() == JsonToken.VALUE_STRING;
    if (!isText && !in.token().isNumeric()) {
      String came = Came.describe(in.parser);
      in.problem(Sentences.isNotLike(came, Kinds.scalar(row.noun()), row.example()));
      return null;
    }
    String came = in.parser.getString();
    Reading<T> reading = isText ? row.read(came) : row.readNumber(came);
    if (reading instanceof Reading.Read<T> read) {
      if (!read.rule().equals(Rules.EXACT)) {
        in.coerced(isText ? Quote.json(came) : came, row.write(read.value()), read.rule());
      }
      return read.value();
    }
    String quoted = isText ? Quote.text(came) : Quote.plain(came);
    refuse(in, row, quoted, (Reading.Refused<T>) reading);
    return null;
  }

  /** Today, as a date of the row is sent. */
  private static <T> String today(Cursor in, Scalar<T> row) {
    LocalDate today = LocalDate.now(in.clock);
    return row.type() == LocalDate.class ? row.write(row.type().cast(today)) : today.toString();
  }

  private static <T> void refuse(
      Cursor in, Scalar<T> row, String came, Reading.Refused<T> refused) {
    List<String> candidates = refused.candidates().stream().map(row::write).toList();
    String example = row.example();
    String kind = Kinds.scalar(row.noun());
    switch (refused.reason()) {
      case AMBIGUOUS ->
          in.problem(
              () -> ScalarSentences.ambiguous(came, candidates.get(0), candidates.get(1)),
              Sentences.askUser(in.user),
              Fixer.USER);
      case NONEXISTENT ->
          in.problem(
              ScalarSentences.doesNotExist(came, candidates.isEmpty() ? null : candidates.get(0)));
      case RELATIVE -> in.problem(ScalarSentences.relative(came, today(in, row), example));
      case SHORT_YEAR -> in.problem(ScalarSentences.shortYear(came, example));
      case HAS_TIME -> in.problem(ScalarSentences.hasTime(came, example));
      case NO_TIME -> in.problem(ScalarSentences.hasNoTime(came, example));
      case HAS_OFFSET -> in.problem(ScalarSentences.hasOffset(came, example));
      case NO_OFFSET ->
          in.problem(
              () -> ScalarSentences.hasNoOffset(came),
              ScalarSentences.addOffset(in.user),
              Fixer.MODEL);
      case HAS_ZONE -> in.problem(ScalarSentences.hasZone(came, example));
      case WRONG_OFFSET -> in.problem(ScalarSentences.wrongOffset(came));
      case EPOCH -> in.problem(ScalarSentences.epoch(came, example));
      case HAS_DATE -> in.problem(ScalarSentences.hasDate(came, example));
      case NO_UNIT -> in.problem(ScalarSentences.hasNoUnit(came, example));
      case HAS_MONTHS -> in.problem(ScalarSentences.hasMonths(came, example));
      case HAS_HOURS -> in.problem(ScalarSentences.hasHours(came, example));
      case NO_PROTOCOL -> in.problem(ScalarSentences.hasNoProtocol(came, example));
      case UNKNOWN_NAME ->
          in.problem(
              candidates.isEmpty()
                  ? Sentences.isNotLike(came, kind, example)
                  : ScalarSentences.isNotBut(came, kind, candidates.get(0)));
      case OTHER_FORM -> in.problem(FormatSentences.otherForm(came, kind, example));
      case UNREADABLE -> in.problem(Sentences.isNotLike(came, kind, example));
    }
  }
}
