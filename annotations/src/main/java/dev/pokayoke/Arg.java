package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says more about a parameter or record component than its Java declaration does. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Arg {

  /** Published name; derived from the Java name where empty. Used as written. */
  String name() default "";

  /** What the value means, for the model; the {@code @param} text where empty. */
  String description() default "";

  /**
   * Whether the value belongs to what makes two writes the same write. Say {@code false} for a
   * remark or a trace id, so that another wording of it is not another booking. Only a parameter of
   * a {@link Write} can be left out, with all that it holds: on a component, and on a parameter of
   * a {@link Read}, {@code false} is a compile error.
   */
  boolean identity() default true;
}
