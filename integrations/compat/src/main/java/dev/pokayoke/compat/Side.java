package dev.pokayoke.compat;

/** Who has to get along with a schema: callers send the input, and read the output. */
enum Side {
  INPUT,
  OUTPUT;

  /** How places on this side begin. */
  String root() {
    return this == INPUT ? "input" : "output";
  }
}
