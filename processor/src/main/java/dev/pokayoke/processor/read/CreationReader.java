package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Making;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Finds out how an object of a class is made, and which properties it is created from. */
final class CreationReader {
  private static final String ABSTRACT = "it is abstract. Use a class that can be created.";
  private static final String INNER =
      "it belongs to an instance of the class around it. Make it static.";
  private static final String NO_CONSTRUCTOR =
      "generated code can call none of its constructors. Make one public, or mark a static factory"
          + " with @JsonCreator.";
  private static final String SEVERAL =
      "it has several constructors, and nothing says which one to call. Mark it with @JsonCreator or"
          + " @ConstructorProperties, or use a record.";
  private static final String SEVERAL_MARKED = "several @JsonCreator make it. Keep one.";
  private static final String NAMES =
      "the names of its constructor's parameters are not in its class file. Compile it with"
          + " -parameters, or name them with @JsonProperty or @ConstructorProperties.";
  private static final String THROWABLE =
      "making one throws Throwable. Declare the exceptions it has.";

  private static final String DELEGATING =
      "its @JsonCreator takes another value in its place, which nothing gives back, and a call is"
          + " compared with others by what it was given. Mark what gives that value with @JsonValue.";

  private final ClassContext context;
  private final Compiler compiler;
  private final DeclaredType declared;
  private final TypeElement type;

  CreationReader(ClassContext context, DeclaredType declared) {
    this.context = context;
    this.compiler = context.compiler();
    this.declared = declared;
    this.type = (TypeElement) declared.asElement();
  }

  /**
   * Reads it, and notes at the properties what they are created by.
   *
   * @param settable whether any property can be set after the object is created
   */
  Creation read(Map<String, BeanDraft> drafts, boolean settable) {
    if (isInner()) {
      return Creation.impossible(INNER);
    }
    List<ExecutableElement> marked = marked();
    if (marked.size() > 1) {
      return Creation.impossible(SEVERAL_MARKED);
    }
    if (marked.size() == 1) {
      return isDelegating(marked.get(0))
          ? Creation.impossible(DELEGATING)
          : call(marked.get(0), drafts);
    }
    LombokView lombok = new LombokView(type, compiler);
    if (lombok.builder().isPresent()) {
      return builder(lombok.builder().get(), drafts);
    }
    if (type.getModifiers().contains(Modifier.ABSTRACT)) {
      return Creation.impossible(ABSTRACT);
    }
    return unmarked(lombok, drafts, settable);
  }

  private Creation unmarked(LombokView lombok, Map<String, BeanDraft> drafts, boolean settable) {
    List<ExecutableElement> visible =
        ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .filter(each -> compiler.canUse(each, context.packageName()))
            .filter(each -> !(compiler.isImplicit(each) && lombok.makesConstructors()))
            .toList();
    List<LombokView.Constructor> made =
        lombok.constructors().stream()
            .filter(each -> !each.access().equals("PRIVATE") && !each.access().equals("NONE"))
            .filter(each -> visible.stream().noneMatch(other -> isSame(each, other)))
            .toList();
    boolean noArguments =
        Stream.concat(
                visible.stream().map(each -> each.getParameters().size()),
                made.stream().map(each -> each.fields().size()))
            .anyMatch(size -> size == 0);
    int count = visible.size() + made.size();
    if (count == 0) {
      return Creation.impossible(NO_CONSTRUCTOR);
    }
    if (count > 1 && noArguments && settable) {
      return Creation.call("", List.of());
    }
    if (count > 1) {
      return Creation.impossible(SEVERAL);
    }
    return visible.isEmpty() ? call(made.get(0), drafts) : call(visible.get(0), drafts);
  }

  private boolean isInner() {
    return type.getNestingKind() == NestingKind.MEMBER
        && !type.getModifiers().contains(Modifier.STATIC);
  }

  /** Constructors and factories with {@code @JsonCreator} or {@code @ConstructorProperties}. */
  private List<ExecutableElement> marked() {
    List<ExecutableElement> marked = new ArrayList<>();
    for (Element member : type.getEnclosedElements()) {
      if (member instanceof ExecutableElement executable && isCreator(executable)) {
        marked.add(executable);
      }
    }
    return marked;
  }

