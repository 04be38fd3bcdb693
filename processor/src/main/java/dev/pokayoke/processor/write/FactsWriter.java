package dev.pokayoke.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code contract}, {@code toolset} and {@code tools}. */
final class FactsWriter {
  private static final String DESCRIBED = "$T.$L(\n$>$>$L,\n$L,\n$L,\n$L)$<$<";
  private static final int READ_ATTEMPTS = 3;
  private static final int WRITE_ATTEMPTS = 1;

  private FactsWriter() {}

  static MethodSpec contract() {
    return override("contract")
        .returns(int.class)
        .addStatement("return $L", Contract.VERSION)
        .build();
  }

  static MethodSpec toolset(Toolset toolset) {
    return override("toolset")
        .returns(Contract.TOOLSET_FACTS)
        .addStatement(
            "return new $T($L,$W$L,$W$L)",
            Contract.TOOLSET_FACTS,
            Literals.string(toolset.service().binaryName()),
            Literals.string(toolset.label()),
            Literals.string(toolset.user()))
        .build();
  }

  static MethodSpec tools(Toolset toolset) {
    CodeBlock facts =
        toolset.tools().stream()
            .map(tool -> facts(tool, new Mentions(toolset.user())))
            .collect(CodeBlock.joining(",\n"));
    return override("tools")
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), Contract.TOOL_FACTS))
        .addStatement("return $T.of(\n$L)", List.class, facts)
        .build();
  }

  private static CodeBlock facts(Tool tool, Mentions mentions) {
    boolean read = tool.effect() == Tool.Effect.READ;
    CodeBlock.Builder code = CodeBlock.builder();
    String layout = tool.description().isEmpty() ? "$T.$L($L,$W$L,$W$L,$W$L)" : DESCRIBED;
    code.add(
        layout,
        Contract.TOOL_FACTS,
        read ? "read" : "write",
        Literals.string(tool.wireName()),
        Literals.string(tool.title()),
        Literals.string(tool.description()),
        Literals.string(Signature.of(tool)));
    code.add("$>$>");
    if (!read && tool.idempotent()) {
      code.add("\n.withIdempotent()");
    }
    if (!read && tool.destructive()) {
      code.add("\n.withDestructive()");
    }
    if (tool.attempts() != (read ? READ_ATTEMPTS : WRITE_ATTEMPTS)) {
      code.add("\n.withAttempts($L)", tool.attempts());
    }
    if (!tool.onEmpty().isEmpty()) {
      code.add("\n.withOnEmpty($L)", Literals.string(mentions.render(tool.onEmpty())));
    }
    return code.add("$<$<").build();
  }

  private static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }
}
