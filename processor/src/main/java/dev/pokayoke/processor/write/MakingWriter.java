package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Making;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The statements that make an object of what was read, and refuse what the object refuses. */
final class MakingWriter {
  private final NameAllocator scope;
  private final Map<String, CodeBlock> tags = new HashMap<>();

  /**
   * A writer for one method.
   *
   * @param scope has the name of each property's variable by the property's Java name
   * @param properties what is read of the object; a tag among them has no variable
   */
  MakingWriter(NameAllocator scope, List<Property> properties) {
    this.scope = scope;
    for (Property property : properties) {
      if (property.wire() instanceof WireType.Tag tag) {
        tags.put(
            property.javaName(),
            tag.constant().isEmpty()
                ? Literals.string(tag.value())
                : CodeBlock.of("$T.$L", Types.of(property.type()), tag.constant()));
      }
    }
  }

  /** Makes and returns the object; what it throws is a problem of the current value. */
  CodeBlock returned(JavaType.Named type, Making making) {
    return CodeBlock.builder()
        .beginControlFlow("try")
        .add(statements(type, making, ""))
        .nextControlFlow("catch ($T thrown)", Throwable.class)
        .addStatement("return in.rejected(thrown)")
        .endControlFlow()
        .build();
  }

  /** Makes an object into a variable, or returns it where there is no name for one. */
  private CodeBlock statements(JavaType.Named type, Making making, String variable) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Making.Part part : making.parts()) {
      code.add(statements(part.type(), part.making(), scope.newName(part.name(), part.name())));
    }
    CodeBlock created = created(type, making);
    boolean builds = !making.build().isEmpty();
    if (making.steps().isEmpty() && !builds) {
      return code.add(result(type, created, variable)).build();
    }
    String made = variable.isEmpty() || builds ? scope.newName("made") : variable;
    CodeBlock declared = builds ? CodeBlock.of("var") : CodeBlock.of("$T", Types.of(type));
    code.addStatement("$L $L = $L", declared, made, created);
    making.steps().forEach(step -> code.add(step(made, step)));
    if (builds) {
      code.add(result(type, CodeBlock.of("$L.$L()", made, making.build()), variable));
    } else if (variable.isEmpty()) {
      code.addStatement("return $L", made);
    }
    return code.build();
  }

  private static CodeBlock result(JavaType.Named type, CodeBlock value, String variable) {
    CodeBlock statement =
        variable.isEmpty()
            ? CodeBlock.of("return $L", value)
            : CodeBlock.of("$T $L = $L", Types.of(type), variable, value);
    return CodeBlock.builder().addStatement(statement).build();
  }

  private CodeBlock created(JavaType.Named type, Making making) {
    CodeBlock arguments =
        making.arguments().stream().map(this::value).collect(CodeBlock.joining(",$W"));
    if (!making.factory().isEmpty()) {
      CodeBlock of =
          type.arguments().isEmpty()
              ? CodeBlock.of("")
              : type.arguments().stream()
                  .map(argument -> CodeBlock.of("$T", Types.of(argument)))
                  .collect(CodeBlock.joining(",$W", "<", ">"));
      return CodeBlock.of("$T.$L$L($L)", Types.raw(type), of, making.factory(), arguments);
    }
    return type.arguments().isEmpty()
        ? CodeBlock.of("new $T($L)", Types.of(type), arguments)
        : CodeBlock.of("new $T<>($L)", Types.raw(type), arguments);
  }

  private CodeBlock step(String made, Making.Step step) {
    CodeBlock value = value(step.property());
    CodeBlock set =
        step.field()
            ? CodeBlock.of("$L.$L = $L", made, step.target(), value)
            : CodeBlock.of("$L.$L($L)", made, step.target(), value);
    CodeBlock.Builder code = CodeBlock.builder();
    if (!step.ifPresent()) {
      return code.addStatement(set).build();
    }
    return code.beginControlFlow("if ($L != null)", value)
        .addStatement(set)
        .endControlFlow()
        .build();
  }

  private CodeBlock value(String name) {
    CodeBlock tag = tags.get(name);
    return tag == null ? CodeBlock.of("$L", scope.get(name)) : tag;
  }
}
