/** Compares published tools and says which changes break their callers. */
module dev.pokayoke.compat {
  requires tools.jackson.core;
  requires static org.jspecify;

  exports dev.pokayoke.compat;
}
