package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.report.Origins;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.SimpleAnnotationValueVisitor14;
import org.jspecify.annotations.Nullable;

/**
 * One annotation of one declaration, read by the names of its members. A member whose value is not
 * what was asked for, as in source that does not compile, reads as absent.
 */
final class AnnotationView {
  private static final String OVERRIDES = "jakarta.validation.OverridesAttribute";
  private static final String SINGLE = "jakarta.validation.ReportAsSingleViolation";

  private final Element carrier;
  private final AnnotationMirror mirror;
  private final @Nullable Origin use;
  private final Compiler compiler;
  private final Map<String, AnnotationValue> values;
  private final Map<String, AnnotationValue> written;

  /** What to show instead of the annotation, which is not there for the developer to see. */
  private final @Nullable Origin shown;

  AnnotationView(
      Element carrier, AnnotationMirror mirror, @Nullable Origin use, Compiler compiler) {
    this(carrier, mirror, use, compiler, null);
  }

  private AnnotationView(
      Element carrier,
      AnnotationMirror mirror,
      @Nullable Origin use,
      Compiler compiler,
      @Nullable Origin shown) {
    this.carrier = carrier;
    this.mirror = mirror;
    this.use = use;
    this.compiler = compiler;
    this.values = byName(compiler.elements().getElementValuesWithDefaults(mirror));
    this.written = byName(mirror.getElementValues());
    this.shown = shown;
  }

  private static Map<String, AnnotationValue> byName(
      Map<? extends ExecutableElement, ? extends AnnotationValue> values) {
    Map<String, AnnotationValue> byName = new LinkedHashMap<>();
    values.forEach((member, value) -> byName.put(member.getSimpleName().toString(), value));
    return byName;
  }

  /** The same, with messages at another place. */
  AnnotationView shownAt(Origin place) {
    return new AnnotationView(carrier, mirror, use, compiler, place);
  }

  /**
   * The annotations of its type, with the members that it overrides ({@code @OverridesAttribute}),
   * as if they were written in its place.
   */
  List<AnnotationView> parts() {
    List<AnnotationView> parts = new ArrayList<>();
    for (AnnotationMirror meta : type().getAnnotationMirrors()) {
      AnnotationView part = new AnnotationView(carrier, meta, use, compiler, origin());
      parts.addAll(
          part.name().endsWith(".List") ? part.annotations("value", compiler) : List.of(part));
    }
    if (parts.stream().anyMatch(part -> part.name().equals(SINGLE))) {
      AnnotationValue message = values.get("message");
      parts.forEach(part -> part.values.computeIfPresent("message", (name, own) -> message));
    }
    for (ExecutableElement member : ElementFilter.methodsIn(type().getEnclosedElements())) {
      AnnotationValue value = values.get(member.getSimpleName().toString());
      for (AnnotationMirror mirror : member.getAnnotationMirrors()) {
        AnnotationView override = new AnnotationView(member, mirror, use, compiler);
        if (value != null) {
          override.overrides().forEach(one -> one.apply(member, value, parts));
        }
      }
    }
    return parts;
  }

  private List<AnnotationView> overrides() {
    if (name().equals(OVERRIDES)) {
      return List.of(this);
    }
    return name().equals(OVERRIDES + ".List") ? annotations("value", compiler) : List.of();
  }

  /** Sets the member that this {@code @OverridesAttribute} means. */
  private void apply(ExecutableElement member, AnnotationValue value, List<AnnotationView> parts) {
    String constraint = type("constraint").map(TypeMirror::toString).orElse("");
    String name = string("name").isEmpty() ? member.getSimpleName().toString() : string("name");
    List<AnnotationView> meant =
        parts.stream().filter(part -> part.name().equals(constraint)).toList();
    int index = Math.max(0, integer("constraintIndex"));
    if (index < meant.size()) {
      meant.get(index).values.put(name, value);
      meant.get(index).written.put(name, value);
    }
  }

  static String nameOf(AnnotationMirror mirror) {
    return ((TypeElement) mirror.getAnnotationType().asElement()).getQualifiedName().toString();
  }

