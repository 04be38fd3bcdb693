package dev.pokayoke.processor.model;

import dev.pokayoke.ErrorCode;
import java.util.Set;

/**
 * A declared exception: {@code @Fails}.
 *
 * @param exception the exception type
 * @param supertypes canonical names of the exception and those it extends
 * @param code what it means
 * @param reason machine-readable reason; empty for none
 * @param message sentence with {@code {wire_name}}; empty for the exception's own words
 * @param fix what to do, {@code {tool:name}} as written; empty for the code's default
 * @param field wire name of an argument; empty for none
 * @param origin the annotation
 * @param messageOrigin the value of {@code message}
 * @param fixOrigin the value of {@code fix}
 * @param fieldOrigin the value of {@code field}
 */
public record Failure(
    JavaType.Named exception,
    Set<String> supertypes,
    ErrorCode code,
    String reason,
    String message,
    String fix,
    String field,
    Origin origin,
    Origin messageOrigin,
    Origin fixOrigin,
    Origin fieldOrigin) {
  /** Copies the set. */
  public Failure {
    supertypes = Set.copyOf(supertypes);
  }
}
