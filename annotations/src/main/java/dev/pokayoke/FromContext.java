package dev.pokayoke;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A parameter that comes from the host's {@link CallContext}, never from the model, and that no
 * schema shows: who the user is, on whose behalf the agent acts. Where the context has no such
 * value, the tool is not run and the model is told {@link ErrorCode#PERMISSION_DENIED}.
 *
 * <p>For a {@link Write} the value belongs to what makes two writes the same, so that its type must
 * give equal values the same text: {@code String}, an enum, a primitive type or its box, {@code
 * UUID}, {@code BigDecimal}, {@code LocalDate}, {@code LocalDateTime}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PARAMETER)
public @interface FromContext {

  /** Key of the value in the context. */
  String value();
}
