package dev.pokayoke.runtime;

import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Generated tools as far as a toolbox looks at them before a call. */
class FakeTools implements GeneratedTools {
  private final int contract;
  private final List<ToolFacts> facts;

  FakeTools(int contract, ToolFacts... facts) {
    this.contract = contract;
    this.facts = List.of(facts);
  }

  @Override
  public int contract() {
    return contract;
  }

  @Override
  public ToolsetFacts toolset() {
    return new ToolsetFacts("hotel.HotelService", "the hotel system", "guest");
  }

  @Override
  public List<ToolFacts> tools() {
    return facts;
  }

  @Override
  public List<Dialect> dialects() {
    return List.of(Dialect.MCP);
  }

  @Override
  public String definition(int tool, Dialect dialect) {
    if (dialect != Dialect.MCP) {
      throw GeneratedTools.notGenerated(dialect);
    }
    return "{\"name\":\"" + facts.get(tool).name() + "\"}";
  }

  @Override
  public @Nullable Invocation<?> bind(int tool, Args in) {
    return null;
  }

  @Override
  public @Nullable Declared declared(int tool, Throwable thrown) {
    return null;
  }
}
