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
  /** Verbs that change another system, or what it stores. */
  private static final Set<String> VERBS =
      Set.of(
          "book",
          "buy",
          "cancel",
          "charge",
          "create",
          "delete",
          "insert",
          "merge",
          "pay",
          "persist",
          "post",
          "publish",
          "purchase",
          "put",
          "refund",
          "remove",
          "save",
          "send",
          "submit",
          "transfer",
          "update",
          "upsert");

  /** Without verbs that the service itself also does to lists and objects of its own. */
  private static final Set<String> OWN_VERBS =
      Set.of(
          "cancel",
          "charge",
          "delete",
          "insert",
          "pay",
          "persist",
          "publish",
          "purchase",
          "refund",
          "save",
          "send",
          "transfer",
          "upsert");

  /** What is made to read with. */
  private static final Pattern MADE_TO_READ =
      Pattern.compile(
          "create(?:\\w*(?:Query|Statement|Criteria|Node|Parser|Generator|Reader|Request|Context)\\w*)");

  /** A repetition of what these hold does no harm, and many ask by POST. */
  private static final Pattern HARMLESS =
      Pattern.compile(
          "java\\..*|(?:.*\\.)?[^.]*(?:Cache|Logger|Log$|Metric|Meter|Counter|Audit|Trac|Builder|Factory"
              + "|ObjectMapper|Http|RestClient|RestTemplate|RestOperations|WebClient)[^.]*");

  private static final Pattern LOG = Pattern.compile(".*(?:Logger|Log)");

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
    if (call.texts().stream().anyMatch(text -> SQL.matcher(text).matches())
        && !LOG.matcher(call.fieldType()).matches()) {
      return true;
    }
    String verb = Verbs.first(call.method());
    return call.own()
        ? OWN_VERBS.contains(verb) || isWrite(call.method(), tools)
        : VERBS.contains(verb)
            && !call.field().isEmpty()
            && !MADE_TO_READ.matcher(call.method()).matches()
            && !HARMLESS.matcher(call.fieldType()).matches();
  }

  private static boolean isWrite(String method, List<Tool> tools) {
    List<Tool> named = tools.stream().filter(tool -> tool.javaName().equals(method)).toList();
    return !named.isEmpty() && named.stream().allMatch(tool -> tool.effect() == Effect.WRITE);
  }
}
