package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The record that is one accepted call of a tool. */
final class InvocationWriter {
  private final Names names;
  private final Writing writing;
  private final ResultWriter results;

  InvocationWriter(Names names) {
    this.names = names;
    this.writing = new Writing(names);
    this.results = new ResultWriter(names);
  }

  TypeSpec invocation(Tool tool, Toolset toolset) {
    NameAllocator scope = ToolScope.of(tool, names);
    TypeName result = Types.of(tool.result().type().boxed());
    TypeSpec.Builder type =
        TypeSpec.recordBuilder(names.invocation(tool))
            .addModifiers(Modifier.PRIVATE)
            .addSuperinterface(ParameterizedTypeName.get(Contract.INVOCATION, result))
            .recordConstructor(components(tool, toolset, scope))
            .addMethod(invoke(tool, result, scope))
            .addMethod(results.writeResult(tool, result))
            .addMethod(writeArguments(tool, scope));
    if (Identity.differs(tool)) {
      type.addMethod(writeIdentity(tool, scope));
    }
    return type.build();
  }

  private static MethodSpec components(Tool tool, Toolset toolset, NameAllocator scope) {
    MethodSpec.Builder components =
        MethodSpec.constructorBuilder().addParameter(Types.raw(toolset.service()), "service");
    for (Parameter parameter : tool.parameters()) {
      if (parameter instanceof Parameter.Argument argument) {
        components.addParameter(
            Types.of(argument.property().type()), scope.get(parameter.javaName()));
      } else if (parameter instanceof Parameter.FromContext context) {
        components.addParameter(Types.of(context.type()), scope.get(parameter.javaName()));
      }
    }
    return components.build();
  }

  private static MethodSpec invoke(Tool tool, TypeName result, NameAllocator scope) {
    CodeBlock call =
        CodeBlock.of(
            "service.$L($L)",
            tool.javaName(),
            tool.parameters().stream()
                .map(parameter -> argument(parameter, scope))
                .collect(CodeBlock.joining(",$W")));
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("invoke")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(result)
            .addParameter(Contract.CALL, "call")
            .addException(Throwable.class);
    if (tool.result().type() == JavaType.Primitive.VOID) {
      return method.addStatement(call).addStatement("return null").build();
    }
    return method.addStatement("return $L", call).build();
  }

  private static CodeBlock argument(Parameter parameter, NameAllocator scope) {
    if (parameter instanceof Parameter.TheCall) {
      return CodeBlock.of("call");
    }
    if (parameter instanceof Parameter.Key key) {
      return CodeBlock.of(key.type().equals(Types.STRING) ? "call.key()" : "call.keyAsUuid()");
    }
    return CodeBlock.of("$L", scope.get(parameter.javaName()));
  }

  private MethodSpec writeArguments(Tool tool, NameAllocator scope) {
    return sink("writeArguments")
        .addStatement("out.begin()")
        .addCode(arguments(tool, scope, false))
        .addStatement("out.end()")
        .build();
  }

  private MethodSpec writeIdentity(Tool tool, NameAllocator scope) {
    CodeBlock.Builder context = CodeBlock.builder();
    for (Parameter parameter : tool.parameters()) {
      if (parameter instanceof Parameter.FromContext value) {
        context.add(Identity.context(value, scope.get(value.javaName())));
      }
    }
    return sink("writeIdentity")
        .addStatement("out.begin()")
        .addCode(arguments(tool, scope, true))
        .addCode(context.build())
        .addStatement("out.end()")
        .build();
  }

  private CodeBlock arguments(Tool tool, NameAllocator scope, boolean identityOnly) {
    CodeBlock.Builder code = CodeBlock.builder();
    List<Property> arguments = tool.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      Property argument = arguments.get(i);
      if (argument.identity() || !identityOnly) {
        CodeBlock value = CodeBlock.of("$L", scope.get(argument.javaName()));
        code.add(writing.property(argument, value, names.shape(tool), i));
      }
    }
    return code.build();
  }

  private static MethodSpec.Builder sink(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(Contract.SINK, "out");
  }
}
