/** Serves the tools of a {@code Toolbox} over the Model Context Protocol. */
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"}) // the SDK has no modules
module dev.pokayoke.mcp {
  requires transitive dev.pokayoke.runtime;
  requires io.modelcontextprotocol.sdk.mcp;
  requires reactor.core;
  requires tools.jackson.core;
  requires tools.jackson.databind;
  requires static org.jspecify;

  exports dev.pokayoke.mcp;
}
