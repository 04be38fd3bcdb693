package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import dev.pokayoke.scalar.Folding;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The tag of a union tells its objects apart, and no other value of theirs has its name. */
final class Tags implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    Set<String> checked = new HashSet<>();
    for (Values.Use use : Values.of(toolset).uses()) {
      if (use.wire() instanceof WireType.Union union && checked.add(union.type().text())) {
        check(union, use.where(), report);
      }
    }
  }

  private static void check(WireType.Union union, String where, Report report) {
    String name = Places.of(union.type());
    if (!WireNames.isLegal(union.tag())) {
      report.add(Diagnostic.ILLEGAL_TAG, union.origin(), where, union.tag(), name);
    }
    Map<String, WireType.Obj> known = new HashMap<>();
    for (WireType.Obj leaf : union.leaves()) {
      String tag = leaf.tag().orElseThrow().value();
      String type = Places.of(leaf.type());
      if (tag.isBlank()) {
        report.add(Diagnostic.TAG_BLANK, leaf.origin(), where, type);
      }
      WireType.Obj other = known.putIfAbsent(Folding.fold(tag), leaf);
      if (other != null) {
        report.add(Diagnostic.TAG_TWICE, leaf.origin(), where, tag, type, Places.of(other.type()));
      }
      for (Property property : leaf.properties()) {
        if (!(property.wire() instanceof WireType.Tag)
            && Folding.fold(property.wireName()).equals(Folding.fold(union.tag()))) {
          report.add(
              Diagnostic.TAG_TAKEN,
              property.nameOrigin(),
              where,
              property.wireName(),
              type + "." + property.javaName(),
              name);
        }
      }
    }
  }
}
