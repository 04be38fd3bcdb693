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
   * What a number means for a {@code Duration}, or each of a list of them: of nanoseconds to days
   * of 24 hours. {@code 5} is then five of it, beside the texts that say their unit themselves;
   * without it a number is refused. {@link ChronoUnit#FOREVER} for none.
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
