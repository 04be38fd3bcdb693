package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;

/** The statement that writes one value. */
final class Writing {
  private final Names names;

  Writing(Names names) {
    this.names = names;
  }

  /**
   * Writes a property under its name.
   *
   * @param value expression of the property's declared type
   */
  CodeBlock property(Property property, CodeBlock value, String shape, int index) {
    CodeBlock bare = property.type().isOptional() ? CodeBlock.of("$L.orElse(null)", value) : value;
    return statement(property.wire(), bare, CodeBlock.of("out.at($L, $L)", shape, index));
  }

  /** Writes a value that has no name or whose name was written. */
  CodeBlock value(WireType wire, CodeBlock value) {
    return statement(wire, value, CodeBlock.of("out"));
  }

  /** Writes a value of a map under its key. */
  CodeBlock entry(WireType.MapOf map, CodeBlock key, CodeBlock value) {
    CodeBlock out =
        map.key().wire() instanceof WireType.Choice choice
            ? CodeBlock.of("out.entry($L, $L)", names.choice(choice), key)
            : CodeBlock.of("out.entry($L)", key);
    return statement(map.value().wire(), value, out);
  }

  /** Writes the items of a list that is not {@code null}. */
  CodeBlock items(WireType.Sequence list, CodeBlock value) {
    return CodeBlock.builder()
        .addStatement("out.beginArray()")
        .beginControlFlow("for ($T item : $L)", itemType(list), value)
        .add(value(list.item().wire(), CodeBlock.of("item")))
        .endControlFlow()
        .addStatement("out.endArray()")
        .build();
  }

  private static TypeName itemType(WireType.Sequence list) {
    JavaType item = list.item().type();
    return Types.of(list.kind() == WireType.Sequence.Kind.ARRAY ? item : item.boxed());
  }

  private CodeBlock statement(WireType wire, CodeBlock value, CodeBlock out) {
    if (wire instanceof WireType.Obj object) {
      return line("$L($L, $L)", names.writer(object), value, out);
    }
    if (wire instanceof WireType.Again object) {
      return line("$L($L, $L)", names.writer(object), value, out);
    }
    if (wire instanceof WireType.Union union) {
      return line("$L($L, $L)", names.writer(union), value, out);
    }
    if (wire instanceof WireType.MapOf map) {
      return line("$L($L, $L)", names.writer(map), value, out);
    }
    if (wire instanceof WireType.Tag tag) {
      return line("$L.string($L)", out, Literals.string(tag.value()));
    }
    if (wire instanceof WireType.Wrapped wrapped) {
      return line("$L($L, $L)", names.writer(wrapped), value, out);
    }
    if (wire instanceof WireType.Sequence list) {
      return line("$L($L, $L)", names.writer(list), value, out);
    }
    if (wire instanceof WireType.Choice choice) {
      return line("$L.choice($L, $L)", out, names.choice(choice), value);
    }
    if (wire instanceof WireType.ScalarText scalar) {
      return line("$L.$L", out, Scalars.writer(scalar, value, names));
    }
    return line("$L.$L($L)", out, method(wire), value);
  }

  private static CodeBlock line(String format, Object... arguments) {
    return CodeBlock.builder().addStatement(format, arguments).build();
  }

  private static String method(WireType wire) {
    if (wire instanceof WireType.Text text) {
      return text.character() ? "character" : "string";
    }
    if (wire instanceof WireType.Whole whole) {
      return whole.id() ? "id" : "whole";
    }
    if (wire instanceof WireType.Decimal decimal) {
      return switch (decimal.form()) {
        case BIG_DECIMAL -> "decimal";
        case DOUBLE -> "float64";
        case FLOAT -> "float32";
      };
    }
    if (wire instanceof WireType.Bool) {
      return "bool";
    }
    throw new IllegalArgumentException("unchecked model: " + wire);
  }
}
