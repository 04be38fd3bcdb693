package dev.pokayoke.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.pokayoke.Dialect;
import dev.pokayoke.processor.schema.Definition;
import dev.pokayoke.processor.schema.Published;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** {@code dialects}, {@code definition} and {@code strictUse}: what was made at compile time. */
final class DefinitionWriter {
  private DefinitionWriter() {}

  static MethodSpec dialects(Published published) {
    CodeBlock names =
        published.definitions().keySet().stream()
            .map(dialect -> CodeBlock.of("$T.$L", Contract.DIALECT, dialect))
            .collect(CodeBlock.joining(",$W"));
    return override("dialects")
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), Contract.DIALECT))
        .addStatement("return $T.of($L)", List.class, names)
        .build();
  }

  /** A method for each dialect, so that no method is larger than a JVM compiles. */
  static List<MethodSpec> definitions(Published published) {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(definition(published));
    published
        .definitions()
        .forEach((dialect, definitions) -> methods.add(definitions(dialect, definitions)));
    List<Definition> limited = limited(published.definitions());
    if (!limited.isEmpty()) {
      methods.add(strictUse(limited));
    }
    return methods;
  }

  /** The name of the method that has the definitions in a dialect. */
  static String method(Dialect dialect) {
    String name = dialect.name().toLowerCase(Locale.ROOT);
    return dialect == Dialect.OPENAI_RESPONSES ? "openaiResponses" : name;
  }

  private static MethodSpec definition(Published published) {
    MethodSpec.Builder method =
        override("definition")
            .returns(String.class)
            .addParameter(int.class, "tool")
            .addParameter(Contract.DIALECT, "dialect");
    for (Dialect dialect : published.definitions().keySet()) {
      method
          .beginControlFlow("if (dialect == $T.$L)", Contract.DIALECT, dialect)
          .addStatement("return $L(tool)", method(dialect))
          .endControlFlow();
    }
    return method.addStatement("throw $T.notGenerated(dialect)", Contract.GENERATED_TOOLS).build();
  }

  private static MethodSpec definitions(Dialect dialect, List<Definition> definitions) {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (int i = 0; i < definitions.size(); i++) {
      cases.add("case $L -> $L;\n", i, Literals.json(definitions.get(i).text()));
    }
    return MethodSpec.methodBuilder(method(dialect))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(String.class)
        .addParameter(int.class, "tool")
        .addCode(ToolSwitch.of(cases.build(), ToolSwitch.OUT_OF_RANGE))
        .build();
  }

  /** The two dialects with budgets for a whole request have the same ones, and the same grammar. */
  private static List<Definition> limited(Map<Dialect, List<Definition>> definitions) {
    List<Definition> anthropic = definitions.getOrDefault(Dialect.ANTHROPIC, List.of());
    return anthropic.isEmpty() ? definitions.getOrDefault(Dialect.BEDROCK, List.of()) : anthropic;
  }

  private static MethodSpec strictUse(List<Definition> definitions) {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (int i = 0; i < definitions.size(); i++) {
      Definition definition = definitions.get(i);
      if (definition.strict()) {
        cases.add(
            "case $L -> new $T($L, $L);\n",
            i,
            Contract.STRICT_USE,
            definition.optionals(),
            definition.unions());
      }
    }
    return override("strictUse")
        .returns(Contract.STRICT_USE)
        .addParameter(int.class, "tool")
        .addCode(ToolSwitch.of(cases.build(), CodeBlock.of("null")))
        .build();
  }

  private static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }
}
