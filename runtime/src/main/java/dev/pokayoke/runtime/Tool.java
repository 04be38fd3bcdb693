package dev.pokayoke.runtime;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One tool of a toolbox.
 *
 * @param owner the generated class it belongs to
 * @param index its number there
 * @param toolset what the tools of the class have in common
 * @param facts what the runtime knows of it
 * @param descriptor what hosts know of it
 * @param validation what judges its arguments beside generated code; {@code null} where nothing has
 *     to
 */
record Tool(
    GeneratedTools owner,
    int index,
    ToolsetFacts toolset,
    ToolFacts facts,
    ToolDescriptor descriptor,
    ArgumentValidator.@Nullable Check validation) {

  /** The tools of a generated class, in source order. */
  static List<Tool> of(GeneratedTools owner) {
    ToolsetFacts toolset = owner.toolset();
    List<ToolFacts> facts = owner.tools();
    List<Tool> tools = new ArrayList<>(facts.size());
    for (int index = 0; index < facts.size(); index++) {
      ToolFacts tool = facts.get(index);
      ToolDescriptor descriptor = new ToolDescriptor(owner, tool, index);
      tools.add(new Tool(owner, index, toolset, tool, descriptor, null));
    }
    return tools;
  }

  String name() {
    return facts.name();
  }

  /** The same with what judges its arguments. */
  Tool with(ArgumentValidator.Check check) {
    return new Tool(owner, index, toolset, facts, descriptor, check);
  }

  /** The arguments of a call, before they are read. */
  Args arguments(@Nullable String text, CallContext context, Clock clock) {
    return Args.of(text, toolset, context, clock, validation);
  }
}
