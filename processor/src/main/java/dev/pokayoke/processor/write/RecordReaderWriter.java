package dev.pokayoke.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.WireType;
import javax.lang.model.element.Modifier;

/** The method that reads an object inside the arguments. */
final class RecordReaderWriter {
  private final Names names;
  private final PropertyLoop loop;

  RecordReaderWriter(Names names, Mentions mentions) {
    this.names = names;
    this.loop = new PropertyLoop(names, mentions);
  }

  MethodSpec reader(WireType.Obj object) {
    NameAllocator scope = ToolScope.of(object.properties(), names);
    return MethodSpec.methodBuilder(names.reader(object))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(Types.of(object.type()))
        .addParameter(Contract.ARGS, "in")
        .addCode(loop.of(object.properties(), names.shape(object), scope))
        .beginControlFlow("if (!in.end())")
        .addStatement("return null")
        .endControlFlow()
        .addCode(
            new MakingWriter(scope, object.properties()).returned(object.type(), object.making()))
        .build();
  }
}
