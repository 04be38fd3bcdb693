package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Report;

/** Something that must hold of a toolset. */
interface Rule {

  /** Adds all that is wrong with a toolset by this rule. */
  void check(Toolset toolset, Report report);
}
