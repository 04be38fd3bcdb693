package dev.pokayoke.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.pokayoke.processor.model.WireType;
import javax.lang.model.element.Modifier;

/** The constant that has the spellings of one enum, and the method that makes a long one. */
final class ChoiceWriter {
  /** javac goes down one level for each call of a chain, and its stack ends before 2,000. */
  private static final int LONGEST_CHAIN = 200;

  private final Names names;

  ChoiceWriter(Names names) {
    this.names = names;
  }

  static boolean isLong(WireType.Choice choice) {
    return choice.constants().size() > LONGEST_CHAIN;
  }

  FieldSpec constant(WireType.Choice choice) {
    return FieldSpec.builder(
            type(choice), names.choice(choice), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(isLong(choice) ? CodeBlock.of("$L()", names.maker(choice)) : chain(choice))
        .build();
  }

  MethodSpec maker(WireType.Choice choice) {
    ClassName type = Types.raw(choice.type());
    String variable = names.scope().newName("choice");
    CodeBlock.Builder values = CodeBlock.builder();
    for (WireType.Choice.Constant constant : choice.constants()) {
      values.addStatement("$L.value($L)", variable, value(type, constant));
    }
    return MethodSpec.methodBuilder(names.maker(choice))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type(choice))
        .addStatement(
            "$T $L = $T.of($T.class)",
            ParameterizedTypeName.get(Contract.CHOICE.nestedClass("Builder"), type),
            variable,
            Contract.CHOICE,
            type)
        .addCode(values.build())
        .addStatement("return $L.build()", variable)
        .build();
  }

  private static CodeBlock chain(WireType.Choice choice) {
    ClassName type = Types.raw(choice.type());
    CodeBlock.Builder code =
        CodeBlock.builder().add("\n$>$>$T.of($T.class)$>$>", Contract.CHOICE, type);
    for (WireType.Choice.Constant constant : choice.constants()) {
      code.add("\n.value($L)", value(type, constant));
    }
    return code.add("\n.build()$<$<$<$<").build();
  }

  private static CodeBlock value(ClassName type, WireType.Choice.Constant constant) {
    CodeBlock.Builder code = CodeBlock.builder();
    code.add("$T.$L,$W$L", type, constant.name(), Literals.string(constant.wire()));
    constant.aliases().forEach(alias -> code.add(",$W$L", Literals.string(alias)));
    return code.build();
  }

  private static TypeName type(WireType.Choice choice) {
    return ParameterizedTypeName.get(Contract.CHOICE, Types.raw(choice.type()));
  }
}
