package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Simple names that no nested type, constant or variable of the generated class may have, because
 * it would hide the type that the class means by them.
 */
final class TakenTypes {
  private static final List<String> LIBRARY =
      List.of(
          "Args",
          "Call",
          "Choice",
          "ChronoUnit",
          "Declared",
          "Dialect",
          "ErrorCode",
          "GeneratedTools",
          "Invocation",
          "Limits",
          "ScalarType",
          "Shape",
          "Sink",
          "StrictUse",
          "ToolFacts",
          "ToolsetFacts",
          "UuidForm",
          "Union",
          "ArrayList",
          "Arrays",
          "BigDecimal",
          "Generated",
          "EnumMap",
          "LinkedHashMap",
          "LinkedHashSet",
          "List",
          "LocalDate",
          "Map",
          "LocalDateTime",
          "Objects",
          "Optional",
          "OptionalDouble",
          "OptionalInt",
          "OptionalLong",
          "Pattern",
          "Boolean",
          "Byte",
          "Character",
          "Double",
          "Exception",
          "Float",
          "IllegalStateException",
          "IndexOutOfBoundsException",
          "Integer",
          "Long",
          "Override",
          "RuntimeException",
          "Set",
          "Short",
          "String",
          "SuppressWarnings",
          "Throwable",
          "Void");

  private final Set<String> names = new HashSet<>(LIBRARY);
  private final Set<String> roots = new HashSet<>(List.of("java", "dev"));

  private TakenTypes() {}

  static Set<String> of(Toolset toolset) {
    return collect(toolset).names;
  }

  /** First segments of the packages of all types, which a variable of that name would hide. */
  static Set<String> packageRoots(Toolset toolset) {
    return collect(toolset).roots;
  }

  private static TakenTypes collect(Toolset toolset) {
    TakenTypes taken = new TakenTypes();
    taken.names.add(toolset.generatedName());
    taken.add(toolset.service());
    toolset.tools().forEach(taken::add);
    return taken;
  }

  private void add(Tool tool) {
    tool.arguments().forEach(this::add);
    for (Parameter parameter : tool.parameters()) {
      if (parameter instanceof Parameter.FromContext context) {
        add(context.type());
      } else if (parameter instanceof Parameter.Key key) {
        add(key.type());
      }
    }
    add(tool.result().type());
    if (tool.result().wire() != null) {
      add(tool.result().wire());
    }
    tool.failures().stream().map(Failure::exception).forEach(this::add);
  }

  private void add(Property property) {
    add(property.type());
    add(property.wire());
  }

  private void add(WireType wire) {
    if (wire instanceof WireType.Obj object) {
      add(object.type());
      object.properties().forEach(this::add);
    } else if (wire instanceof WireType.Union union) {
      add(union.type());
      union.leaves().forEach(this::add);
    } else if (wire instanceof WireType.Wrapped wrapped) {
      add(wrapped.type());
      add(wrapped.value());
    } else if (wire instanceof WireType.Choice choice) {
      add(choice.type());
    } else if (wire instanceof WireType.MapOf map) {
      add(map.type());
      add(map.key().wire());
      add(map.value().wire());
    } else if (wire instanceof WireType.Sequence list) {
      add(list.type());
      add(list.item().type());
      add(list.item().wire());
    }
  }

  private void add(JavaType type) {
    if (type instanceof JavaType.Named named) {
      names.add(named.simpleNames().get(0));
      if (!named.packageName().isEmpty()) {
        roots.add(named.packageName().split("\\.", 2)[0]);
      }
      named.arguments().forEach(this::add);
    } else if (type instanceof JavaType.Array array) {
      add(array.component());
    } else if (type instanceof JavaType.Extends wildcard) {
      add(wildcard.bound());
    }
  }
}
