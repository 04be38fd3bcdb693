package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import dev.pokayoke.scalar.Folding;
import java.util.HashMap;
import java.util.Map;

/** The properties of an object have legal names that a model can tell apart. */
final class PropertyNames implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Group group : Values.of(toolset).groups()) {
      Map<String, Property> known = new HashMap<>();
      for (int i = 0; i < group.properties().size(); i++) {
        Property property = group.properties().get(i);
        String where = group.places().get(i);
        if (property.wire() instanceof WireType.Tag) {
          continue;
        }
        if (!WireNames.isLegal(property.wireName())) {
          report.add(
              Diagnostic.ILLEGAL_PROPERTY_NAME, property.nameOrigin(), where, property.wireName());
        }
        Property other = known.putIfAbsent(Folding.fold(property.wireName()), property);
        if (other != null) {
          addTwin(property, other, where, report);
        }
      }
      if (group.input()) {
        checkAliases(group, known, report);
      }
    }
  }

  /** Another name for a property may say what is known, as Jackson does not fold. */
  private static void checkAliases(Values.Group group, Map<String, Property> known, Report report) {
    for (int i = 0; i < group.properties().size(); i++) {
      Property property = group.properties().get(i);
      String where = group.places().get(i);
      for (String alias : property.aliases()) {
        if (alias.isBlank()) {
          report.add(Diagnostic.ALIAS_BLANK, property.nameOrigin(), where);
          continue;
        }
        Property other = known.putIfAbsent(Folding.fold(alias), property);
        if (other != null && !other.equals(property)) {
          report.add(
              Diagnostic.ALIAS_AMBIGUOUS, property.nameOrigin(), where, alias, other.javaName());
        }
      }
    }
  }

  private static void addTwin(Property property, Property other, String where, Report report) {
    String name = property.wireName();
    if (name.equals(other.wireName())) {
      report.add(
          Diagnostic.DUPLICATE_PROPERTY_NAME, property.nameOrigin(), where, name, other.javaName());
    } else {
      report.add(
          Diagnostic.TWIN_PROPERTY_NAMES, property.nameOrigin(), where, name, other.wireName());
    }
  }
}
