package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The method that reads a record inside the arguments. */
final class RecordReaderWriter {
  private final Names names;
  private final PropertyLoop loop;

  RecordReaderWriter(Names names, Mentions mentions) {
    this.names = names;
    this.loop = new PropertyLoop(names, mentions);
  }

  MethodSpec reader(WireType.Obj object) {
    NameAllocator scope = ToolScope.of(object.properties(), names);
    TypeName type = Types.of(object.type());
    CodeBlock components =
        object.properties().stream()
            .flatMap(property -> component(property, scope).stream())
            .collect(CodeBlock.joining(",$W"));
    CodeBlock created =
        object.type().arguments().isEmpty()
            ? CodeBlock.of("new $T($L)", type, components)
            : CodeBlock.of("new $T<>($L)", Types.raw(object.type()), components);
    return MethodSpec.methodBuilder(names.reader(object))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type)
        .addParameter(Contract.ARGS, "in")
        .addCode(loop.of(object.properties(), names.shape(object), scope))
        .beginControlFlow("if (!in.end())")
        .addStatement("return null")
        .endControlFlow()
        .beginControlFlow("try")
        .addStatement("return $L", created)
        .nextControlFlow("catch ($T thrown)", RuntimeException.class)
        .addStatement("return in.rejected(thrown)")
        .endControlFlow()
        .build();
  }

  private static Optional<CodeBlock> component(Property property, NameAllocator scope) {
    if (property.wire() instanceof WireType.Tag tag) {
      return tag.component() ? Optional.of(Literals.string(tag.value())) : Optional.empty();
    }
    return Optional.of(CodeBlock.of("$L", scope.get(property.javaName())));
  }
}