  /** The qualified name of its type. */
  String name() {
    return nameOf(mirror);
  }

  /** As it is written: {@code @Size}. */
  String text() {
    return "@" + mirror.getAnnotationType().asElement().getSimpleName();
  }

  TypeElement type() {
    return (TypeElement) mirror.getAnnotationType().asElement();
  }

  /** The annotation. */
  Origin origin() {
    return shown == null ? Origins.of(carrier, mirror, use) : shown;
  }

  /** The value of a member, the annotation where it is not written. */
  Origin origin(String member) {
    AnnotationValue value = written.get(member);
    return value == null || shown != null ? origin() : Origins.of(carrier, mirror, value, use);
  }

  /** Whether the member is written, rather than its default. */
  boolean writes(String member) {
    return written.containsKey(member);
  }

  String string(String member) {
    return read(member, String.class).orElse("");
  }

  boolean flag(String member) {
    return read(member, Boolean.class).orElse(false);
  }

  int integer(String member) {
    return read(member, Integer.class).orElse(0);
  }

  long number(String member) {
    return read(member, Long.class).orElse(0L);
  }

  /** Name of an enum constant; empty if there is none. */
  String constant(String member) {
    return read(member, VariableElement.class)
        .map(constant -> constant.getSimpleName().toString())
        .orElse("");
  }

  Optional<TypeMirror> type(String member) {
    return read(member, TypeMirror.class);
  }

  List<String> strings(String member) {
    return items(member, String.class);
  }

  List<String> constants(String member) {
    return items(member, VariableElement.class).stream()
        .map(constant -> constant.getSimpleName().toString())
        .toList();
  }

  /** How many items an array member has. */
  int count(String member) {
    return items(member, Object.class).size();
  }

  List<Integer> integers(String member) {
    return items(member, Integer.class);
  }

  /** The classes of a member. */
  List<DeclaredType> classes(String member) {
    return items(member, DeclaredType.class);
  }

  /** The classes that a value is. */
  static List<DeclaredType> classes(AnnotationValue value) {
    Object plain = value.accept(PLAIN, null);
    List<?> items = plain instanceof List<?> list ? list : List.of(value);
    return items.stream()
        .flatMap(item -> plain((AnnotationValue) item, DeclaredType.class).stream())
        .toList();
  }

  /** Qualified names of classes. */
  List<String> types(String member) {
    return items(member, TypeMirror.class).stream().map(TypeMirror::toString).toList();
  }

  /** A single value as a text; empty if there is none. */
  String plain(String member) {
    Object plain = read(member, Object.class).orElse("");
    if (plain instanceof VariableElement constant) {
      return constant.getSimpleName().toString();
    }
    return plain instanceof List || plain instanceof AnnotationMirror ? "" : plain.toString();
  }

  List<AnnotationView> annotations(String member, Compiler compiler) {
    return items(member, AnnotationMirror.class).stream()
        .map(nested -> new AnnotationView(carrier, nested, use, compiler, shown))
        .toList();
  }

  private <T> Optional<T> read(String member, Class<T> type) {
    AnnotationValue value = values.get(member);
    return value == null ? Optional.empty() : plain(value, type);
  }

  private <T> List<T> items(String member, Class<T> type) {
    return read(member, List.class).stream()
        .flatMap(list -> ((List<?>) list).stream())
        .flatMap(item -> plain((AnnotationValue) item, type).stream())
        .toList();
  }

  private static <T> Optional<T> plain(AnnotationValue value, Class<T> type) {
    Object plain = value.accept(PLAIN, null);
    return type.isInstance(plain) ? Optional.of(type.cast(plain)) : Optional.empty();
  }

  /**
   * Both compilers give the value itself here, where {@code getValue()} has been seen to differ.
   */
  private static final SimpleAnnotationValueVisitor14<Object, @Nullable Void> PLAIN =
      new SimpleAnnotationValueVisitor14<>() {
        @Override
        protected Object defaultAction(Object value, @Nullable Void ignored) {
          return value;
        }
      };
}
