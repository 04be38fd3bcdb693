package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.util.List;

/** Says what the source says and no toolset can hold. */
final class Flaws {
  private Flaws() {}

  static void report(List<Flaw> flaws, Report report) {
    for (Flaw flaw : flaws) {
      if (flaw instanceof Flaw.Foreign foreign) {
        report.add(
            Diagnostic.FOREIGN_ANNOTATION,
            foreign.origin(),
            foreign.annotation(),
            foreign.remedy());
      } else if (flaw instanceof Flaw.TwoRoles roles) {
        report.add(
            Diagnostic.TWO_ROLES,
            roles.origin(),
            roles.parameter(),
            String.join(" and ", roles.roles()));
      } else if (flaw instanceof Flaw.Unnameable unnameable) {
        report.add(
            Diagnostic.UNNAMEABLE_TYPE,
            unnameable.origin(),
            unnameable.type(),
            unnameable.reason());
      } else if (flaw instanceof Flaw.Stray stray) {
        report.add(Diagnostic.STRAY_ANNOTATION, stray.origin(), stray.annotation(), stray.remedy());
      } else if (flaw instanceof Flaw.BadFormat bad) {
        report.add(Diagnostic.BAD_FORMAT, bad.origin(), bad.pattern(), bad.why());
      } else if (flaw instanceof Flaw.HiddenNullness hidden) {
        report.add(Diagnostic.HIDDEN_NULLNESS, hidden.origin(), hidden.type());
      } else if (flaw instanceof Flaw.LostComments lost) {
        String values = String.join(", ", lost.values());
        report.add(Diagnostic.COMMENTS_LOST, lost.origin(), lost.type(), values);
      } else if (flaw instanceof Flaw.Unmakable unmakable) {
        report.add(
            Diagnostic.UNMAKABLE_CLASS, unmakable.origin(), unmakable.type(), unmakable.reason());
      }
    }
  }
}
