package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what the tools of one class or interface have in common. Optional: a class with a {@link
 * Read} or {@link Write} method is a toolset with the defaults below.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Toolset {

  /** Put before every derived tool name, as {@code hotel} in {@code hotel_search_availability}. */
  String prefix() default "";

  /** The words error texts use for the system behind the tools. */
  String label() default "the system";

  /** The word error texts use for the person the agent serves, after "the". */
  String user() default "user";

  /** How names are derived from Java names where none is given. */
  Naming naming() default Naming.SNAKE_CASE;

  /**
   * The dialects to publish the tools in, beside {@link Dialect#MCP}, which is always among them,
   * and those that {@code -Apokayoke.dialects} names for all classes. A tool that the API of a
   * dialect would refuse does not compile; one that is too large to be strict there is published as
   * not strict, with a warning.
   */
  Dialect[] dialects() default {Dialect.MCP};

  /** How wire names are derived from Java names. */
  enum Naming {
    /**
     * {@code checkIn} becomes {@code check_in}: a boundary before an upper-case letter that follows
     * a lower-case one or a digit, and before the last letter of an acronym that a word follows.
     */
    SNAKE_CASE,
    /** The Java name as it is. */
    IDENTITY
  }
}
