package dev.pokayoke.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.pokayoke.processor.schema.Definition;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code dialects} and {@code definition}: the texts that were made at compile time. */
final class DefinitionWriter {
  private DefinitionWriter() {}

  static MethodSpec dialects() {
    return MethodSpec.methodBuilder("dialects")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), Contract.DIALECT))
        .addStatement("return $T.of($T.MCP)", List.class, Contract.DIALECT)
        .build();
  }

  static MethodSpec definition(List<Definition> definitions) {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (int i = 0; i < definitions.size(); i++) {
      cases.add("case $L -> $L;\n", i, Literals.json(definitions.get(i).text()));
    }
    return MethodSpec.methodBuilder("definition")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(String.class)
        .addParameter(int.class, "tool")
        .addParameter(Contract.DIALECT, "dialect")
        .beginControlFlow("if (dialect != $T.MCP)", Contract.DIALECT)
        .addStatement("throw $T.notGenerated(dialect)", Contract.GENERATED_TOOLS)
        .endControlFlow()
        .addCode(ToolSwitch.of(cases.build(), ToolSwitch.OUT_OF_RANGE))
        .build();
  }
}
