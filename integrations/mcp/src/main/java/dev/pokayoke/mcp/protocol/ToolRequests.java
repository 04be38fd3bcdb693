package dev.pokayoke.mcp.protocol;

import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.Conversation;
import dev.pokayoke.runtime.ToolResult;
import dev.pokayoke.runtime.Toolbox;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.util.RawValue;

/**
 * {@code tools/list} and {@code tools/call}, which both eras have in common. Definitions and
 * results go out as the very texts that the generated code and the runtime made.
 */
public final class ToolRequests {
  static final String LIST = "tools/list";
  static final String CALL = "tools/call";

  private static final String CONVERSATION = "dev.pokayoke/conversation";
  private static final int CONVERSATION_CHARS = 256;

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
    String arguments =
        given.get("arguments") instanceof RawValue raw ? raw.rawValue().toString() : null;
    ToolResult result = answer(conversationId(given.get("_meta")), name, arguments);
    if (result instanceof ToolResult.Failure failure && toolbox.tool(name).isEmpty()) {
      throw new InvalidParams((failure.error().message() + " " + failure.error().fix()).strip());
    }
    return result(result.text(), result.isError());
  }

  /** Whatever the host or the JVM throws is an answer too, so that no client waits for one. */
  private ToolResult answer(@Nullable String id, String name, @Nullable String arguments) {
    Conversation conversation;
    try {
      conversation = toolbox.conversation(contexts.of(id));
    } catch (Throwable thrown) {
      return toolbox.notMade(name, thrown);
    }
    try {
      return conversation.call(name, arguments);
    } catch (Throwable thrown) {
      return toolbox.brokenOff(name, thrown);
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

  private static Map<?, ?> object(@Nullable Object params) {
    if (params == null) {
      return Map.of();
    }
    if (params instanceof Map<?, ?> map) {
      return map;
    }
    throw new InvalidParams("params must be an object.");
  }

  private static @Nullable String conversationId(@Nullable Object meta) {
    if (!(meta instanceof Map<?, ?> map) || map.get(CONVERSATION) == null) {
      return null;
    }
    if (map.get(CONVERSATION) instanceof String id
        && !id.isBlank()
        && id.length() <= CONVERSATION_CHARS) {
      return id;
    }
    throw new InvalidParams(
        "_meta[\""
            + CONVERSATION
            + "\"] must be text of 1 to "
            + CONVERSATION_CHARS
            + " characters and not blank.");
  }
}
