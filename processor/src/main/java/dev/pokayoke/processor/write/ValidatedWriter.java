package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Parameter;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** What a validator is asked for, and where on the wire its answers belong. */
final class ValidatedWriter {
  private final Names names;

  ValidatedWriter(Names names) {
    this.names = names;
  }

  /** {@code validated}: the constant of each tool that has one. */
  MethodSpec dispatch(Toolset toolset) {
    CodeBlock.Builder cases = CodeBlock.builder();
    List<Tool> tools = toolset.tools();
    for (int i = 0; i < tools.size(); i++) {
      String validated = names.validated(tools.get(i));
      if (validated != null) {
        cases.add("case $L -> $L;\n", i, validated);
      }
    }
    return MethodSpec.methodBuilder("validated")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(Contract.VALIDATED)
        .addParameter(int.class, "tool")
        .addCode(ToolSwitch.of(cases.build(), CodeBlock.of("null")))
        .build();
  }

  FieldSpec constant(Tool tool, Toolset toolset) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "\n$>$>$T.of($L,$W$T.class,$W$L)$>$>",
                Contract.VALIDATED,
                names.shape(tool),
                Types.raw(toolset.service()),
                Literals.string(tool.javaName()));
    List<JavaType> types = tool.validation().parameters();
    for (int i = 0; i < types.size(); i++) {
      boolean argument = tool.parameters().get(i) instanceof Parameter.Argument;
      code.add("\n.$L($T.class)", argument ? "argument" : "given", Types.of(types.get(i)));
    }
    tool.validation().asked().forEach(group -> code.add("\n.group($T.class)", Types.of(group)));
    new Reached(code).properties(names.shape(tool), tool.arguments());
    code.add("\n.build()$<$<$<$<");
    String name = Objects.requireNonNull(names.validated(tool));
    return ConstantsWriter.constant(Contract.VALIDATED, name, code.build());
  }

  /** The objects among the arguments of one tool, each once. */
  private final class Reached {
    private final CodeBlock.Builder code;
    private final Set<String> written = new HashSet<>();
    private final Set<String> keys = new HashSet<>();

    /** The objects that a type is, for where it is inside itself. */
    private final Map<JavaType.Named, List<WireType.Obj>> open = new HashMap<>();

    Reached(CodeBlock.Builder code) {
      this.code = code;
    }

    void properties(String holder, List<Property> properties) {
      for (int i = 0; i < properties.size(); i++) {
        for (WireType.Obj object : objects(properties.get(i).wire())) {
          code.add("\n.inside($L,$W$L,$W$L)", holder, i, names.shape(object));
          object(object);
        }
      }
    }

    private void object(WireType.Obj object) {
      String shape = names.shape(object);
      if (written.add(shape)) {
        code.add("\n.object($L$L)", shape, strings(object.properties()));
        if (!object.rules().derived().isEmpty()) {
          CodeBlock.Builder derived = CodeBlock.builder();
          object.rules().derived().forEach(name -> derived.add(",$W$L", Literals.string(name)));
          code.add("\n.derived($L$L)", shape, derived.build());
        }
        properties(shape, object.properties());
      }
    }

    private CodeBlock strings(List<Property> properties) {
      CodeBlock.Builder strings = CodeBlock.builder();
      properties.forEach(property -> strings.add(",$W$L", Literals.string(property.javaName())));
      return strings.build();
    }

    /** The objects that a value is or has inside, up to the next object. */
    private List<WireType.Obj> objects(WireType wire) {
      if (wire instanceof WireType.Sequence list) {
        return objects(list.item().wire());
      } else if (wire instanceof WireType.MapOf map) {
        if (map.key().wire() instanceof WireType.Choice choice && keys.add(names.choice(choice))) {
          code.add("\n.keys($L)", names.choice(choice));
        }
        return objects(map.value().wire());
      } else if (wire instanceof WireType.Union union) {
        return known(union.type(), union.leaves());
      } else if (wire instanceof WireType.Obj object) {
        return known(object.type(), List.of(object));
      } else if (wire instanceof WireType.Again again) {
        return open.getOrDefault(again.type(), List.of());
      }
      return List.of();
    }

    private List<WireType.Obj> known(JavaType.Named type, List<WireType.Obj> objects) {
      open.put(type, objects);
      return objects;
    }
  }
}
