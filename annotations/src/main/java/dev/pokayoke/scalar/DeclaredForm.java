package dev.pokayoke.scalar;

import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One pattern of a {@link DateTimeFormatter}, as a form of a date or time. Names are English and
 * digits are ASCII, whatever the default locale; what is not in the calendar is not made up.
 *
 * @param <T> the Java type
 */
final class DeclaredForm<T> {
  private static final Map<Class<?>, TemporalQuery<?>> TYPES =
      Map.ofEntries(
          Map.entry(LocalDate.class, LocalDate::from),
          Map.entry(LocalDateTime.class, LocalDateTime::from),
          Map.entry(LocalTime.class, LocalTime::from),
          Map.entry(OffsetDateTime.class, OffsetDateTime::from),
          Map.entry(OffsetTime.class, OffsetTime::from),
          Map.entry(ZonedDateTime.class, ZonedDateTime::from),
          Map.entry(Instant.class, Instant::from),
          Map.entry(YearMonth.class, YearMonth::from),
          Map.entry(MonthDay.class, MonthDay::from),
          Map.entry(Year.class, Year::from));

  /** What a text may say that a type may not have a place for. */
  private static final List<ChronoField> FIELDS =
      List.of(
          ChronoField.EPOCH_DAY,
          ChronoField.YEAR,
          ChronoField.MONTH_OF_YEAR,
          ChronoField.DAY_OF_MONTH,
          ChronoField.NANO_OF_DAY,
          ChronoField.MINUTE_OF_HOUR,
          ChronoField.OFFSET_SECONDS);

  private final Class<T> type;
  private final TemporalQuery<?> query;
  private final DateTimeFormatter formatter;

  private DeclaredForm(Class<T> type, TemporalQuery<?> query, DateTimeFormatter formatter) {
    this.type = type;
    this.query = query;
    this.formatter = formatter;
  }

  /** Whether a pattern can be declared for a type. */
  static boolean isFor(Class<?> type) {
    return TYPES.containsKey(type);
  }

  /**
   * The form of a pattern.
   *
   * @throws IllegalArgumentException if it is no pattern, or the type is no date or time
   */
  static <T> DeclaredForm<T> of(Class<T> type, String pattern) {
    TemporalQuery<?> query = TYPES.get(type);
    if (query == null) {
      throw new IllegalArgumentException(type + " is no date or time");
    }
    // The era makes the strict resolver take yyyy, which is the year of an era.
    return new DeclaredForm<>(
        type,
        query,
        new DateTimeFormatterBuilder()
            .parseCaseInsensitive()
            .appendPattern(pattern)
            .parseDefaulting(ChronoField.ERA, 1)
            .toFormatter(Locale.ENGLISH)
            .withResolverStyle(ResolverStyle.STRICT));
  }

  /** Writes a value; empty where the pattern has a field that the value has not. */
  String format(T value) {
    return format(
        value instanceof Instant instant
            ? instant.atOffset(ZoneOffset.UTC)
            : (TemporalAccessor) value);
  }

  private String format(TemporalAccessor value) {
    try {
      return formatter.format(value);
    } catch (DateTimeException unsupported) {
      return "";
    }
  }

  /** Whether a text is what the pattern writes for a value; an instant may be at any offset. */
  boolean isExact(String text, T value) {
    if (!(value instanceof Instant instant)) {
      return format(value).equals(text);
    }
    return read(text) instanceof Reading.Read<T>
        && format(instant.atZone(ZoneId.from(formatter.parse(text)))).equals(text);
  }

  /** Reads a text as the whole of it says. */
  Reading<T> read(String text) {
    if (!matches(text)) {
      return Reading.Refused.because(Refusal.OTHER_FORM);
    }
    TemporalAccessor parsed;
    try {
      parsed = formatter.parse(text);
    } catch (DateTimeException | ArithmeticException nonexistent) {
      return new Reading.Refused<>(Refusal.NONEXISTENT, nearest(text));
    }
    try {
      return resolved(parsed);
    } catch (DateTimeException incomplete) {
      return Reading.Refused.because(Refusal.OTHER_FORM);
    }
  }

  private boolean matches(String text) {
    ParsePosition position = new ParsePosition(0);
    try {
      return formatter.parseUnresolved(text, position) != null
          && position.getErrorIndex() < 0
          && position.getIndex() == text.length();
    } catch (DateTimeException beyond) { // an offset of more than 59 minutes is thrown here already
      return false;
    }
  }

  private Reading<T> resolved(TemporalAccessor parsed) {
    ZoneId zone = parsed.query(TemporalQueries.zoneId());
    LocalDate date = parsed.query(TemporalQueries.localDate());
    LocalTime time = parsed.query(TemporalQueries.localTime());
    if (zone != null && date != null && time != null) {
      return inZone(parsed, date.atTime(time), zone);
    }
    T value = value(parsed);
    return isWhole(parsed, value)
        ? new Reading.Read<>(value, Rules.DECLARED_FORMAT)
        : Reading.Refused.because(Refusal.OTHER_FORM);
  }

  /** The formatter itself would move a time that a zone skips, and choose where it has it twice. */
  private Reading<T> inZone(TemporalAccessor parsed, LocalDateTime local, ZoneId zone) {
    List<ZoneOffset> valid = zone.getRules().getValidOffsets(local);
    if (parsed.isSupported(ChronoField.OFFSET_SECONDS)) {
      ZoneOffset said = ZoneOffset.ofTotalSeconds(parsed.get(ChronoField.OFFSET_SECONDS));
      if (!valid.contains(said)) {
        return Reading.Refused.because(Refusal.WRONG_OFFSET);
      }
      valid = List.of(said);
    }
    List<T> values =
        valid.stream().map(offset -> value(ZonedDateTime.ofStrict(local, offset, zone))).toList();
    if (values.isEmpty()) {
      return Reading.Refused.because(Refusal.NONEXISTENT);
    }
    if (!isWhole(parsed, values.get(0))) {
      return Reading.Refused.because(Refusal.OTHER_FORM);
    }
    return values.size() == 1
        ? new Reading.Read<>(values.get(0), Rules.DECLARED_FORMAT)
        : new Reading.Refused<>(Refusal.AMBIGUOUS, values);
  }

  private T value(TemporalAccessor parsed) {
    return type.cast(query.queryFrom(parsed));
  }

  /** Whether nothing that a text said is lost. */
  private static boolean isWhole(TemporalAccessor parsed, Object read) {
    TemporalAccessor value = (TemporalAccessor) read;
    return value.isSupported(ChronoField.INSTANT_SECONDS)
        || (parsed.query(TemporalQueries.zoneId()) == null
            && FIELDS.stream()
                .allMatch(field -> value.isSupported(field) || !parsed.isSupported(field)));
  }

  /** The last day of the month of a date that is beyond it. */
  private List<T> nearest(String text) {
    if (type != LocalDate.class) {
      return List.of();
    }
    try {
      return List.of(value(formatter.withResolverStyle(ResolverStyle.SMART).parse(text)));
    } catch (DateTimeException | ArithmeticException none) {
      return List.of();
    }
  }
}
