package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The constants that binders and writers share: one for each enum, object, pattern and failure. */
final class ConstantsWriter {
  private final Names names;
  private final Usage usage;

  ConstantsWriter(Names names, Usage usage) {
    this.names = names;
    this.usage = usage;
  }

  List<FieldSpec> constants(Toolset toolset) {
    List<FieldSpec> fields = new ArrayList<>();
    ChoiceWriter choices = new ChoiceWriter(names);
    usage.choices().forEach(choice -> fields.add(choices.constant(choice)));
    ShapeWriter shapes = new ShapeWriter(names);
    for (WireType.Obj object : usage.objects()) {
      List<Property> properties = object.properties();
      CodeBlock shape =
          usage.isRead(object) ? ShapeWriter.read(properties) : ShapeWriter.written(properties);
      fields.add(constant(Contract.SHAPE, names.shape(object), shape));
    }
    for (Tool tool : toolset.tools()) {
      fields.add(constant(Contract.SHAPE, names.shape(tool), shapes.of(tool)));
    }
    usage.readUnions().forEach(union -> fields.add(union(union)));
    ConstraintConstants constraints = new ConstraintConstants(names);
    usage.patterns().keySet().forEach(regex -> fields.add(constraints.pattern(regex)));
    usage.formats().keySet().forEach(key -> fields.add(format(key)));
    usage.defaults().keySet().forEach(key -> fields.add(byDefault(key)));
    usage.limits().keySet().forEach(limits -> fields.add(constraints.limits(limits)));
    usage.uuids().keySet().forEach(uuid -> fields.add(constraints.uuid(uuid)));
    Mentions mentions = new Mentions(toolset.user());
    usage.failures().keySet().forEach(failure -> fields.add(failure(failure, mentions)));
    ValidatedWriter validated = new ValidatedWriter(names);
    usage.validated().forEach(tool -> fields.add(validated.constant(tool, toolset)));
    return fields;
  }

  private FieldSpec union(WireType.Union union) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add("\n$>$>$T.of($L)$>$>", Contract.UNION, Literals.string(union.tag()));
    for (WireType.Obj leaf : union.leaves()) {
      String tag = leaf.tag().orElseThrow().value();
      code.add("\n.object($L,$W$L)", Literals.string(tag), names.shape(leaf));
    }
    return constant(Contract.UNION, names.union(union), code.add("\n.build()$<$<$<$<").build());
  }

  private FieldSpec format(FormatKey key) {
    TypeName type = ParameterizedTypeName.get(Contract.SCALAR_TYPE, TypeName.get(key.type()));
    return constant(type, names.format(key), Scalars.made(key));
  }

  private FieldSpec byDefault(DefaultKey key) {
    return constant(Types.of(key.type()), names.byDefault(key), new Defaults(names).made(key));
  }

  private FieldSpec failure(FailureKey failure, Mentions mentions) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add("\n$>$>$T.as($T.$L)$>$>", Contract.DECLARED, Contract.ERROR_CODE, failure.code());
    with("withReason", failure.reason(), code);
    with("withMessage", failure.message(), code);
    with("withFix", mentions.render(failure.fix()), code);
    with("withField", failure.field(), code);
    return constant(Contract.DECLARED, names.failure(failure), code.add("$<$<$<$<").build());
  }

  private static void with(String method, String value, CodeBlock.Builder code) {
    if (!value.isEmpty()) {
      code.add("\n.$L($L)", method, Literals.string(value));
    }
  }

  static FieldSpec constant(TypeName type, String name, CodeBlock value) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(value)
        .build();
  }
}
