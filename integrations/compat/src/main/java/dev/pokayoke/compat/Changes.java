package dev.pokayoke.compat;

import dev.pokayoke.compat.ToolChange.Kind;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects the changes of one tool; the same change at the same place counts once. */
final class Changes {
  private final String tool;
  private final Set<ToolChange> all = new LinkedHashSet<>();

  Changes(String tool) {
    this.tool = tool;
  }

  List<ToolChange> all() {
    return List.copyOf(all);
  }

  void breaking(Kind kind, String place, String before, String after, String sentence) {
    all.add(new ToolChange(kind, tool, place, before, after, true, sentence));
  }

  void note(Kind kind, String place, String before, String after, String sentence) {
    all.add(new ToolChange(kind, tool, place, before, after, false, sentence));
  }
}
