package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.pokayoke.processor.schema.Definition;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code definition}: the texts that were made at compile time. */
final class DefinitionWriter {
  private DefinitionWriter() {}

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
