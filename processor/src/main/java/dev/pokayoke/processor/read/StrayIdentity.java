package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;

/** Finds {@code @Arg(identity = false)} where no write's identity is made of the value alone. */
final class StrayIdentity {
  static final String ON_COMPONENT =
      "Put it on a parameter of a @Write, which is left out as a whole.";
  static final String ON_READ = "A @Read has no identity: take it off.";

  private StrayIdentity() {}

  static void check(Annotations annotations, String remedy, ClassContext context) {
    annotations
        .find(Names.ARG)
        .filter(arg -> !arg.flag("identity"))
        .map(arg -> new Flaw.Stray("@Arg(identity = false)", remedy, arg.origin("identity")))
        .ifPresent(context::add);
  }
}
