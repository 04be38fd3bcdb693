package dev.pokayoke.mcp;

/** What clients of the two eras send. */
final class Requests {
  /** Begins the older era. */
  static final String INITIALIZE =
      "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
          + "\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"c\",\"version\":\"1\"}}}";

  private static final String VERSION =
      "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
          + "\"io.modelcontextprotocol/clientCapabilities\":{}";

  private Requests() {}

  /** A request of the newer era; members end with a comma. */
  static String newer(Object id, String method, String members) {
    return newer(id, method, members, "");
  }

  /** A request of the newer era with more members of {@code _meta}, each after a comma. */
  static String newer(Object id, String method, String members, String meta) {
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + id
        + ",\"method\":\""
        + method
        + "\",\"params\":{"
        + members
        + "\"_meta\":{"
        + VERSION
        + meta
        + "}}}";
  }

  /** A call of the newer era. */
  static String call(Object id, String tool, String arguments) {
    return call(id, tool, arguments, "");
  }

  /** A call of the newer era with more members of {@code _meta}, each after a comma. */
  static String call(Object id, String tool, String arguments, String meta) {
    return newer(
        id, "tools/call", "\"name\":\"" + tool + "\",\"arguments\":" + arguments + ",", meta);
  }

  /** A call of the older era. */
  static String older(Object id, String tool, String arguments) {
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + id
        + ",\"method\":\"tools/call\",\"params\":{\"name\":\""
        + tool
        + "\",\"arguments\":"
        + arguments
        + "}}";
  }
}
