package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import java.util.stream.Collectors;

/** How messages call things. */
final class Places {
  private Places() {}

  /** {@code HotelService}. */
  static String of(Toolset toolset) {
    return of(toolset.service());
  }

  /** {@code HotelService.bookRoom}. */
  static String of(Toolset toolset, Tool tool) {
    return of(toolset) + "." + tool.javaName();
  }

  /** {@code HotelService.bookRoom(room)}. */
  static String of(Toolset toolset, Tool tool, Parameter parameter) {
    return of(toolset, tool) + "(" + parameter.javaName() + ")";
  }

  /** {@code RoomRequest}, whatever it is nested in. */
  static String of(JavaType.Named type) {
    return type.ownName();
  }

  /** {@code HotelService.bookRoom(String, RoomRequest)}, to tell overloads apart. */
  static String signature(Toolset toolset, Tool tool) {
    return tool.parameters().stream()
        .map(Places::typeOf)
        .collect(Collectors.joining(", ", of(toolset, tool) + "(", ")"));
  }

  /** The annotation that makes a method a tool, without {@code @}. */
  static String annotation(Tool tool) {
    return tool.effect() == Tool.Effect.READ ? "Read" : "Write";
  }

  private static String typeOf(Parameter parameter) {
    if (parameter instanceof Parameter.Argument argument) {
      return argument.property().type().text();
    } else if (parameter instanceof Parameter.FromContext context) {
      return context.type().text();
    } else if (parameter instanceof Parameter.Key key) {
      return key.type().text();
    }
    return "ToolCall";
  }
}
