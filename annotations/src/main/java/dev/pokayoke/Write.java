package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Publishes a method that changes something as a tool.
 *
 * <p>A write runs once per call. If it fails and nothing proves that it was not applied, the model
 * is told {@link ErrorCode#UNKNOWN_OUTCOME}, because "failed" would be a guess and invites a second
 * booking.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Write {

  /** Published name; the snake_case form of the method's name where empty. Used as written. */
  String name() default "";

  /** Short title for people, shown by hosts; derived from the name where empty. */
  String title() default "";

  /** What the tool does, for the model; the Javadoc's first sentence where empty. */
  String description() default "";

  /**
   * Whether doing it again with the same arguments changes nothing more: it sets, replaces or
   * deletes, or it takes an {@link IdempotencyKey} by which the dependency recognises a repetition.
   * Published as a hint. A compile error on a method whose name creates something and which takes
   * no key.
   */
  boolean idempotent() default false;

  /**
   * Whether it may remove or overwrite something that cannot be brought back. Published as a hint,
   * by which hosts decide whether to ask a person first.
   */
  boolean destructive() default false;
}
