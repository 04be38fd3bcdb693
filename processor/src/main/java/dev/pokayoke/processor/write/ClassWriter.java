package dev.pokayoke.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.schema.Published;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Puts the generated class together, its parts in the order in which a reader needs them. */
final class ClassWriter {
  private static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");

  private final Toolset toolset;
  private final Usage usage;
  private final Names names;
  private final Mentions mentions;

  ClassWriter(Toolset toolset) {
    this.toolset = toolset;
    this.usage = new Usage(toolset);
    this.names = new Names(toolset, usage);
    this.mentions = new Mentions(toolset.user());
  }

  TypeSpec type(Published published) {
    BinderWriter binders = new BinderWriter(names, mentions);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(toolset.generatedName())
            .addJavadoc("The tools of {@link $T}.\n", Types.raw(toolset.service()))
            .addSuperinterface(Contract.GENERATED_TOOLS);
    if (toolset.generatedVisible()) {
      type.addAnnotation(
          AnnotationSpec.builder(GENERATED)
              .addMember("value", "$S", "dev.pokayoke.processor.PokayokeProcessor")
              .build());
    }
    if (!toolset.suppressions().isEmpty()) {
      AnnotationSpec.Builder suppressed = AnnotationSpec.builder(SuppressWarnings.class);
      toolset.suppressions().forEach(name -> suppressed.addMember("value", "$S", name));
      type.addAnnotation(suppressed.build());
    }
    if (toolset.visible()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    type.addModifiers(Modifier.FINAL);
    type.addFields(new ConstantsWriter(names, usage).constants(toolset));
    type.addField(Types.raw(toolset.service()), "service", Modifier.PRIVATE, Modifier.FINAL);
    type.addMethod(constructor());
    type.addMethod(FactsWriter.contract());
    type.addMethod(FactsWriter.toolset(toolset));
    type.addMethod(FactsWriter.tools(toolset));
    type.addMethod(DefinitionWriter.dialects(published));
    type.addMethods(DefinitionWriter.definitions(published));
    type.addMethod(binders.dispatch(toolset));
    type.addMethod(new FailuresWriter(names).declared(toolset));
    if (!usage.validated().isEmpty()) {
      type.addMethod(new ValidatedWriter(names).dispatch(toolset));
    }
    toolset.tools().forEach(tool -> type.addMethod(binders.binder(tool)));
    addHelpers(type);
    InvocationWriter invocations = new InvocationWriter(names);
    for (Tool tool : toolset.tools()) {
      type.addType(invocations.invocation(tool, toolset));
    }
    return type.build();
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addJavadoc(
                "Publishes the tools of a service. It is called exactly as given, so that a proxy"
                    + " keeps its advice.\n")
            .addParameter(Types.raw(toolset.service()), "service")
            .addStatement(
                "this.service = $T.requireNonNull(service, $S)", Objects.class, "service");
    if (toolset.visible()) {
      constructor.addModifiers(Modifier.PUBLIC);
    }
    return constructor.build();
  }

  private void addHelpers(TypeSpec.Builder type) {
    RecordReaderWriter records = new RecordReaderWriter(names, mentions);
    MapWriter maps = new MapWriter(names);
    UnionWriter unions = new UnionWriter(names);
    ListReaderWriter lists = new ListReaderWriter(names);
    RecordWriterWriter writers = new RecordWriterWriter(names);
    ChoiceWriter choices = new ChoiceWriter(names);
    usage.choices().stream()
        .filter(ChoiceWriter::isLong)
        .forEach(choice -> type.addMethod(choices.maker(choice)));
    usage.readObjects().forEach(object -> type.addMethod(records.reader(object)));
    usage.readUnions().forEach(union -> type.addMethod(unions.reader(union)));
    WrapperReaderWriter wrappers = new WrapperReaderWriter(names);
    usage.readWrapped().forEach(wrapped -> type.addMethod(wrappers.reader(wrapped)));
    usage.readLists().forEach(list -> type.addMethod(lists.reader(list)));
    usage.readMaps().forEach(map -> type.addMethod(maps.reader(map)));
    usage.objects().forEach(object -> type.addMethod(writers.record(object)));
    usage.unions().forEach(union -> type.addMethod(unions.writer(union)));
    usage.wrapped().forEach(wrapped -> type.addMethod(writers.wrapped(wrapped)));
    usage.writtenLists().forEach(list -> type.addMethod(writers.list(list)));
    usage.writtenMaps().forEach(map -> type.addMethod(maps.writer(map)));
  }
}
