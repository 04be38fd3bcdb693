package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.WireType;
import javax.lang.model.element.Modifier;

/** The methods that read and write one of several objects, by its tag. */
final class UnionWriter {
  private final Names names;

  UnionWriter(Names names) {
    this.names = names;
  }

  MethodSpec reader(WireType.Union union) {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (int i = 0; i < union.leaves().size(); i++) {
      cases.add("case $L -> $L(in);\n", i, names.reader(union.leaves().get(i)));
    }
    return MethodSpec.methodBuilder(names.reader(union))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(Types.of(union.type()))
        .addParameter(Contract.ARGS, "in")
        .beginControlFlow("return switch (in.tag($L))", names.union(union))
        .addCode(cases.build())
        .addCode("default -> null;\n")
        .addCode("$<};\n")
        .build();
  }

  MethodSpec writer(WireType.Union union) {
    NameAllocator scope = names.scope();
    String value = scope.newName(member(union.type()));
    CodeBlock.Builder code = CodeBlock.builder();
    for (WireType.Obj leaf : union.narrowest()) {
      String one = scope.clone().newName(member(leaf.type()));
      code.beginControlFlow("if ($L instanceof $T $L)", value, Types.of(leaf.type()), one)
          .addStatement("$L($L, out)", names.writer(leaf), one)
          .addStatement("return")
          .endControlFlow();
    }
    return MethodSpec.methodBuilder(names.writer(union))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(Types.of(union.type()), value)
        .addParameter(Contract.SINK, "out")
        .addCode(RecordWriterWriter.nilIfNull(value))
        .addCode(code.build())
        .addStatement(
            "throw new $T(\"no tag for \" + $L.getClass())", IllegalStateException.class, value)
        .build();
  }

  private static String member(JavaType.Named type) {
    return Identifiers.member(type.ownName());
  }
}
