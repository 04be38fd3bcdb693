package dev.pokayoke.processor.write;

import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.WireType;
import java.util.List;

/** The names of a tool's parameters and a record's components in generated code, by their own. */
final class ToolScope {
  private ToolScope() {}

  static NameAllocator of(Tool tool, Names names) {
    NameAllocator scope = names.scope();
    for (Parameter parameter : tool.parameters()) {
      if (isComponent(parameter)) {
        scope.newName(parameter.javaName(), parameter.javaName());
      }
    }
    return scope;
  }

  static NameAllocator of(List<Property> components, Names names) {
    NameAllocator scope = names.scope();
    components.stream()
        .filter(property -> !(property.wire() instanceof WireType.Tag))
        .forEach(property -> scope.newName(property.javaName(), property.javaName()));
    return scope;
  }

  /** Whether an accepted call carries the parameter; the rest comes with each attempt. */
  static boolean isComponent(Parameter parameter) {
    return parameter instanceof Parameter.Argument || parameter instanceof Parameter.FromContext;
  }
}
