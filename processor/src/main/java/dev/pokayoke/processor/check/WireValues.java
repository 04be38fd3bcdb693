package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.HashMap;
import java.util.Map;

/** Each constant of an enum has a value of its own on the wire, and it is no empty text. */
final class WireValues implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    Values.of(toolset).choices().forEach(use -> check((WireType.Choice) use.wire(), report));
  }

  private static void check(WireType.Choice choice, Report report) {
    Map<String, String> known = new HashMap<>();
    for (WireType.Choice.Constant constant : choice.constants()) {
      String where = Places.of(choice.type()) + "." + constant.name();
      if (constant.wire().isBlank()) {
        report.add(Diagnostic.WIRE_BLANK, constant.origin(), where);
      }
      String other = known.putIfAbsent(constant.wire(), constant.name());
      if (other != null) {
        report.add(Diagnostic.WIRE_TWICE, constant.origin(), where, constant.wire(), other);
      }
    }
  }
}
