package dev.pokayoke.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The method that reads a list inside the arguments into what holds it in Java. */
final class ListReaderWriter {
  /** Room of an array before the first item is read; it grows by doubling. */
  private static final int USUAL = 8;

  private final Names names;
  private final Reading reading;

  ListReaderWriter(Names names) {
    this.names = names;
    this.reading = new Reading(names);
  }

  MethodSpec reader(WireType.Sequence list) {
    return MethodSpec.methodBuilder(names.reader(list))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type(list))
        .addParameter(Contract.ARGS, "in")
        .addCode(list.kind() == WireType.Sequence.Kind.ARRAY ? array(list) : collection(list))
        .build();
  }

  private CodeBlock collection(WireType.Sequence list) {
    Class<?> holder =
        list.kind() == WireType.Sequence.Kind.SET ? LinkedHashSet.class : ArrayList.class;
    return CodeBlock.builder()
        .addStatement("$T items = new $T<>()", type(list), holder)
        .beginControlFlow("while (in.item())")
        .addStatement(
            list.kind() == WireType.Sequence.Kind.SET ? "in.add(items, $L)" : "items.add($L)",
            reading.item(list.item()))
        .endControlFlow()
        .addStatement("return items")
        .build();
  }

  private CodeBlock array(WireType.Sequence list) {
    return CodeBlock.builder()
        .addStatement("$T items = $L", type(list), room(Types.of(list.item().type())))
        .addStatement("int size = 0")
        .beginControlFlow("while (in.item())")
        .beginControlFlow("if (size == items.length)")
        .addStatement("items = $T.copyOf(items, size * 2)", Arrays.class)
        .endControlFlow()
        .addStatement("items[size++] = $L", reading.item(list.item()))
        .endControlFlow()
        .addStatement("return $T.copyOf(items, size)", Arrays.class)
        .build();
  }

  /** In {@code new int[8][]} the room comes first, however many dimensions there are. */
  private static CodeBlock room(TypeName item) {
    TypeName innermost = item;
    StringBuilder inner = new StringBuilder();
    while (innermost instanceof ArrayTypeName array) {
      innermost = array.componentType();
      inner.append("[]");
    }
    return CodeBlock.of("new $T[$L]$L", innermost, USUAL, inner);
  }

  private static TypeName type(WireType.Sequence list) {
    TypeName item = Types.of(list.item().type().boxed());
    return switch (list.kind()) {
      case LIST -> ParameterizedTypeName.get(ClassName.get(List.class), item);
      case SET -> ParameterizedTypeName.get(ClassName.get(Set.class), item);
      case ARRAY -> Types.of(list.type());
    };
  }
}
