package dev.pokayoke.mcp.protocol;

import io.modelcontextprotocol.modern.McpSchema.Result;
import java.util.AbstractMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A result of the 2026-07-28 revision that already is what goes out, member by member. */
final class WireResult extends AbstractMap<String, Object> implements Result {
  private static final String COMPLETE = "complete";
  private static final int FIVE_MINUTES = 300_000;

  private final Map<String, Object> members;

  private WireResult(Map<String, Object> members) {
    this.members = members;
  }

  static WireResult of(Map<String, Object> result) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("resultType", COMPLETE);
    members.putAll(result);
    return new WireResult(members);
  }

  /** A result that is the same for everybody and does not change while the server runs. */
  static WireResult cacheable(Map<String, Object> result) {
    WireResult wire = of(result);
    wire.members.put("ttlMs", FIVE_MINUTES);
    wire.members.put("cacheScope", "public");
    return wire;
  }

  @Override
  public Set<Entry<String, Object>> entrySet() {
    return members.entrySet();
  }

  @Override
  public String resultType() {
    return COMPLETE;
  }

  @Override
  public @Nullable Map<String, Object> meta() {
    return null;
  }
}
