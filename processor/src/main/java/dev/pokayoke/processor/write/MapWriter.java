package dev.pokayoke.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.pokayoke.processor.model.WireType;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The methods that read and write a map. */
final class MapWriter {
  private final Names names;
  private final Reading reading;
  private final Writing writing;

  MapWriter(Names names) {
    this.names = names;
    this.reading = new Reading(names);
    this.writing = new Writing(names);
  }

  MethodSpec reader(WireType.MapOf map) {
    TypeName key = Types.of(map.key().type());
    TypeName type =
        ParameterizedTypeName.get(
            ClassName.get(Map.class), key, Types.of(map.value().type().boxed()));
    boolean ofEnum = map.key().wire() instanceof WireType.Choice;
    return MethodSpec.methodBuilder(names.reader(map))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type)
        .addParameter(Contract.ARGS, "in")
        .addStatement(
            "$T entries = $L",
            type,
            ofEnum
                ? CodeBlock.of("new $T<>($T.class)", EnumMap.class, key)
                : CodeBlock.of("new $T<>()", LinkedHashMap.class))
        .beginControlFlow("while (in.entry())")
        .addCode(entry(map))
        .endControlFlow()
        .addStatement("return entries")
        .build();
  }

  /** A key is judged after its value was read, because a refused value is passed over. */
  private CodeBlock entry(WireType.MapOf map) {
    if (map.key().constraints().isEmpty()) {
      return CodeBlock.builder()
          .addStatement("in.put(entries, $L, $L)", key(map), reading.item(map.value()))
          .build();
    }
    return CodeBlock.builder()
        .addStatement("$T key = $L", Types.of(map.key().type()), key(map))
        .addStatement(
            "$T value = $L", Types.of(map.value().type().boxed()), reading.item(map.value()))
        .addStatement("in.judgeKey()")
        .addStatement(
            "in.put(entries, $L, value)", reading.checkedKey(map.key(), CodeBlock.of("key")))
        .build();
  }

  private CodeBlock key(WireType.MapOf map) {
    return map.key().wire() instanceof WireType.Choice choice
        ? CodeBlock.of("in.key($L)", names.choice(choice))
        : CodeBlock.of("in.key()");
  }

  MethodSpec writer(WireType.MapOf map) {
    TypeName[] arguments = map.type().arguments().stream().map(Types::of).toArray(TypeName[]::new);
    return MethodSpec.methodBuilder(names.writer(map))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(Types.of(map.type()), "entries")
        .addParameter(Contract.SINK, "out")
        .addCode(RecordWriterWriter.nilIfNull("entries"))
        .addStatement("out.begin()")
        .beginControlFlow(
            "for ($T entry : entries.entrySet())",
            ParameterizedTypeName.get(ClassName.get(Map.Entry.class), arguments))
        .addCode(
            writing.entry(map, CodeBlock.of("entry.getKey()"), CodeBlock.of("entry.getValue()")))
        .endControlFlow()
        .addStatement("out.end()")
        .build();
  }
}
