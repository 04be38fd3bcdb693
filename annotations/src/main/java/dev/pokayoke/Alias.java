package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * More spellings that mean an enum constant. They are accepted, in any case and with {@code _},
 * {@code -} and blanks ignored, and recorded as a {@code Coercion}; they are not published.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface Alias {

  /** The spellings; none may mean another constant of the same enum. */
  String[] value();
}
