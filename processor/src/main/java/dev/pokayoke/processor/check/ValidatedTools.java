package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.ValidatorNeeds;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is left to a validator is said once for a tool; what nobody checks does not vanish. That one
 * tool asks for a group and another does not is what groups are for.
 */
final class ValidatedTools implements Rule {
  private static final String GROUP =
      "Nothing asks for its group: name it in Spring's @Validated at the method, or take groups off.";

  @Override
  public void check(Toolset toolset, Report report) {
    Set<Constraint> somewhere = new HashSet<>();
    List<ValidatorNeeds> all = toolset.tools().stream().map(ValidatorNeeds::of).toList();
    all.forEach(needs -> somewhere.addAll(needs.asked()));
    for (int i = 0; i < all.size(); i++) {
      Tool tool = toolset.tools().get(i);
      ValidatorNeeds needs = all.get(i);
      String place = Places.of(toolset, tool);
      if (needs.any()) {
        report.add(Diagnostic.VALIDATOR_NEEDED, tool.origin(), place, names(needs));
      }
      for (ValidatorNeeds.Refused refused : needs.refused()) {
        report.add(
            Diagnostic.UNSUPPORTED_CONSTRAINT,
            refused.constraint().origin(),
            place + refused.where(),
            refused.constraint().text(),
            refused.constraint().reason());
      }
      for (ValidatorNeeds.Unasked unasked : needs.unasked()) {
        if (!unasked.stop().isEmpty() || !somewhere.contains(unasked.constraint())) {
          report.add(
              Diagnostic.NEVER_CHECKED,
              unasked.constraint().origin(),
              place + unasked.where(),
              unasked.constraint().text(),
              unasked.stop().isEmpty() ? GROUP : "Write @Valid at " + place + unasked.stop() + ".");
        }
      }
    }
  }

  private static String names(ValidatorNeeds needs) {
    List<String> names = needs.asked().stream().map(Constraint::text).distinct().toList();
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
