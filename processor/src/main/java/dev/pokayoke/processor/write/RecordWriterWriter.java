package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import javax.lang.model.element.Modifier;

/** The methods that write a record and a list. */
final class RecordWriterWriter {
  private final Names names;
  private final Writing writing;

  RecordWriterWriter(Names names) {
    this.names = names;
    this.writing = new Writing(names);
  }

  MethodSpec record(WireType.Obj object) {
    NameAllocator scope = names.scope();
    String simpleName = object.type().simpleNames().get(object.type().simpleNames().size() - 1);
    String value = scope.newName(Identifiers.member(simpleName));
    CodeBlock.Builder members = CodeBlock.builder();
    for (Property property : object.published()) {
      CodeBlock accessor = CodeBlock.of("$L.$L()", value, property.javaName());
      int index = object.properties().indexOf(property);
      members.add(writing.property(property, accessor, names.shape(object), index));
    }
    return MethodSpec.methodBuilder(names.writer(object))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(Types.of(object.type()), value)
        .addParameter(Contract.SINK, "out")
        .addCode(nilIfNull(value))
        .addStatement("out.begin()")
        .addCode(members.build())
        .addStatement("out.end()")
        .build();
  }

  MethodSpec list(WireType.Sequence list) {
    return MethodSpec.methodBuilder(names.writer(list))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(Types.of(list.type()), "items")
        .addParameter(Contract.SINK, "out")
        .addCode(nilIfNull("items"))
        .addCode(writing.items(list, CodeBlock.of("items")))
        .build();
  }

  static CodeBlock nilIfNull(String value) {
    return CodeBlock.builder()
        .beginControlFlow("if ($L == null)", value)
        .addStatement("out.nil()")
        .addStatement("return")
        .endControlFlow()
        .build();
  }
}
