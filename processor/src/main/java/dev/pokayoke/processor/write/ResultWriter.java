package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.WireType;
import javax.lang.model.element.Modifier;

/**
 * {@code writeResult}: an object as it is, anything else under {@code result}, and a note beside
 * what is empty.
 */
final class ResultWriter {
  private final Writing writing;

  ResultWriter(Names names) {
    this.writing = new Writing(names);
  }

  MethodSpec writeResult(Tool tool, TypeName type) {
    return MethodSpec.methodBuilder("writeResult")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(type, "result")
        .addParameter(Contract.SINK, "out")
        .addCode(body(tool.result()))
        .build();
  }

  private CodeBlock body(Tool.Result result) {
    CodeBlock.Builder code = CodeBlock.builder();
    WireType wire = result.wire();
    if (wire == null) {
      return code.addStatement("out.done()").build();
    }
    if (!(result.type() instanceof JavaType.Primitive)) {
      boolean optional = result.type().isOptional() || result.type().isPrimitiveOptional();
      code.beginControlFlow(
              optional ? "if (result == null || result.isEmpty())" : "if (result == null)")
          .addStatement("out.noResult()")
          .addStatement("return")
          .endControlFlow();
    }
    CodeBlock value = CodeBlock.of(result.type().isOptional() ? "result.get()" : "result");
    if (wire instanceof WireType.Obj) {
      return code.add(writing.value(wire, value)).build();
    }
    code.addStatement("out.beginResult()");
    if (wire instanceof WireType.Sequence list) {
      String isEmpty = list.kind() == WireType.Sequence.Kind.ARRAY ? ".length == 0" : ".isEmpty()";
      return code.add(writing.items(list, value))
          .addStatement("out.endResult($L$L)", value, isEmpty)
          .build();
    }
    code.add(writing.value(wire, value));
    return wire instanceof WireType.MapOf
        ? code.addStatement("out.endResult($L.isEmpty())", value).build()
        : code.addStatement("out.endResult(false)").build();
  }
}
