package dev.pokayoke.cli;

import dev.pokayoke.Dialect;
import dev.pokayoke.compat.PublishedTool;
import dev.pokayoke.compat.json.BadJson;
import dev.pokayoke.compat.json.Json;
import dev.pokayoke.compat.json.JsonReader;
import dev.pokayoke.dialect.RequestLimits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tools of one request as {@code Toolbox.schemas} joins them: those beyond what the API takes
 * of all strict tools together are not strict.
 */
final class RequestList {
  private static final String STRICT = "\"strict\":true}";
  private static final String NOT_STRICT = "\"strict\":false}";

  private final String dialect;
  private final RequestLimits limits;
  private final List<String> demoted = new ArrayList<>();
  private int strictTools;
  private int optionals;
  private int unions;

  /** A list for a dialect; one that this version does not know has no limits. */
  RequestList(String dialect) {
    this.dialect = dialect;
    boolean known = Arrays.stream(Dialect.values()).anyMatch(one -> one.name().equals(dialect));
    this.limits = RequestLimits.of(known ? Dialect.valueOf(dialect) : Dialect.MCP);
  }

  /**
   * All definitions as one JSON array.
   *
   * @throws BadRequest if two tools have one name, or there are more than a request may have
   */
  String join(List<PublishedTool> tools) {
    requireOneOfEach(tools);
    if (tools.size() > limits.tools()) {
      throw new BadRequest(
          "A request to the API of "
              + Dialects.typed(dialect)
              + " has at most "
              + limits.tools()
              + " tools, and these are "
              + tools.size()
              + ". Choose some with --toolset.");
    }
    return String.join(",", tools.stream().map(this::definition).toList());
  }

  /** Names of the tools that are not strict only because the others are. */
  List<String> demoted() {
    return demoted;
  }

  private static void requireOneOfEach(List<PublishedTool> tools) {
    Map<String, String> owners = new LinkedHashMap<>();
    for (PublishedTool tool : tools) {
      String other = owners.put(tool.name(), tool.service());
      if (other != null) {
        throw new BadRequest(
            "Two tools are named "
                + tool.name()
                + ", one of "
                + other
                + " and one of "
                + tool.service()
                + ". Choose one with --toolset.");
      }
    }
  }

  private String definition(PublishedTool tool) {
    String definition = tool.definition(dialect);
    int at = definition.lastIndexOf(STRICT);
    if (limits.strictTools() == Integer.MAX_VALUE || at < 0 || takes(tool.parameters(dialect))) {
      return definition;
    }
    demoted.add(tool.name());
    return definition.substring(0, at) + NOT_STRICT + definition.substring(at + STRICT.length());
  }

  private boolean takes(String parameters) {
    Use use = Use.of(parameters);
    if (strictTools >= limits.strictTools()
        || optionals + use.optionals > limits.optionals()
        || unions + use.unions > limits.unions()) {
      return false;
    }
    strictTools++;
    optionals += use.optionals;
    unions += use.unions;
    return true;
  }

  /** What a schema uses of the limits, counted as the processor counts it. */
  private static final class Use {
    private int optionals;
    private int unions;

    static Use of(String schema) {
      Use use = new Use();
      try {
        use.count(JsonReader.read(schema));
      } catch (BadJson impossible) {
        throw new IllegalStateException("It was read before.", impossible);
      }
      return use;
    }

    private void count(Json json) {
      if (!(json instanceof Json.Members schema)) {
        return;
      }
      unions += schema.get("anyOf") != null || schema.get("type") instanceof Json.Items ? 1 : 0;
      Json.Members properties = schema.object("properties");
      if (properties != null) {
        optionals += properties.values().size() - schema.list("required").size();
        properties.values().values().forEach(this::count);
      }
      for (String below : new String[] {"items", "additionalProperties"}) {
        Json value = schema.get(below);
        if (value != null) {
          count(value);
        }
      }
      schema.list("anyOf").forEach(this::count);
      Json.Members definitions = schema.object("$defs");
      if (definitions != null) {
        definitions.values().values().forEach(this::count);
      }
    }
  }
}
