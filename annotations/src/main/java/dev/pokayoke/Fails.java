package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an exception that a tool may throw, in words for the model. On a class or interface it
 * holds for all its tools; a method's own declarations are asked first, and of two that fit, the
 * one for the more specific exception.
 *
 * <p>A declared exception means that a write was refused and not applied. Never declare one that
 * may also be thrown after the effect.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
@Repeatable(Fails.List.class)
public @interface Fails {

  /** The exception, subclasses included. */
  Class<? extends Throwable> on();

  /**
   * What it means for whoever can fix it. Only the runtime can know {@link
   * ErrorCode#PARTIAL_FAILURE}, {@link ErrorCode#UNKNOWN_OUTCOME}, {@link ErrorCode#LIMIT_REACHED}
   * and {@link ErrorCode#CANCELLED}; here they are compile errors.
   */
  ErrorCode code();

  /** Machine-readable reason for hosts, as {@code room_sold_out}; never sent to the model. */
  String reason() default "";

  /**
   * The sentence the model reads. {@code {wire_name}} stands for the argument of that name. Where
   * empty, the exception's own message is used, cut and redacted.
   *
   * <p>What a {@link Write} says is followed by "Nothing was changed.", unless a sentence or clause
   * of it already begins with words such as "Nothing was booked": write that where you can say it
   * better, and not that something was done.
   */
  String message() default "";

  /**
   * What to do about it. {@code {tool:name}} stands for a tool of the class as published, {@code
   * {user}} for {@link Toolset#user}. The code's default where empty.
   */
  String fix() default "";

  /** Wire name of the argument it is about; none where empty. */
  String field() default "";

  /** Holder of repeated declarations. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.METHOD, ElementType.TYPE})
  @interface List {
    /** The declarations, in source order. */
    Fails[] value();
  }
}
