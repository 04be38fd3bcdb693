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
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PARAMETER)
public @interface FromContext {

  /** Key of the value in the context. */
  String value();
}
