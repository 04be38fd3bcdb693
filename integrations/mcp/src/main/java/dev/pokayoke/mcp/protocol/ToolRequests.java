package dev.pokayoke.mcp.protocol;

import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.ToolResult;
import dev.pokayoke.runtime.Toolbox;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.util.RawValue;

/**
 * {@code tools/list} and {@code tools/call}, which both eras have in common. Definitions and results go
 * out as the very texts that the generated code and the runtime made.
 */
public final class ToolRequests {
  static final String LIST = "tools/list";
  static final String CALL = "tools/call";
  static final String CONVERSATION = "dev.pokayoke/conversation";

  private static final System.Logger LOG = System.getLogger("dev.pokayoke.mcp");
  private static final int SHOWN = 80;
  private static final String BROKEN =
      "{\"error\":{\"code\":\"INTERNAL\",\"message\":\"The call could not be made.\","
          + "\"retryable\":false,\"fix\":\"Do not call it again with this input.\"}}";

  private final Toolbox toolbox;
  private final Contexts contexts;
  private final RawValue definitions;

  /**
   * The tools of a toolbox.
   *
   * @throws IllegalArgumentException if one of them was not generated for MCP
   */
  public ToolRequests(Toolbox toolbox, Contexts contexts) {
    this.toolbox = toolbox;
    this.contexts = contexts;
    this.definitions = new RawValue(toolbox.schemas(Dialect.MCP));
  }

  /** All tools, in the order of the toolbox, on one page. */
  Map<String, Object> list(@Nullable Object params) {
    if (object(params).get("cursor") != null) {
      throw new InvalidParams("There is one page only; leave out params.cursor.");
    }
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("tools", definitions);
    return result;
  }

  /** Runs a tool; whatever goes wrong in it is a result. */
  Map<String, Object> call(@Nullable Object params) {
    Map<?, ?> given = object(params);
    if (!(given.get("name") instanceof String name)) {
      throw new InvalidParams("params.name must be the name of a tool.");
    }
    String conversation = conversation(given.get("_meta"));
    if (toolbox.tool(name).isEmpty()) {
      throw new InvalidParams(unknown(name));
    }
    String arguments =
        given.get("arguments") instanceof RawValue raw ? raw.rawValue().toString() : null;
    return run(name, arguments, conversation);
  }

  @SuppressWarnings("CatchingUnchecked") // a call without an answer would leave the client waiting
  private Map<String, Object> run(
      String name, @Nullable String arguments, @Nullable String conversation) {
    try {
      ToolResult result =
          toolbox.conversation(contexts.of(conversation)).call(name, arguments);
      return result(result.text(), result.isError());
    } catch (Throwable thrown) {
      LOG.log(System.Logger.Level.ERROR, "Tool " + name + " could not be called", thrown);
      return result(BROKEN, true);
    }
  }

  private static Map<String, Object> result(String text, boolean error) {
    Map<String, Object> block = new LinkedHashMap<>();
    block.put("type", "text");
    block.put("text", text);
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("content", List.of(block));
    if (!error) {
      result.put("structuredContent", new RawValue(text));
    }
    result.put("isError", error);
    return result;
  }

  private String unknown(String name) {
    String shown = name.length() > SHOWN ? name.substring(0, SHOWN) + "…" : name;
    List<String> nearest = toolbox.nearest(name);
    return "There is no tool "
        + shown
        + "."
        + (nearest.isEmpty() ? "" : " Nearest: " + String.join(", ", nearest) + ".");
  }

  private static Map<?, ?> object(@Nullable Object params) {
    if (params == null) {
      return Map.of();
    }
    if (params instanceof Map<?, ?> map) {
      return map;
    }
    throw new InvalidParams("params must be an object.");
  }

  private static @Nullable String conversation(@Nullable Object meta) {
    if (!(meta instanceof Map<?, ?> map) || map.get(CONVERSATION) == null) {
      return null;
    }
    if (map.get(CONVERSATION) instanceof String id && !id.isBlank()) {
      return id;
    }
    throw new InvalidParams("_meta[\"" + CONVERSATION + "\"] must be text and not blank.");
  }
}
