package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Quote;
import dev.pokayoke.runtime.text.ScalarSentences;
import dev.pokayoke.scalar.Rules;
import dev.pokayoke.scalar.Scalars;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/** Durations of which a bare number counts a unit that the developer declared. */
public final class Durations {
  private static final BigInteger NANOS = BigInteger.valueOf(1_000_000_000);

  private Durations() {}

  /** A duration; {@code null} where there is a problem. */
  public static @Nullable Duration read(Cursor in, ChronoUnit unit) {
    JsonToken token = in.token();
    boolean isText = token == JsonToken.VALUE_STRING;
    if (!isText && !token.isNumeric()) {
      return ScalarValues.read(in, Scalars.DURATION);
    }
    String came = in.parser.getString();
    String number = isText ? NumberText.in(came) : came;
    return number == null
        ? ScalarValues.read(in, Scalars.DURATION)
        : counted(in, isText ? Quote.json(came) : came, number, unit);
  }

  private static @Nullable Duration counted(
      Cursor in, String came, String number, ChronoUnit unit) {
    String fault = NumberText.fault(number);
    if (fault != null) {
      in.problem(fault);
      return null;
    }
    BigDecimal nanos =
        new BigDecimal(number).multiply(BigDecimal.valueOf(unit.getDuration().toNanos()));
    if (nanos.signum() != 0 && nanos.stripTrailingZeros().scale() > 0) {
      in.problem(ScalarSentences.tooFine(Quote.plain(number)));
      return null;
    }
    BigInteger[] parts = nanos.toBigInteger().divideAndRemainder(NANOS);
    if (parts[0].bitLength() >= Long.SIZE) {
      in.problem(ScalarSentences.tooLong(Quote.plain(number)));
      return null;
    }
    Duration duration = Duration.ofSeconds(parts[0].longValue(), parts[1].longValue());
    in.coerced(came, Scalars.DURATION.write(duration), Rules.UNIT_NUMBER);
    return duration;
  }
}
