package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.pokayoke.processor.model.Failure;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** {@code declared}: what the exceptions that a tool may throw mean. */
final class FailuresWriter {
  private final Names names;

  FailuresWriter(Names names) {
    this.names = names;
  }

  MethodSpec declared(Toolset toolset) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("declared")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(Contract.DECLARED)
            .addParameter(int.class, "tool")
            .addParameter(Throwable.class, "thrown");
    Map<CodeBlock, List<Integer>> cases = cases(toolset.tools());
    if (cases.isEmpty()) {
      return method.addStatement("return null").build();
    }
    CodeBlock.Builder code = CodeBlock.builder();
    cases.forEach(
        (body, tools) ->
            code.beginControlFlow("case $L ->", join(tools)).add(body).endControlFlow());
    return method.addCode(ToolSwitch.of(code.build(), CodeBlock.of("null"))).build();
  }

  // Tools that declare the same, as those of one class do, share a case.
  private Map<CodeBlock, List<Integer>> cases(List<Tool> tools) {
    Map<CodeBlock, List<Integer>> cases = new LinkedHashMap<>();
    for (int i = 0; i < tools.size(); i++) {
      if (!tools.get(i).failures().isEmpty()) {
        cases.computeIfAbsent(body(tools.get(i)), body -> new ArrayList<>()).add(i);
      }
    }
    return cases;
  }

  private CodeBlock body(Tool tool) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Failure failure : tool.failures()) {
      code.beginControlFlow("if (thrown instanceof $T)", Types.raw(failure.exception()))
          .addStatement("yield $L", names.failure(FailureKey.of(failure)))
          .endControlFlow();
    }
    return code.addStatement("yield null").build();
  }

  private static String join(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
