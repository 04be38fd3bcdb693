package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.ValuePath;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.List;

/** The judgement of {@code @GreaterThan}, where both values are there. */
final class ComparisonWriter {
  private final Names names;
  private final Mentions mentions;

  ComparisonWriter(Names names, Mentions mentions) {
    this.names = names;
    this.mentions = mentions;
  }

  CodeBlock of(
      Property.GreaterThan greater, List<Property> properties, int index, NameAllocator scope) {
    Property property = properties.get(index);
    ValuePath path = ValuePath.of(greater.sibling(), properties);
    int other = properties.indexOf(path.first());
    List<CodeBlock> conditions = new ArrayList<>();
    conditions.add(Judgeable.both(property, index, path.first(), other));
    CodeBlock than = Judgeable.present(path.first(), scope);
    for (Property step : path.steps().subList(1, path.steps().size())) {
      than = inside(than, step, conditions);
    }
    List<CodeBlock> operands = new ArrayList<>();
    boolean formatted =
        FormatKey.isNeeded(property.wire()) || FormatKey.isNeeded(path.last().wire());
    operands.add(CodeBlock.of("$L", index));
    operands.add(Judgeable.present(property, scope));
    if (formatted) {
      operands.add(type(property));
    }
    boolean beside = path.steps().size() == 1 && !formatted;
    operands.add(beside ? CodeBlock.of("$L", other) : Literals.string(path.wire()));
    operands.add(than);
    if (formatted) {
      operands.add(type(path.last()));
    }
    if (formatted || greater.orEqual() || !greater.fix().isEmpty()) {
      operands.add(CodeBlock.of("$L", greater.orEqual()));
      operands.add(fix(greater));
    }
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", CodeBlock.join(conditions, " && "))
        .addStatement("in.greater($L)", CodeBlock.join(operands, ", "))
        .endControlFlow()
        .build();
  }

  private CodeBlock type(Property property) {
    return Scalars.type((WireType.ScalarText) property.wire(), names);
  }

  private CodeBlock fix(Property.GreaterThan greater) {
    return greater.fix().isEmpty()
        ? CodeBlock.of("null")
        : Literals.string(mentions.render(greater.fix()));
  }

  /**
   * A value inside an object, which may hold none: its class may do with its values as it likes.
   */
  private static CodeBlock inside(CodeBlock object, Property step, List<CodeBlock> conditions) {
    CodeBlock value = object;
    for (int i = 0; i < step.access().size(); i++) {
      if (i > 0) {
        conditions.add(CodeBlock.of("$L != null", value));
      }
      value = CodeBlock.of("$L.$L", value, step.access().get(i));
    }
    if (step.type().isOptional() || step.type().isPrimitiveOptional()) {
      conditions.add(CodeBlock.of("$L.isPresent()", value));
      return Judgeable.unwrapped(value, step.type());
    }
    if (!(step.type() instanceof JavaType.Primitive)) {
      conditions.add(CodeBlock.of("$L != null", value));
    }
    return value;
  }
}
