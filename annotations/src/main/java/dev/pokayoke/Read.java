package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Publishes a method without side effects as a tool.
 *
 * <p>A read is attempted again, unseen by the model, when it fails in a way that time can cure: an
 * {@link java.io.IOException}, a {@link java.util.concurrent.TimeoutException}, or an {@link
 * HttpFailure} that was not sent or has one of the statuses 408, 429, 500, 502, 503, 504 and 529.
 * Never put it on a method that changes anything; that is {@link Write}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Read {

  /**
   * Published name; the snake_case form of the method's name where empty. It is used as written:
   * {@link Toolset#prefix()} and {@link Toolset#naming()} do not touch it.
   */
  String name() default "";

  /** Short title for people, shown by hosts; derived from the name where empty. */
  String title() default "";

  /** What the tool does, for the model; the Javadoc's first sentence where empty. */
  String description() default "";

  /**
   * What the model is told beside an empty list, an empty {@code Optional} or {@code null}, as
   * {@code note} in the result. {@code {tool:name}} names another tool of the same class and is
   * checked by the compiler; {@code {user}} stands for the toolset's word for the user.
   */
  String onEmpty() default "";

  /**
   * How often the runtime may try, first attempt included: 1 to 10. Say 1 where another layer
   * already retries.
   */
  int attempts() default 3;
}
