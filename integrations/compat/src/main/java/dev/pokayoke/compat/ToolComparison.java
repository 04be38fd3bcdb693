package dev.pokayoke.compat;

import dev.pokayoke.compat.ToolChange.Kind;
import dev.pokayoke.compat.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Compares two versions of one tool. */
final class ToolComparison {
  private static final String NOTHING = "";

  private final PublishedTool before;
  private final PublishedTool after;
  private final Changes changes;

  ToolComparison(PublishedTool before, PublishedTool after) {
    this.before = before;
    this.after = after;
    this.changes = new Changes(before.name());
  }

  /**
   * The changes, those of dialects excepted.
   *
   * @throws PublishedToolsException if the two have no dialect in common
   */
  List<ToolChange> changes() {
    if (!before.name().equals(after.name())) {
      changes.breaking(
          Kind.TOOL_RENAMED,
          NOTHING,
          before.name(),
          after.name(),
          "Only the name is another: a call of " + before.name() + " finds no tool.");
    }
    effects(before.effects(), after.effects());
    schemas();
    if (before.isWhole() && after.isWhole()) {
      errors();
    }
    return changes.all();
  }

  private void effects(@Nullable Effects old, @Nullable Effects now) {
    if (old == null || now == null) {
      return;
    }
    if (old.read() && !now.read()) {
      changes.breaking(
          Kind.EFFECT,
          NOTHING,
          "read",
          "write",
          "It writes now: hosts that call it without asking change something.");
    } else if (!old.read() && now.read()) {
      changes.note(Kind.EFFECT, NOTHING, "write", "read", "It only reads now.");
    } else if (old.idempotent() && !now.idempotent()) {
      changes.breaking(
          Kind.EFFECT,
          NOTHING,
          "idempotent",
          "not idempotent",
          "Calling it again does it again: hosts that repeat it do it twice.");
    } else if (!old.idempotent() && now.idempotent()) {
      changes.note(
          Kind.EFFECT, NOTHING, "not idempotent", "idempotent", "It may be repeated safely.");
    }
    if (!old.destructive() && now.destructive()) {
      changes.breaking(
          Kind.EFFECT,
          NOTHING,
          "not destructive",
          "destructive",
          "It may remove or overwrite something now: hosts asked nobody before.");
    } else if (old.destructive() && !now.destructive()) {
      changes.note(
          Kind.EFFECT, NOTHING, "destructive", "not destructive", "It removes nothing any more.");
    }
  }

  private void schemas() {
    String dialect = common();
    Definition old = before.definitions().get(dialect);
    Definition now = after.definitions().get(dialect);
    if (old == null || now == null) {
      throw new PublishedToolsException(
          before.name()
              + " was published for "
              + String.join(", ", before.dialects())
              + " and is now for "
              + String.join(", ", after.dialects())
              + ". Compare two lists of one dialect, or two published resources.");
    }
    words(old, now);
    strict();
    Set<String> places =
        new SchemaComparison(Side.INPUT, old.input(), now.input(), old.nullIsAbsent(), changes)
            .run(old.input(), now.input());
    if (before.isWhole() && after.isWhole()) {
      new RuleComparison(new TreeSet<>(places), changes)
          .run(before.lowering(dialect), after.lowering(dialect));
    }
    Json.Members result = old.output();
    Json.Members resultNow = now.output();
    if (result != null && resultNow != null) {
      new SchemaComparison(Side.OUTPUT, result, resultNow, old.nullIsAbsent(), changes)
          .run(result, resultNow);
    } else if (result != null) {
      changes.breaking(
          Kind.PROPERTY_REMOVED,
          Side.OUTPUT.root(),
          "a schema",
          NOTHING,
          "The result has no schema any more: what reads its structure finds none.");
    } else if (resultNow != null) {
      changes.note(
          Kind.PROPERTY_ADDED,
          Side.OUTPUT.root(),
          NOTHING,
          "a schema",
          "The result has a schema now.");
    }
  }

  /** MCP, whose schemas say the most, or another dialect that both have. */
  private String common() {
    Set<String> common = new TreeSet<>(before.dialects());
    common.retainAll(after.dialects());
    return common.contains(Definition.MCP) || common.isEmpty()
        ? Definition.MCP
        : common.iterator().next();
  }

  private void words(Definition old, Definition now) {
    if (!old.description().equals(now.description())) {
      changes.note(
          Kind.DESCRIPTION,
          NOTHING,
          old.description(),
          now.description(),
          "The words for the model changed, and with them every prompt.");
    }
    if (!old.title().equals(now.title()) && before.name().equals(after.name())) {
      changes.note(
          Kind.DESCRIPTION, NOTHING, old.title(), now.title(), "The title for people changed.");
    }
  }

  private void strict() {
    for (Definition old : before.definitions().values()) {
      Definition now = after.definitions().get(old.dialect());
      Boolean was = old.strict();
      Boolean is = now == null ? null : now.strict();
      if (was != null && is != null && !was.equals(is)) {
        changes.note(
            Kind.STRICT,
            NOTHING,
            old.dialect() + (was ? " strict" : " not strict"),
            old.dialect() + (is ? " strict" : " not strict"),
            is
                ? "The API holds the model to the schema now."
                : "The API no longer holds the model to the schema.");
      }
    }
  }

  private void errors() {
    List<String> old = errors(before);
    List<String> now = errors(after);
    List<String> gone = without(old, now);
    List<String> fresh = without(now, old);
    for (String error : gone) {
      changes.note(
          Kind.ERROR, NOTHING, error, NOTHING, "This error is no longer declared in these words.");
    }
    for (String error : fresh) {
      changes.note(Kind.ERROR, NOTHING, NOTHING, error, "This error is declared in new words.");
    }
  }

  private static List<String> without(List<String> errors, List<String> others) {
    List<String> rest = new ArrayList<>(errors);
    others.forEach(rest::remove);
    return rest;
  }

  /** What the model can read of each; the exception is not part of it. */
  private static List<String> errors(PublishedTool tool) {
    return tool.errors().stream()
        .filter(Json.Members.class::isInstance)
        .map(error -> error((Json.Members) error))
        .sorted()
        .toList();
  }

  private static String error(Json.Members error) {
    List<String> parts = new ArrayList<>();
    for (String member : List.of("code", "reason", "field", "message", "fix")) {
      if (!error.text(member).isEmpty()) {
        parts.add(error.text(member));
      }
    }
    return String.join(" ", parts);
  }
}
