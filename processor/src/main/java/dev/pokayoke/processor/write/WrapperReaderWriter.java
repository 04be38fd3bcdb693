package dev.pokayoke.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.WireType;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The method that reads a class that travels as the one value in it. */
final class WrapperReaderWriter {
  private final Names names;
  private final Reading reading;

  WrapperReaderWriter(Names names) {
    this.names = names;
    this.reading = new Reading(names);
  }

  MethodSpec reader(WireType.Wrapped wrapped) {
    NameAllocator scope = names.scope();
    String name = wrapped.value().javaName();
    String value = scope.newName(name, name);
    return MethodSpec.methodBuilder(names.reader(wrapped))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(Types.of(wrapped.type()))
        .addParameter(Contract.ARGS, "in")
        .addStatement(
            "$T $L = $L",
            Types.of(wrapped.value().type()),
            value,
            reading.property(wrapped.value()))
        .beginControlFlow("if (!in.good())")
        .addStatement("return null")
        .endControlFlow()
        .addCode(
            new MakingWriter(scope, List.of(wrapped.value()))
                .returned(wrapped.type(), wrapped.making()))
        .build();
  }
}
