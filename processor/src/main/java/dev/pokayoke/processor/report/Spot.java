package dev.pokayoke.processor.report;

import javax.tools.Diagnostic.Kind;

/** A place inside a method's body, as far as a compiler tells of it. */
public interface Spot {

  /** How far from the beginning of its file it is. */
  int position();

  /** Says something there. */
  void print(Kind kind, String text);
}
