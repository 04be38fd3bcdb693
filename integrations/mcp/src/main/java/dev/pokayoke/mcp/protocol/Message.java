package dev.pokayoke.mcp.protocol;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A request or a notification of a client.
 *
 * @param method name of the method
 * @param id id of the request, a String, Integer or Long; {@code null} for a notification
 * @param params the parameters as JSON values, with {@code arguments} as a {@link
 *     tools.jackson.databind.util.RawValue} of the client's own text; {@code null} for none
 */
public record Message(String method, @Nullable Object id, @Nullable Object params) {

  /** Whether it asks for a tool to be run, the only thing that may take long. */
  public boolean runsTool() {
    return id != null && method.equals(ToolRequests.CALL);
  }

  /** The {@code _meta} of the parameters; empty where there is none. */
  Map<?, ?> meta() {
    return params instanceof Map<?, ?> map && map.get("_meta") instanceof Map<?, ?> meta
        ? meta
        : Map.of();
  }
}
