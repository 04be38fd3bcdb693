package dev.pokayoke.benchmarks.generated;

import dev.pokayoke.CallContext;
import dev.pokayoke.benchmarks.call.Contender;
import dev.pokayoke.benchmarks.call.Tool;
import dev.pokayoke.benchmarks.service.Hotel;
import dev.pokayoke.benchmarks.service.HotelTools;
import dev.pokayoke.runtime.Conversation;
import dev.pokayoke.runtime.Toolbox;

/** All that a host gets from a toolbox: ids, events, attempts; the observer does nothing. */
public final class ToolboxPath implements Contender {
  private final Conversation conversation;

  /** The tools of a service. */
  public ToolboxPath(Hotel hotel) {
    Toolbox toolbox = Toolbox.builder().add(new HotelTools(hotel)).observer(event -> {}).build();
    conversation = toolbox.conversation(CallContext.of("c-1"));
  }

  @Override
  public String call(Tool tool, String arguments) {
    return conversation.call(tool.published(), arguments).text();
  }
}
