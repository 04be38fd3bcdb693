package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** The words that error texts use for the system and the user are words. */
final class SharedWords implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    check("label", toolset.label(), toolset.labelOrigin(), toolset, report);
    check("user", toolset.user(), toolset.userOrigin(), toolset, report);
  }

  private static void check(
      String member, String word, Origin origin, Toolset toolset, Report report) {
    if (word.isBlank()) {
      report.add(Diagnostic.BLANK_WORD, origin, Places.of(toolset), member);
    }
  }
}
