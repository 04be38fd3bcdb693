package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code bind} and, for each tool, the method that reads its arguments. */
final class BinderWriter {
  private static final TypeName ANY_INVOCATION =
      ParameterizedTypeName.get(Contract.INVOCATION, WildcardTypeName.subtypeOf(Object.class));

  private final Names names;
  private final PropertyLoop loop;

  BinderWriter(Names names, Mentions mentions) {
    this.names = names;
    this.loop = new PropertyLoop(names, mentions);
  }

  MethodSpec dispatch(Toolset toolset) {
    CodeBlock.Builder cases = CodeBlock.builder();
    List<Tool> tools = toolset.tools();
    for (int i = 0; i < tools.size(); i++) {
      cases.add("case $L -> $L(in);\n", i, names.binder(tools.get(i)));
    }
    return MethodSpec.methodBuilder("bind")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(ANY_INVOCATION)
        .addParameter(int.class, "tool")
        .addParameter(Contract.ARGS, "in")
        .addCode(ToolSwitch.of(cases.build(), ToolSwitch.OUT_OF_RANGE))
        .build();
  }

  MethodSpec binder(Tool tool) {
    NameAllocator scope = ToolScope.of(tool, names);
    CodeBlock.Builder arguments = CodeBlock.builder().add("service");
    CodeBlock.Builder context = CodeBlock.builder();
    for (Parameter parameter : tool.parameters()) {
      if (parameter instanceof Parameter.FromContext value) {
        TypeName type = Types.of(value.type().boxed());
        context.addStatement(
            "$T $L = in.context($L, $T.class)",
            type,
            scope.get(value.javaName()),
            Literals.string(value.key()),
            type);
      }
      if (ToolScope.isComponent(parameter)) {
        arguments.add(",$W$L", scope.get(parameter.javaName()));
      }
    }
    return MethodSpec.methodBuilder(names.binder(tool))
        .addModifiers(Modifier.PRIVATE)
        .returns(ANY_INVOCATION)
        .addParameter(Contract.ARGS, "in")
        .addCode(loop.of(tool.arguments(), names.shape(tool), scope))
        .addCode(context.build())
        .addStatement(
            "return in.accept()$L$W? new $L($L)$W: null",
            validation(tool, scope),
            names.invocation(tool),
            arguments.build())
        .build();
  }

  private CodeBlock validation(Tool tool, NameAllocator scope) {
    String validated = names.validated(tool);
    if (validated == null) {
      return CodeBlock.of("");
    }
    CodeBlock values =
        tool.parameters().stream()
            .map(
                parameter ->
                    CodeBlock.of(
                        "$L",
                        ToolScope.isComponent(parameter)
                            ? scope.get(parameter.javaName())
                            : "null"))
            .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of(
        "$W&& in.validate($L,$Wservice,$Wnew $T[] {$L})", validated, Object.class, values);
  }
}
