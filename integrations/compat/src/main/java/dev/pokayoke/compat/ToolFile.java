package dev.pokayoke.compat;

import dev.pokayoke.compat.json.BadJson;
import dev.pokayoke.compat.json.Json;
import dev.pokayoke.compat.json.JsonReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads one file: a published resource, a list of those, a list of tools in any dialect, or the
 * answer of an MCP server to {@code tools/list}.
 */
final class ToolFile {
  /** The contract of the resources that are understood. */
  private static final int CONTRACT = 1;

  private static final String CONTRACT_MEMBER = "contract";
  private static final String TOOLS = "tools";
  private static final String AGAIN = " Write the file again, or compile its class again.";

  private final Source source;

  private ToolFile(Source source) {
    this.source = source;
  }

  /**
   * The toolsets of a file.
   *
   * @throws PublishedToolsException if it is none of these, or has no tools
   */
  static List<Toolset> read(Source source) {
    return new ToolFile(source).toolsets();
  }

  private List<Toolset> toolsets() {
    Json root = root();
    List<Toolset> toolsets = new ArrayList<>();
    if (root instanceof Json.Items items) {
      List<Json.Members> entries = items.values().stream().map(this::object).toList();
      if (entries.stream().anyMatch(ToolFile::isResource)) {
        entries.forEach(entry -> toolsets.add(resource(entry)));
      } else {
        toolsets.add(list(entries, text(root)));
      }
    } else {
      toolsets.add(single(object(root)));
    }
    if (toolsets.stream().allMatch(toolset -> toolset.tools().isEmpty())) {
      throw source.bad(root.start(), "there are no tools in it. Name a file that has some.");
    }
    return toolsets;
  }

  private Json root() {
    try {
      return JsonReader.read(source.text());
    } catch (BadJson bad) {
      throw source.bad(bad.line(), bad.column(), bad.getMessage() + "." + AGAIN);
    }
  }

  private static boolean isResource(Json.Members object) {
    return object.get(CONTRACT_MEMBER) != null;
  }

  private Toolset single(Json.Members root) {
    if (isResource(root)) {
      return resource(root);
    }
    Json.Members result = root.object("result");
    Json.Members holder = result == null ? root : result;
    String member = holder.get(TOOLS) == null ? "functionDeclarations" : TOOLS;
    if (!(holder.get(member) instanceof Json.Items items)) {
      throw source.bad(
          root.start(),
          "this is neither a published resource (it would have \"contract\") nor a list of tools."
              + " Name a META-INF/pokayoke/*.json, or what `schemas` printed.");
    }
    return list(items.values().stream().map(this::object).toList(), text(root));
  }

  private Toolset resource(Json.Members root) {
    requireContract(root);
    String service = required(root, "service");
    List<PublishedTool> tools = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Json entry : items(root, TOOLS)) {
      Json.Members tool = object(entry);
      String name = required(tool, "name");
      requireNew(name, names, tool);
      required(tool, "effect");
      tools.add(
          new PublishedTool(name, service, definitions(tool), Effects.ofResource(tool), tool));
    }
    return new Toolset(service, tools, text(root));
  }

  private void requireContract(Json.Members root) {
    Json contract = root.get(CONTRACT_MEMBER);
    String found = contract == null ? "none" : contract.canonical();
    if (!found.equals(String.valueOf(CONTRACT))) {
      throw source.bad(
          contract == null ? root.start() : contract.start(),
          "it was written for contract "
              + found
              + ", and this program reads contract "
              + CONTRACT
              + ". Use pokayoke-compat or pokayoke-cli of the version of pokayoke-processor.");
    }
  }

  private Map<String, Definition> definitions(Json.Members tool) {
    Json.Members byDialect = tool.object("definitions");
    if (byDialect == null || byDialect.values().isEmpty()) {
      throw missing(tool, "definitions", "an object of at least one dialect");
    }
    Map<String, Definition> definitions = new LinkedHashMap<>();
    byDialect
        .values()
        .forEach(
            (dialect, json) -> {
              Json.Members envelope = object(json);
              definitions.put(dialect, new Definition(dialect, envelope, text(envelope)));
            });
    return definitions;
  }

  private Toolset list(List<Json.Members> entries, String text) {
    List<PublishedTool> tools = new ArrayList<>();
    Set<String> names = new HashSet<>();
    String dialect = entries.stream().map(ToolFile::dialect).findFirst().orElse("");
    for (Json.Members entry : entries) {
      String own = Definition.dialectOf(entry);
      if (own == null) {
        throw source.bad(
            entry.start(),
            "this is a tool of no known dialect. Use the list that `schemas` prints.");
      }
      // Only Gemini leaves the schema of a tool without parameters out.
      Definition definition = new Definition(own, entry, text(entry));
      if (definition.name().isEmpty()) {
        throw missing(entry, "name", "a text");
      }
      if (!own.equals(dialect)) {
        throw source.bad(
            entry.start(),
            definition.name()
                + " is a tool of "
                + own
                + " in a list of "
                + dialect
                + ". Keep one file per dialect.");
      }
      requireNew(definition.name(), names, entry);
      Json.Members hints = definition.hints();
      Effects effects = hints == null ? null : Effects.ofHints(hints);
      tools.add(new PublishedTool(definition.name(), "", Map.of(own, definition), effects, null));
    }
    return new Toolset("", tools, text);
  }

  private static String dialect(Json.Members entry) {
    String dialect = Definition.dialectOf(entry);
    return dialect == null ? "" : dialect;
  }

  private void requireNew(String name, Set<String> names, Json at) {
    if (!names.add(name)) {
      throw source.bad(
          at.start(),
          "a second tool is named \"" + name + "\" in one list." + " Give each its own name.");
    }
  }

  private Json.Members object(Json json) {
    if (json instanceof Json.Members members) {
      return members;
    }
    throw source.bad(json.start(), "an object is expected here." + AGAIN);
  }

  private List<Json> items(Json.Members holder, String member) {
    if (holder.get(member) instanceof Json.Items items) {
      return items.values();
    }
    throw missing(holder, member, "a list");
  }

  private String required(Json.Members holder, String member) {
    String text = holder.text(member);
    if (text.isEmpty()) {
      throw missing(holder, member, "a text");
    }
    return text;
  }

  private PublishedToolsException missing(Json.Members holder, String member, String kind) {
    Json wrong = holder.get(member);
    return wrong == null
        ? source.bad(holder.start(), "\"" + member + "\" is missing here." + AGAIN)
        : source.bad(wrong.start(), "\"" + member + "\" must be " + kind + "." + AGAIN);
  }

  private String text(Json json) {
    return json instanceof Json.Members members
        ? source.text().substring(members.start(), members.end())
        : source.text().strip();
  }
}
