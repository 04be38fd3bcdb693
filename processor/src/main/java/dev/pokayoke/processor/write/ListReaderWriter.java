package dev.pokayoke.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The method that reads a list inside the arguments. */
final class ListReaderWriter {
  private final Names names;
  private final Reading reading;

  ListReaderWriter(Names names) {
    this.names = names;
    this.reading = new Reading(names);
  }

  MethodSpec reader(WireType.Sequence list) {
    TypeName type = listOf(list);
    return MethodSpec.methodBuilder(names.reader(list))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type)
        .addParameter(Contract.ARGS, "in")
        .addStatement("$T items = new $T<>()", type, ArrayList.class)
        .beginControlFlow("while (in.item())")
        .addStatement("items.add($L)", reading.item(list.item()))
        .endControlFlow()
        .addStatement("return items")
        .build();
  }

  static TypeName listOf(WireType.Sequence list) {
    return ParameterizedTypeName.get(ClassName.get(List.class), Types.of(list.itemType().boxed()));
  }
}
