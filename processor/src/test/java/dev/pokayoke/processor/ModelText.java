package dev.pokayoke.processor;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import java.util.Locale;
import java.util.stream.Collectors;

/** The model as short lines, origins left out, to be compared with what a test expects. */
final class ModelText {
  private ModelText() {}

  static String of(Toolset toolset) {
    return toolset.tools().stream().map(ModelText::of).collect(Collectors.joining());
  }

  static String of(Tool tool) {
    StringBuilder text = new StringBuilder();
    text.append(tool.wireName()).append(" ").append(lower(tool.effect()));
    text.append(tool.idempotent() ? " idempotent" : "");
    text.append(tool.destructive() ? " destructive" : "");
    text.append(" x").append(tool.attempts());
    text.append(" | ").append(tool.title()).append(" | ").append(tool.description());
    text.append(tool.onEmpty().isEmpty() ? "" : " | " + tool.onEmpty()).append("\n");
    tool.parameters().forEach(parameter -> text.append("  ").append(of(parameter)).append("\n"));
    text.append("  -> ").append(tool.result().type().text());
    WireType wire = tool.result().wire();
    text.append(wire == null ? "" : " " + of(wire)).append("\n");
    for (Failure failure : tool.failures()) {
      text.append("  fails ").append(failure.exception().text()).append(" ");
      text.append(failure.code()).append("\n");
    }
    for (Tool.Thrown thrown : tool.thrown()) {
      text.append("  throws ").append(thrown.exception().text()).append("\n");
    }
    return text.toString();
  }

  static String of(Parameter parameter) {
    if (parameter instanceof Parameter.Argument argument) {
      return of(argument.property());
    } else if (parameter instanceof Parameter.FromContext context) {
      return context.javaName() + " = context " + context.key() + " " + context.type().text();
    } else if (parameter instanceof Parameter.Key key) {
      return key.javaName() + " = key " + key.type().text();
    }
    return parameter.javaName() + " = call";
  }

  static String of(Property property) {
    StringBuilder text = new StringBuilder(property.javaName());
    if (!property.wireName().equals(property.javaName())) {
      text.append(" as ").append(property.wireName());
    }
    text.append(": ").append(property.type().text()).append(" ").append(of(property.wire()));
    if (property.presence() != Property.Presence.REQUIRED) {
      text.append(" ").append(lower(property.presence()));
    }
    property.constraints().forEach(constraint -> text.append(" ").append(of(constraint)));
    Property.GreaterThan greater = property.greaterThan();
    if (greater != null) {
      text.append(greater.orEqual() ? " >= " : " > ").append(greater.sibling());
    }
    text.append(property.identity() ? "" : " no-identity");
    return text + (property.description().isEmpty() ? "" : " | " + property.description());
  }

  static String of(Constraint constraint) {
    if (constraint instanceof Constraint.Limit limit) {
      String sign = limit.lower() ? ">" : "<";
      return sign + (limit.included() ? "=" : "") + limit.value();
    } else if (constraint instanceof Constraint.Size size) {
      return "size " + size.min() + ".." + size.max();
    } else if (constraint instanceof Constraint.NotBlank) {
      return "not-blank";
    } else if (constraint instanceof Constraint.Matches matches) {
      return "/" + matches.regexp() + "/" + matches.flags().stream().sorted().toList();
    }
    return (constraint instanceof Constraint.Unsupported ? "unsupported " : "") + constraint.text();
  }

  static String of(WireType wire) {
    if (wire instanceof WireType.Text text) {
      return text.character() ? "character" : "text";
    } else if (wire instanceof WireType.Whole whole) {
      return "whole" + whole.bits() + (whole.id() ? " id" : "");
    } else if (wire instanceof WireType.Decimal decimal) {
      return lower(decimal.form());
    } else if (wire instanceof WireType.Bool) {
      return "bool";
    } else if (wire instanceof WireType.ScalarText scalar) {
      return scalar.row().noun();
    } else if (wire instanceof WireType.Sequence sequence) {
      String kind = sequence.kind() == WireType.Sequence.Kind.LIST ? "" : lower(sequence.kind());
      return kind + "[" + of(sequence.item().wire()) + "]";
    } else if (wire instanceof WireType.Choice choice) {
      return choice.constants().stream()
          .map(each -> each.wire() + (each.aliases().isEmpty() ? "" : each.aliases()))
          .collect(Collectors.joining("|"));
    } else if (wire instanceof WireType.Obj object) {
      return object.properties().stream()
          .map(ModelText::of)
          .collect(Collectors.joining("; ", "{", "}"));
    }
    return wire instanceof WireType.Again again ? "^" + again.type().text() : "unsupported";
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
