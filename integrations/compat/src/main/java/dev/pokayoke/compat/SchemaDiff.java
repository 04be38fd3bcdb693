package dev.pokayoke.compat;

import dev.pokayoke.compat.ToolChange.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/** What changed between two publications. Immutable. */
public final class SchemaDiff {
  private final String before;
  private final String after;
  private final List<ToolChange> changes;

  private SchemaDiff(String before, String after, List<ToolChange> changes) {
    this.before = before;
    this.after = after;
    this.changes = List.copyOf(changes);
  }

  /**
   * Compares. The order of tools, members and values does not matter.
   *
   * @throws PublishedToolsException if a tool has no dialect in common with what it was
   */
  public static SchemaDiff between(PublishedTools before, PublishedTools after) {
    return new SchemaDiff(
        before.toString(), after.toString(), new Pairing(before.tools(), after.tools()).changes());
  }

  /** All changes, tool by tool in the order of their names, breaking ones first. */
  public List<ToolChange> changes() {
    return changes;
  }

  /** The changes that break callers. */
  public List<ToolChange> breaking() {
    return changes.stream().filter(ToolChange::breaking).toList();
  }

  /** Whether all callers can go on. */
  public boolean isCompatible() {
    return breaking().isEmpty();
  }

  /**
   * The changes for people: old and new side by side.
   *
   * @param all whether those that break nobody are shown too
   */
  public String text(boolean all) {
    return new DiffText(before, after).of(all ? changes : breaking());
  }

  /** Finds the tools that belong together. */
  private static final class Pairing {
    private final List<PublishedTool> gone;
    private final List<PublishedTool> fresh;
    private final Map<PublishedTool, PublishedTool> pairs = new LinkedHashMap<>();
    private final Map<PublishedTool, String> shapes = new HashMap<>();
    private final List<ToolChange> changes = new ArrayList<>();

    Pairing(List<PublishedTool> before, List<PublishedTool> after) {
      this.gone = new ArrayList<>(before);
      this.fresh = new ArrayList<>(after);
    }

    List<ToolChange> changes() {
      pair((old, now) -> old.name().equals(now.name()) && old.service().equals(now.service()));
      pair((old, now) -> old.name().equals(now.name()));
      pair(this::isRenamed);
      pairs.forEach((old, now) -> changes.addAll(new ToolComparison(old, now).changes()));
      dialects();
      for (PublishedTool tool : gone) {
        changes.add(
            change(
                Kind.TOOL_REMOVED,
                tool.name(),
                words(tool),
                "",
                true,
                "The tool is gone: a call of it finds none."));
      }
      for (PublishedTool tool : fresh) {
        changes.add(
            change(Kind.TOOL_ADDED, tool.name(), "", words(tool), false, "The tool is new."));
      }
      changes.sort(
          Comparator.comparing(ToolChange::tool)
              .thenComparing(change -> !change.breaking())
              .thenComparing(ToolChange::place)
              .thenComparing(ToolChange::kind));
      return changes;
    }

    private void pair(BiPredicate<PublishedTool, PublishedTool> belong) {
      for (PublishedTool old : List.copyOf(gone)) {
        List<PublishedTool> found = fresh.stream().filter(now -> belong.test(old, now)).toList();
        if (!found.isEmpty()) {
          pairs.put(old, found.get(0));
          gone.remove(old);
          fresh.remove(found.get(0));
        }
      }
    }

    /** Whether two are alike in all but their names, and no third is. */
    private boolean isRenamed(PublishedTool old, PublishedTool now) {
      String shape = shape(old);
      return shape.equals(shape(now))
          && gone.stream().filter(tool -> shape(tool).equals(shape)).count() == 1
          && fresh.stream().filter(tool -> shape(tool).equals(shape)).count() == 1;
    }

    private String shape(PublishedTool tool) {
      return shapes.computeIfAbsent(tool, Pairing::shapeOf);
    }

    private static String shapeOf(PublishedTool tool) {
      StringBuilder shape = new StringBuilder(String.valueOf(tool.effects()));
      new TreeSet<>(tool.dialects())
          .forEach(
              dialect -> {
                Definition definition = tool.definitions().get(dialect);
                if (definition != null) {
                  shape.append(dialect).append(Keywords.shape(definition.input()));
                  if (definition.output() != null) {
                    shape.append(Keywords.shape(definition.output()));
                  }
                }
              });
      return shape.toString();
    }

    private static String words(PublishedTool tool) {
      Definition definition = tool.definitions().values().iterator().next();
      return tool.name()
          + (definition.description().isEmpty() ? "" : ": " + definition.description());
    }

    /** A dialect that all lose counts once. */
    private void dialects() {
      Map<PublishedTool, PublishedTool> whole = new LinkedHashMap<>(pairs);
      whole.entrySet().removeIf(pair -> !pair.getKey().isWhole() || !pair.getValue().isWhole());
      Set<String> all = new TreeSet<>();
      whole.forEach(
          (old, now) -> {
            all.addAll(old.dialects());
            all.addAll(now.dialects());
          });
      for (String dialect : all) {
        moved(whole, dialect, true);
        moved(whole, dialect, false);
      }
    }

    private void moved(Map<PublishedTool, PublishedTool> whole, String dialect, boolean lost) {
      List<String> concerned = new ArrayList<>();
      whole.forEach(
          (old, now) -> {
            boolean had = old.dialects().contains(dialect);
            if (had == lost && now.dialects().contains(dialect) != lost) {
              concerned.add(old.name());
            }
          });
      boolean everywhere = concerned.size() == whole.size() && concerned.size() > 1;
      for (String tool : everywhere ? List.of("") : concerned) {
        changes.add(
            change(
                lost ? Kind.DIALECT_REMOVED : Kind.DIALECT_ADDED,
                tool,
                lost ? dialect : "",
                lost ? "" : dialect,
                lost,
                lost
                    ? "No longer published for this dialect: its hosts get no schema."
                    : "Published for this dialect too."));
      }
    }

    private static ToolChange change(
        Kind kind, String tool, String before, String after, boolean breaking, String sentence) {
      return new ToolChange(kind, tool, "", before, after, breaking, sentence);
    }
  }
}