  private boolean isCreator(ExecutableElement member) {
    boolean maker =
        member.getKind() == ElementKind.CONSTRUCTOR
            || member.getModifiers().contains(Modifier.STATIC);
    Annotations annotations = Annotations.of(List.of(member), null, compiler);
    return maker
        && compiler.canUse(member, context.packageName())
        && (annotations
                .find(Jackson.CREATOR)
                .filter(view -> !view.constant("mode").equals("DISABLED"))
                .isPresent()
            || annotations.find("java.beans.ConstructorProperties").isPresent());
  }

  /** Whether it takes a value that the class does not travel as. */
  private boolean isDelegating(ExecutableElement maker) {
    return Annotations.of(List.of(maker), null, compiler)
            .find(Jackson.CREATOR)
            .filter(view -> view.constant("mode").equals("DELEGATING"))
            .isPresent()
        && WrapperReader.valueOf(type, compiler).isEmpty();
  }

  private Creation call(ExecutableElement maker, Map<String, BeanDraft> drafts) {
    if (maker.getThrownTypes().stream()
        .anyMatch(
            each ->
                !compiler.isA(each, "java.lang.Exception")
                    && !compiler.isA(each, "java.lang.Error"))) {
      return Creation.impossible(THROWABLE);
    }
    context.suppressions().use(maker);
    List<String> names = CreatorNames.of(maker, compiler);
    if (names.size() < maker.getParameters().size()) {
      return Creation.impossible(NAMES);
    }
    List<? extends TypeMirror> types = types(maker);
    for (int i = 0; i < names.size(); i++) {
      BeanDraft draft = drafts.computeIfAbsent(names.get(i), BeanDraft::new);
      draft.parameter = maker.getParameters().get(i);
      boolean generic = !maker.getTypeParameters().isEmpty() && draft.output != null;
      draft.created = generic ? draft.output : types.get(i); // what it gives says what it is here
    }
    boolean constructor = maker.getKind() == ElementKind.CONSTRUCTOR;
    String factory = constructor ? "" : maker.getSimpleName().toString();
    return Creation.call(factory, names);
  }

  private List<? extends TypeMirror> types(ExecutableElement maker) {
    boolean ofClass =
        maker.getKind() == ElementKind.CONSTRUCTOR && !type.getTypeParameters().isEmpty();
    return ofClass
        ? ((ExecutableType) compiler.types().asMemberOf(declared, maker)).getParameterTypes()
        : maker.getParameters().stream().map(VariableElement::asType).toList();
  }

  private Creation call(LombokView.Constructor made, Map<String, BeanDraft> drafts) {
    List<String> names = new ArrayList<>();
    for (VariableElement field : made.fields()) {
      names.add(created(field, drafts).name);
    }
    return Creation.call(made.factory(), names);
  }

  private Creation builder(LombokView.Builder builder, Map<String, BeanDraft> drafts) {
    List<Making.Step> steps = new ArrayList<>();
    List<TypeElement> owners = builder.inherits() ? JavaTypes.lineage(type) : List.of(type);
    for (TypeElement owner : owners) {
      LombokView lombok = new LombokView(owner, compiler);
      int at = 0;
      for (VariableElement field : lombok.built()) {
        BeanDraft draft = created(field, drafts);
        if (lombok.hasDefault(field) && draft.created != null) {
          draft.optional = true;
          draft.created = compiler.boxed(draft.created);
        }
        steps.add(at++, new Making.Step(draft.name, setter(builder, field), false, false));
      }
    }
    return new Creation(builder.method(), List.of(), steps, builder.build(), "");
  }

  private BeanDraft created(VariableElement field, Map<String, BeanDraft> drafts) {
    BeanDraft draft = drafts.computeIfAbsent(LombokView.propertyOf(field), BeanDraft::new);
    boolean generic = !type.getTypeParameters().isEmpty();
    draft.created = generic ? compiler.types().asMemberOf(declared, field) : field.asType();
    return draft;
  }

  private static String setter(LombokView.Builder builder, VariableElement field) {
    String name = field.getSimpleName().toString();
    return builder.prefix().isEmpty()
        ? name
        : builder.prefix() + Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  /** Whether Lombok ran before, so that what it makes can be seen. */
  private boolean isSame(LombokView.Constructor made, ExecutableElement visible) {
    if (!made.factory().isEmpty() || made.fields().size() != visible.getParameters().size()) {
      return false;
    }
    for (int i = 0; i < made.fields().size(); i++) {
      if (!compiler.isSameErased(made.fields().get(i), visible.getParameters().get(i))) {
        return false;
      }
    }
    return true;
  }
}
