package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The expression that reads one value and checks its constraints. */
final class Reading {
  private final Names names;
  private final Defaults defaults;

  Reading(Names names) {
    this.names = names;
    this.defaults = new Defaults(names);
  }

  /** Reads a property as its declared type. */
  CodeBlock property(Property property) {
    CodeBlock value = value(property.wire(), property.constraints());
    if (Types.isPrimitiveOptional(property.type())) {
      return CodeBlock.of("$T.of($L)", Types.of(property.type()), value);
    }
    if (Types.isOptional(property.type())) {
      String method = isPrimitive(property.wire()) ? "of" : "ofNullable";
      return CodeBlock.of("$T.$L($L)", Optional.class, method, value);
    }
    return value;
  }

  /** Reads an item of a list or a value of a map. */
  CodeBlock item(WireType.Element item) {
    return value(item.wire(), item.constraints());
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
    return Types.isOptional(type) || Types.isPrimitiveOptional(type)
        ? CodeBlock.of("$T.empty()", Types.raw((JavaType.Named) type))
        : CodeBlock.of("null");
  }

  private CodeBlock value(WireType wire, List<Constraint> constraints) {
    if (wire instanceof WireType.Text text) {
      return text.character() ? CodeBlock.of("in.character()") : text(constraints);
    }
    if (wire instanceof WireType.Whole whole) {
      Bounds bounds = Bounds.of(constraints);
      return whole.isBounded() ? whole(whole, WholeRange.of(whole, bounds)) : big(whole, bounds);
    }
    if (wire instanceof WireType.Decimal decimal) {
      return decimal(decimal.form(), Bounds.of(constraints));
    }
    if (wire instanceof WireType.Bool) {
      return CodeBlock.of("in.bool()");
    }
    if (wire instanceof WireType.Choice choice) {
      return CodeBlock.of("in.choice($L)", names.choice(choice));
    }
    if (wire instanceof WireType.ScalarText scalar) {
      return Scalars.reader(scalar);
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
      return CodeBlock.of("in.map() ? $L : null", sized(entries, constraints));
    }
    if (wire instanceof WireType.Sequence list) {
      CodeBlock items = CodeBlock.of("$L(in)", names.reader(list));
      String choices =
          list.item().wire() instanceof WireType.Choice choice ? names.choice(choice) : "";
      return CodeBlock.of("in.array($L) ? $L : null", choices, sized(items, constraints));
    }
    throw new IllegalArgumentException("unchecked model: " + wire);
  }

  /** Whether the only property of an object is a list, which may come without the object. */
  private static boolean isWrapper(WireType.Obj object) {
    return object.properties().size() == 1
        && object.properties().get(0).wire() instanceof WireType.Sequence;
  }

  private CodeBlock text(List<Constraint> constraints) {
    CodeBlock text = sized(CodeBlock.of("in.string()"), constraints);
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.NotBlank) {
        text = CodeBlock.of("in.notBlank($L)", text);
      } else if (constraint instanceof Constraint.Matches matches) {
        text = CodeBlock.of("in.pattern($L, $L)", text, names.pattern(RegexKey.of(matches)));
      }
    }
    return text;
  }

  private static CodeBlock sized(CodeBlock value, List<Constraint> constraints) {
    CodeBlock sized = value;
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Size size) {
        sized = CodeBlock.of("in.size($L, $L, $L)", sized, size.min(), most(size.max()));
      }
    }
    return sized;
  }

  private static CodeBlock most(int max) {
    return max == Integer.MAX_VALUE
        ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
        : CodeBlock.of("$L", max);
  }

  private static CodeBlock whole(WireType.Whole type, WholeRange range) {
    String reader = type.bits() <= 32 ? "int32" : type.id() ? "id64" : "int64";
    CodeBlock value =
        range.isLimited()
            ? CodeBlock.of("in.$L($L)", reader, range.arguments())
            : CodeBlock.of("in.$L()", reader);
    return switch (type.bits()) {
      case 8 -> CodeBlock.of("(byte) $L", value);
      case 16 -> CodeBlock.of("(short) $L", value);
      default -> value;
    };
  }

  private CodeBlock decimal(WireType.Decimal.Form form, Bounds bounds) {
    CodeBlock value =
        switch (form) {
          case BIG_DECIMAL -> CodeBlock.of("in.decimal()");
          case DOUBLE -> CodeBlock.of("in.float64()");
          case FLOAT -> CodeBlock.of("in.float32()");
        };
    CodeBlock judged = judged(value, bounds);
    return !judged.equals(value) && form == WireType.Decimal.Form.FLOAT
        ? CodeBlock.of("(float) $L", judged)
        : judged;
  }

  private CodeBlock big(WireType.Whole type, Bounds bounds) {
    return judged(CodeBlock.of(type.id() ? "in.bigId()" : "in.bigWhole()"), bounds);
  }

  /** The value within its bounds; as it is where it has none. */
  private CodeBlock judged(CodeBlock value, Bounds bounds) {
    CodeBlock judged = value;
    if (bounds.min() != null || bounds.max() != null) {
      judged =
          CodeBlock.of("in.range($L, $L, $L)", judged, limit(bounds.min()), limit(bounds.max()));
    }
    return bounds.positive() ? CodeBlock.of("in.positive($L)", judged) : judged;
  }

  private CodeBlock limit(@Nullable Long limit) {
    return limit == null ? CodeBlock.of("null") : CodeBlock.of("$L", names.limit(limit));
  }

  private static boolean isPrimitive(WireType wire) {
    return (wire instanceof WireType.Whole whole && whole.isBounded())
        || wire instanceof WireType.Bool
        || (wire instanceof WireType.Text text && text.character())
        || (wire instanceof WireType.Decimal decimal
            && decimal.form() != WireType.Decimal.Form.BIG_DECIMAL);
  }
}
