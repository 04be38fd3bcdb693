package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How much of a number is allowed, as a policy and not as a shape: what is beyond is answered with
 * {@link ErrorCode#PERMISSION_DENIED}, so that a model neither corrects it nor splits it. The limit
 * itself stands neither in the schema nor in any text, so that a model does not aim at it. Judged
 * once nothing else is wrong with the call.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Limit {

  /**
   * The most that is allowed, as a decimal number: {@code "500"}, {@code "99.50"}; empty for any.
   */
  String max() default "";

  /** The least that is allowed, as a decimal number; empty for any. */
  String min() default "";

  /**
   * What to do about it, for the model; the default of {@link ErrorCode#PERMISSION_DENIED} where
   * empty. {@code {tool:name}} stands for another tool as published, {@code {user}} for the
   * toolset's word for the user.
   */
  String fix() default "";
}
