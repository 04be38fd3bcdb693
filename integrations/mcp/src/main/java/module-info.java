/** MCP. */
module dev.pokayoke.mcp {
  requires transitive dev.pokayoke.runtime;
  requires io.modelcontextprotocol.sdk.mcp;
  requires static org.jspecify;

  exports dev.pokayoke.mcp;
}
