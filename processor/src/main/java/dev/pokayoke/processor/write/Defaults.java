package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;

/** What a variable holds where the model sent nothing. */
final class Defaults {
  private final Names names;

  Defaults(Names names) {
    this.names = names;
  }

  /** The default that the developer wrote. */
  CodeBlock value(Property property, Property.Literal literal) {
    String text = literal.text();
    WireType wire = property.wire();
    if (DefaultKey.isNeeded(property)) {
      return CodeBlock.of("$L", names.byDefault(new DefaultKey(property.type(), wire, text)));
    }
    if (wire instanceof WireType.Whole whole) {
      return CodeBlock.of(whole.bits() == 64 ? "$LL" : "$L", text);
    }
    if (wire instanceof WireType.Decimal decimal) {
      return decimal.form() == WireType.Decimal.Form.FLOAT
          ? CodeBlock.of("$Lf", Float.parseFloat(text))
          : CodeBlock.of("$L", Double.parseDouble(text));
    }
    if (wire instanceof WireType.Choice choice) {
      return choice.constants().stream()
          .filter(constant -> constant.wire().equals(text))
          .map(constant -> CodeBlock.of("$T.$L", Types.raw(choice.type()), constant.name()))
          .findFirst()
          .orElseThrow(() -> new IllegalArgumentException("unchecked model: " + text));
    }
    if (wire instanceof WireType.Text one && one.character()) {
      return CodeBlock.of("$L", Literals.character(text.charAt(0)));
    }
    return wire instanceof WireType.Bool ? CodeBlock.of("$L", text) : Literals.string(text);
  }

  /** How a value that is an object is made. */
  CodeBlock made(DefaultKey key) {
    return key.wire() instanceof WireType.ScalarText scalar
        ? Scalars.value(scalar, key.text(), names)
        : CodeBlock.of("new $T($S)", Types.raw((JavaType.Named) key.type()), key.text());
  }
}
