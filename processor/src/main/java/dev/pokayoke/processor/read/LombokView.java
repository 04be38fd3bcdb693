package dev.pokayoke.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/**
 * What Lombok makes of a class, told from its annotations and fields, because whether its methods
 * can be seen depends on the order of processors. {@code lombok.config} is not consulted.
 */
final class LombokView {
  private final TypeElement type;
  private final Compiler compiler;
  private final Annotations ofClass;

  LombokView(TypeElement type, Compiler compiler) {
    this.type = type;
    this.compiler = compiler;
    this.ofClass = Annotations.of(List.of(type), null, compiler);
  }

  /**
   * A constructor or factory that Lombok makes.
   *
   * @param factory name of the static method; empty for a constructor
   * @param fields what it takes
   * @param access {@code PUBLIC}, {@code PRIVATE}...
   */
  record Constructor(String factory, List<VariableElement> fields, String access) {}

  /**
   * A builder.
   *
   * @param method name of the static method that gives one
   * @param build name of the method that ends it
   * @param prefix before the name of each property; empty for none
   * @param inherits whether it takes inherited fields as well
   */
  record Builder(String method, String build, String prefix, boolean inherits) {}

  /** Name of the getter that Lombok makes of a field, with parentheses. */
  Optional<String> getter(VariableElement field) {
    boolean made = isPublic(field, "Getter", has("Data") || has("Value")) && !isStatic(field);
    String name = propertyOf(field);
    boolean isBoolean = field.asType().getKind() == TypeKind.BOOLEAN;
    return made
        ? Optional.of((isFluent(field) ? name : (isBoolean ? "is" : "get") + upper(name)) + "()")
        : Optional.empty();
  }

  /** Name of the setter that Lombok makes of a field. */
  Optional<String> setter(VariableElement field) {
    boolean isFinal = field.getModifiers().contains(Modifier.FINAL) || has("Value");
    boolean made = isPublic(field, "Setter", has("Data")) && !isStatic(field) && !isFinal;
    String name = propertyOf(field);
    return made ? Optional.of(isFluent(field) ? name : "set" + upper(name)) : Optional.empty();
  }

  /** The property that a field is: {@code active} for {@code boolean isActive}. */
  static String propertyOf(VariableElement field) {
    String name = field.getSimpleName().toString();
    boolean prefixed =
        field.asType().getKind() == TypeKind.BOOLEAN
            && name.length() > 2
            && name.startsWith("is")
            && Character.isUpperCase(name.charAt(2));
    return prefixed ? Character.toLowerCase(name.charAt(2)) + name.substring(3) : name;
  }

  /** Whether Lombok makes constructors, so that the class has no implicit one. */
  boolean makesConstructors() {
    return !constructors().isEmpty() || has("Builder") || has("experimental.SuperBuilder");
  }

  List<Constructor> constructors() {
    List<Constructor> made = new ArrayList<>();
    find("NoArgsConstructor").ifPresent(view -> made.add(constructor(view, List.of())));
    find("AllArgsConstructor").ifPresent(view -> made.add(constructor(view, all())));
    find("RequiredArgsConstructor").ifPresent(view -> made.add(constructor(view, required())));
    boolean own =
        !hasFactory()
            && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .anyMatch(constructor -> !compiler.isImplicit(constructor));
    if (made.isEmpty() && !own && !has("Builder") && !has("experimental.SuperBuilder")) {
      find("Value").ifPresent(view -> made.add(ofClass(view, all())));
      if (made.isEmpty()) {
        find("Data").ifPresent(view -> made.add(ofClass(view, required())));
      }
    }
    return made;
  }

  /** Whether the static factory can be seen that is made beside a private constructor. */
  private boolean hasFactory() {
    List<String> factories =
        Stream.of("Value", "Data")
            .flatMap(name -> find(name).stream())
            .map(view -> view.string("staticConstructor"))
            .toList();
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .anyMatch(method -> factories.contains(method.getSimpleName().toString()));
  }

  Optional<Builder> builder() {
    return find("Builder")
        .or(() -> find("experimental.SuperBuilder"))
        .map(
            view ->
                new Builder(
                    view.string("builderMethodName"),
                    view.string("buildMethodName"),
                    view.string("setterPrefix"),
                    view.name().endsWith(".SuperBuilder")));
  }

  /** Fields that a builder of this class takes. */
  List<VariableElement> built() {
    return all();
  }

  /** Whether a builder keeps what the field begins with where nothing is set. */
  boolean hasDefault(VariableElement field) {
    return Annotations.of(List.of(field), null, compiler)
        .find("lombok.Builder.Default")
        .isPresent();
  }

  private static Constructor constructor(AnnotationView view, List<VariableElement> fields) {
    String factory = view.string("staticName");
    return new Constructor(factory, fields, view.constant("access"));
  }

  private static Constructor ofClass(AnnotationView view, List<VariableElement> fields) {
    return new Constructor(view.string("staticConstructor"), fields, "PUBLIC");
  }

  private List<VariableElement> all() {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> !isStatic(field) && field.getConstantValue() == null)
        .toList();
  }

  private List<VariableElement> required() {
    return all().stream()
        .filter(
            field ->
                field.getModifiers().contains(Modifier.FINAL)
                    || Annotations.of(List.of(field), null, compiler).all().stream()
                        .anyMatch(view -> view.type().getSimpleName().contentEquals("NonNull")))
        .toList();
  }

  private boolean isPublic(VariableElement field, String annotation, boolean otherwise) {
    String name = "lombok." + annotation;
    return Annotations.of(List.of(field), null, compiler)
        .find(name)
        .or(() -> ofClass.find(name))
        .map(view -> view.constant("value").equals("PUBLIC"))
        .orElse(otherwise);
  }

  private boolean isFluent(VariableElement field) {
    String name = "lombok.experimental.Accessors";
    return Annotations.of(List.of(field), null, compiler)
        .find(name)
        .or(() -> ofClass.find(name))
        .map(view -> view.flag("fluent"))
        .orElse(false);
  }

  private boolean has(String annotation) {
    return find(annotation).isPresent();
  }

  private Optional<AnnotationView> find(String annotation) {
    return ofClass.find("lombok." + annotation);
  }

  private static boolean isStatic(Element element) {
    return element.getModifiers().contains(Modifier.STATIC);
  }

  private static String upper(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
