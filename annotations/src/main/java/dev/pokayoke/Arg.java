package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.temporal.ChronoUnit;

/**
 * Says more about a parameter, a record component or a property of a bean than its Java declaration
 * does. At a bean it stands on the field, the getter, or the parameter of the constructor or
 * setter.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD
})
public @interface Arg {

  /** Published name; derived from the Java name where empty. Used as written. */
  String name() default "";

  /** What the value means, for the model; the {@code @param} text where empty. */
  String description() default "";

  /**
   * Whether a value must be sent. {@code false} makes it optional as {@code @Nullable} does: absent
   * is {@code null}, so a primitive cannot be.
   */
  boolean required() default true;

  /**
   * What the service gets where no value was sent, in the exact form of the type: {@code "20"},
   * {@code "2026-03-14"}, the published name of an enum value. Read at compile time by the code
   * that reads arguments; a text that it refuses is a compile error. A wrong value never falls back
   * to it. For single values only; empty for none.
   */
  String defaultValue() default "";

  /**
   * A value to show the model, in the exact form of the type; read at compile time as {@link
   * #defaultValue} is. For single values only; empty for none.
   */
  String example() default "";

  /**
   * The forms of a date or time, or of each in a list or map: patterns of {@link
   * java.time.format.DateTimeFormatter}, as {@code {"dd.MM.yyyy", "d/M/yy"}}. They are then the
   * only reading. The first is the exact form: it is shown to the model, {@link #defaultValue} and
   * {@link #example} are written in it, and so are results. Texts in another of them are taken and
   * recorded (rule {@code declared-format}); a text that two of them read as different values is
   * refused, and so is a day that does not exist. Names of months and days are English, digits are
   * ASCII, {@code yy} is a year from 2000 to 2099.
   *
   * <p>A result that the first pattern cannot hold is written in the type's own form, as a year
   * before 2000 under {@code yy}; only seconds are left out where it has no place for them.
   *
   * <p>For {@code LocalDate}, {@code LocalDateTime}, {@code LocalTime}, {@code OffsetDateTime},
   * {@code OffsetTime}, {@code ZonedDateTime}, {@code Instant}, {@code YearMonth}, {@code MonthDay}
   * and {@code Year}. A compile error: another type, a text that is no pattern, a pattern that
   * leaves a part of the value out ({@code MM/dd} for a date, no offset for an instant, no minutes
   * for a time), counts weeks or names time zones by abbreviations, the same pattern twice, and two
   * patterns of which one reads another value from what the first writes, as {@code {"dd/MM/yyyy",
   * "MM/dd/yyyy"}} do. Empty for the forms that every value of the type has.
   */
  String[] formats() default {};

  /**
   * What a number means for a {@code Duration}, or each in a list or map of them: of nanoseconds to
   * days of 24 hours. {@code 5} is then five of it, beside the texts that say their unit
   * themselves; without it a number is refused. {@link ChronoUnit#FOREVER} for none.
   */
  ChronoUnit unit() default ChronoUnit.FOREVER;

  /**
   * How a {@code long} or {@code BigInteger}, or each of a list of them, travels; derived from its
   * name where it is not said, because ids are text and other numbers are numbers.
   */
  Wire wire() default Wire.BY_NAME;

  /**
   * Whether the value belongs to what makes two writes the same write. Say {@code false} for a
   * remark or a trace id, so that another wording of it is not another booking. Only a parameter of
   * a {@link Write} can be left out, with all that it holds: on a component, and on a parameter of
   * a {@link Read}, {@code false} is a compile error.
   */
  boolean identity() default true;

  /** How a whole number of more than 53 bits travels. */
  enum Wire {
    /**
     * As text if it is named {@code id}, {@code ids}, {@code *Id} or {@code *Ids}, else a number.
     */
    BY_NAME,
    /** As text, exact in every host. */
    TEXT,
    /** As a number; JavaScript hosts round it beyond 2^53. */
    NUMBER
  }
}
