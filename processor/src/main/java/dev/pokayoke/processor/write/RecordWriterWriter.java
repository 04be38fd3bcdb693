package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import javax.lang.model.element.Modifier;

/** The methods that write an object, a wrapper and a list. */
final class RecordWriterWriter {
  private final Names names;
  private final Writing writing;

  RecordWriterWriter(Names names) {
    this.names = names;
    this.writing = new Writing(names);
  }

  MethodSpec record(WireType.Obj object) {
    NameAllocator scope = names.scope();
    String value = scope.newName(Identifiers.member(object.type().ownName()));
    CodeBlock.Builder members = CodeBlock.builder();
    for (Property property : object.published()) {
      int index = object.properties().indexOf(property);
      members.add(member(property, value, names.shape(object), index));
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

  // What stands inside a part that is not there is not there either.
  private CodeBlock member(Property property, String object, String shape, int index) {
    CodeBlock value = CodeBlock.of("$L", object);
    CodeBlock.Builder code = CodeBlock.builder();
    int parts = Math.max(0, property.access().size() - 1);
    for (String part : property.access().subList(0, parts)) {
      value = CodeBlock.of("$L.$L", value, part);
      code.beginControlFlow("if ($L != null)", value);
    }
    for (String last : property.access().subList(parts, property.access().size())) {
      value = CodeBlock.of("$L.$L", value, last);
    }
    code.add(writing.property(property, value, shape, index));
    for (int i = 0; i < parts; i++) {
      code.endControlFlow();
    }
    return code.build();
  }

  MethodSpec wrapped(WireType.Wrapped wrapped) {
    String value = names.scope().newName(Identifiers.member(wrapped.type().ownName()));
    CodeBlock inner = CodeBlock.of("$L.$L", value, wrapped.value().access().get(0));
    return MethodSpec.methodBuilder(names.writer(wrapped))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(Types.of(wrapped.type()), value)
        .addParameter(Contract.SINK, "out")
        .addCode(nilIfNull(value))
        .addCode(writing.value(wrapped.value().wire(), inner))
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
