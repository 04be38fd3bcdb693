package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.util.List;
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
    List<Property> properties = object.properties();
    for (int i = 0; i < properties.size(); i++) {
      Property property = properties.get(i);
      CodeBlock accessor = CodeBlock.of("$L.$L()", value, property.javaName());
      members.add(writing.property(property, accessor, names.shape(object), i));
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

  private static CodeBlock nilIfNull(String value) {
    return CodeBlock.builder()
        .beginControlFlow("if ($L == null)", value)
        .addStatement("out.nil()")
        .addStatement("return")
        .endControlFlow()
        .build();
  }
}
