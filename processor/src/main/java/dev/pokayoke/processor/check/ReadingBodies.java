package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Deed;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Tool.Effect;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What is attempted again unasked does not change anything, as far as its body tells. */
final class ReadingBodies implements Rule {
  /** Those of repositories and queues; others also fill lists, or ask by POST. */
  private static final Set<String> VERBS =
      Set.of(
          "save", "insert", "update", "delete", "remove", "persist", "merge", "publish", "send",
          "upsert");

  /** A repetition of what these hold does no harm. */
  private static final Pattern HARMLESS =
      Pattern.compile(
          "javax?\\..*|(?:.*\\.)?[^.]*(?:Cache|Log|Metric|Meter|Counter|Audit|Trac|Client|Http)[^.]*");

  private static final Pattern SQL =
      Pattern.compile(
          "(?is)\\s*(?:insert\\s+into|update\\s+\\S+\\s+set|delete\\s+from|merge\\s+into)\\b.*");

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      if (tool.effect() == Effect.READ && !Verbs.writes(Verbs.first(tool.javaName()))) {
        for (Deed deed : tool.deeds()) {
          if (deed instanceof Deed.Calls call && writes(call, toolset.tools())) {
            String name =
                call.field().isEmpty() ? call.method() : call.field() + "." + call.method();
            report.add(
                Diagnostic.BODY_THAT_WRITES, call.origin(), Places.of(toolset, tool), name + "()");
          }
        }
      }
    }
  }

  private static boolean writes(Deed.Calls call, List<Tool> tools) {
    return SQL.matcher(call.text()).matches()
        || (call.own() ? isWrite(call.method(), tools) : writesTo(call));
  }

  private static boolean writesTo(Deed.Calls call) {
    return !call.field().isEmpty()
        && VERBS.contains(Verbs.first(call.method()))
        && !HARMLESS.matcher(call.fieldType()).matches();
  }

  private static boolean isWrite(String method, List<Tool> tools) {
    List<Tool> named = tools.stream().filter(tool -> tool.javaName().equals(method)).toList();
    return !named.isEmpty() && named.stream().allMatch(tool -> tool.effect() == Effect.WRITE);
  }
}
