package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.model.WireType.Choice.Constant;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import dev.pokayoke.scalar.Folding;
import java.util.HashMap;
import java.util.Map;

/** Each spelling means one constant of an enum, and there is one at all. */
final class Aliases implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Use use : Values.of(toolset).choices()) {
      WireType.Choice choice = (WireType.Choice) use.wire();
      if (choice.constants().isEmpty()) {
        report.add(Diagnostic.EMPTY_ENUM, choice.origin(), use.where(), Places.of(choice.type()));
      }
      check(choice, report);
    }
  }

  private static void check(WireType.Choice choice, Report report) {
    Map<String, Constant> meanings = new HashMap<>();
    for (Constant constant : choice.constants()) {
      meanings.putIfAbsent(Folding.fold(constant.wire()), constant);
    }
    for (Constant constant : choice.constants()) {
      String where = Places.of(choice.type()) + "." + constant.name();
      for (String alias : constant.aliases()) {
        if (alias.isBlank()) {
          report.add(Diagnostic.ALIAS_BLANK, constant.origin(), where);
          continue;
        }
        Constant other = meanings.putIfAbsent(Folding.fold(alias), constant);
        if (constant.equals(other)) {
          report.add(Diagnostic.ALIAS_TWICE, constant.origin(), where, alias);
        } else if (other != null) {
          report.add(Diagnostic.ALIAS_AMBIGUOUS, constant.origin(), where, alias, other.name());
        }
      }
    }
  }
}
