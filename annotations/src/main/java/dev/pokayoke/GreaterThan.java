package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value must be later or larger than a sibling: another parameter of the method, another
 * component of the record, or a value inside one of them. Judged only where both values are present
 * and valid, and only of what the model sends: a record that a tool returns is written as it is,
 * whatever its annotations and constraints say.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD
})
public @interface GreaterThan {

  /**
   * Java name of the sibling, or the way to a value inside it through records and beans, as {@code
   * stay.checkIn}; it must have the same type. A value inside an object cannot be compared with one
   * around it: put both into one object.
   */
  String value();

  /** Whether equal values are allowed. */
  boolean orEqual() default false;

  /**
   * What to do about it, for the model; "Correct it if the user gave both dates; else ask." where
   * empty, with the toolset's word for the user, and "values" for what is not a time. {@code
   * {tool:name}} stands for another tool as published, {@code {user}} for that word.
   */
  String fix() default "";
}
