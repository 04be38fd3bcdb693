package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;

/** {@code return switch (tool) ...}, the dispatch that all methods with a tool number share. */
final class ToolSwitch {
  /** For a number that no tool has. */
  static final CodeBlock OUT_OF_RANGE =
      CodeBlock.of("throw new $T(tool)", IndexOutOfBoundsException.class);

  private ToolSwitch() {}

  static CodeBlock of(CodeBlock cases, CodeBlock otherwise) {
    return CodeBlock.builder()
        .beginControlFlow("return switch (tool)")
        .add(cases)
        .add("default -> $L;\n", otherwise)
        .unindent()
        .add("};\n")
        .build();
  }
}
