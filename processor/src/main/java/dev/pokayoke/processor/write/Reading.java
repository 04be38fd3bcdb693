package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.List;
import java.util.Optional;

/** The expression that reads one value and checks its constraints. */
final class Reading {
  private final Names names;
  private final Checking checking;
  private final Defaults defaults;

  Reading(Names names) {
    this.names = names;
    this.checking = new Checking(names);
    this.defaults = new Defaults(names);
  }

  /** Reads a property as its declared type. */
  CodeBlock property(Property property) {
    CodeBlock value = value(property.wire(), property.constraints());
    if (property.type().isPrimitiveOptional()) {
      return CodeBlock.of("$T.of($L)", Types.of(property.type()), value);
    }
    if (property.type().isOptional()) {
      String method = isPrimitive(property.wire()) ? "of" : "ofNullable";
      return CodeBlock.of("$T.$L($L)", Optional.class, method, value);
    }
    return value;
  }

  /** Reads an item of a list or a value of a map. */
  CodeBlock item(WireType.Element item) {
    return value(item.wire(), item.constraints());
  }

  /** Checks a key of a map, once its value was read. */
  CodeBlock checkedKey(WireType.Element key, CodeBlock name) {
    return checking.checked(name, key.wire(), key.constraints());
  }

  /** What a variable of the property's declared type holds before it is read. */
  CodeBlock absent(Property property) {
    Property.Literal byDefault = property.byDefault();
    if (byDefault != null) {
      return defaults.value(property, byDefault);
    }
    JavaType type = property.type();
    if (type == JavaType.Primitive.BOOLEAN) {
      return CodeBlock.of("false");
    }
    if (type instanceof JavaType.Primitive) {
      return CodeBlock.of("0");
    }
    return type.isOptional() || type.isPrimitiveOptional()
        ? CodeBlock.of("$T.empty()", Types.raw((JavaType.Named) type))
        : CodeBlock.of("null");
  }

  private CodeBlock value(WireType wire, List<Constraint> constraints) {
    return checking.checked(bare(wire, constraints), wire, constraints);
  }

  private CodeBlock bare(WireType wire, List<Constraint> constraints) {
    if (wire instanceof WireType.Text text) {
      return CodeBlock.of(text.character() ? "in.character()" : "in.string()");
    }
    if (wire instanceof WireType.Whole whole) {
      return whole.isBounded()
          ? whole(whole, WholeRange.of(whole, constraints))
          : CodeBlock.of(whole.id() ? "in.bigId()" : "in.bigWhole()");
    }
    if (wire instanceof WireType.Decimal decimal) {
      return switch (decimal.form()) {
        case BIG_DECIMAL -> CodeBlock.of("in.decimal()");
        case DOUBLE -> CodeBlock.of("in.float64()");
        case FLOAT -> CodeBlock.of("in.float32()");
      };
    }
    if (wire instanceof WireType.Bool) {
      return CodeBlock.of("in.bool()");
    }
    if (wire instanceof WireType.Choice choice) {
      return CodeBlock.of("in.choice($L)", names.choice(choice));
    }
    if (wire instanceof WireType.ScalarText scalar) {
      return Scalars.reader(scalar, names);
    }
    if (wire instanceof WireType.Obj object) {
      String wrapper = isWrapper(object) ? names.shape(object) : "";
      return CodeBlock.of("in.object($L) ? $L(in) : null", wrapper, names.reader(object));
    }
    if (wire instanceof WireType.Again object) {
      return CodeBlock.of("in.object() ? $L(in) : null", names.reader(object));
    }
    if (wire instanceof WireType.Union union) {
      return CodeBlock.of("in.object() ? $L(in) : null", names.reader(union));
    }
    if (wire instanceof WireType.MapOf map) {
      CodeBlock entries = CodeBlock.of("$L(in)", names.reader(map));
      return CodeBlock.of("in.map() ? $L : null", checking.ofList(entries, constraints));
    }
    if (wire instanceof WireType.Wrapped wrapped) {
      return CodeBlock.of("$L(in)", names.reader(wrapped));
    }
    if (wire instanceof WireType.Sequence list) {
      CodeBlock items = CodeBlock.of("$L(in)", names.reader(list));
      String choices =
          list.item().wire() instanceof WireType.Choice choice ? names.choice(choice) : "";
      return CodeBlock.of("in.array($L) ? $L : null", choices, checking.ofList(items, constraints));
    }
    throw new IllegalArgumentException("unchecked model: " + wire);
  }

  /** Whether the only property of an object is a list, which may come without the object. */
  private static boolean isWrapper(WireType.Obj object) {
    return object.properties().size() == 1
        && object.properties().get(0).wire() instanceof WireType.Sequence;
  }

  private static CodeBlock whole(WireType.Whole type, WholeRange range) {
    String reader = type.bits() <= 32 ? "int32" : type.id() ? "id64" : "int64";
    return range.isLimited()
        ? CodeBlock.of("in.$L($L)", reader, range.arguments())
        : CodeBlock.of("in.$L()", reader);
  }

  private static boolean isPrimitive(WireType wire) {
    return (wire instanceof WireType.Whole whole && whole.isBounded())
        || wire instanceof WireType.Bool
        || (wire instanceof WireType.Text text && text.character())
        || (wire instanceof WireType.Decimal decimal
            && decimal.form() != WireType.Decimal.Form.BIG_DECIMAL);
  }
}
