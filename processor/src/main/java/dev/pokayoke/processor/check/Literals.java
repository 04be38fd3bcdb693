package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import org.jspecify.annotations.Nullable;

/** A default or an example is one value in its exact form, and the tool would accept it. */
final class Literals implements Rule {
  private static final String NOT_SINGLE = "is one value, and %s holds more. Take it off.";
  private static final String NEVER_ABSENT =
      "is never absent then. Use the type itself instead of %s.";

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Value value : Values.of(toolset).inputs()) {
      Property property = value.property();
      check("example", property.example(), value, report);
      check("defaultValue", property.byDefault(), value, report);
      if (property.byDefault() != null
          && (property.type().isOptional() || property.type().isPrimitiveOptional())) {
        add("defaultValue", property.byDefault(), value, NEVER_ABSENT, report);
      }
    }
  }

  private static void check(
      String member, Property.@Nullable Literal literal, Values.Value value, Report report) {
    WireType wire = value.property().wire();
    if (literal == null || wire instanceof WireType.Unsupported) {
      return;
    }
    if (!ExactText.isSingle(wire)) {
      add(member, literal, value, NOT_SINGLE, report);
      return;
    }
    String fault = ExactText.fault(literal.text(), wire, value.property().constraints());
    if (!fault.isEmpty()) {
      report.add(
          Diagnostic.BAD_LITERAL, literal.origin(), value.where(), member, literal.text(), fault);
    }
  }

  private static void add(
      String member, Property.Literal literal, Values.Value value, String why, Report report) {
    String said = String.format(why, value.property().type().text());
    report.add(
        Diagnostic.BAD_LITERAL, literal.origin(), value.where(), member, literal.text(), said);
  }
}
