package dev.pokayoke;

/** Who can change the thing that has to change before a failed call can succeed. */
public enum Fixer {
  /** The model: the arguments are wrong and it was told how. */
  MODEL,
  /** The user: a fact, a choice or a consent is missing. */
  USER,
  /** The runtime: only time is needed. The model waits for nothing and tries nothing. */
  RUNTIME,
  /** Nobody yet: whether a write was applied must be found out first. */
  NOBODY_YET,
  /** Nobody in this conversation: stop and hand over. */
  NOBODY
}
