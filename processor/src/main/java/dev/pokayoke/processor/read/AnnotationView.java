package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.report.Origins;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.SimpleAnnotationValueVisitor14;
import org.jspecify.annotations.Nullable;

/**
 * One annotation of one declaration, read by the names of its members. A member whose value is not
 * what was asked for, as in source that does not compile, reads as absent.
 */
final class AnnotationView {
  private final Element carrier;
  private final AnnotationMirror mirror;
  private final @Nullable Origin use;
  private final Map<? extends ExecutableElement, ? extends AnnotationValue> values;

  AnnotationView(
      Element carrier, AnnotationMirror mirror, @Nullable Origin use, Compiler compiler) {
    this.carrier = carrier;
    this.mirror = mirror;
    this.use = use;
    this.values = compiler.elements().getElementValuesWithDefaults(mirror);
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
    return Origins.of(carrier, mirror, use);
  }

  /** The value of a member, the annotation where it is not written. */
  Origin origin(String member) {
    AnnotationValue written = value(mirror.getElementValues(), member);
    return written == null ? origin() : Origins.of(carrier, mirror, written, use);
  }

  /** Whether the member is written, rather than its default. */
  boolean writes(String member) {
    return value(mirror.getElementValues(), member) != null;
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

  List<AnnotationView> annotations(String member, Compiler compiler) {
    return items(member, AnnotationMirror.class).stream()
        .map(nested -> new AnnotationView(carrier, nested, use, compiler))
        .toList();
  }

  private <T> Optional<T> read(String member, Class<T> type) {
    AnnotationValue value = value(values, member);
    return value == null ? Optional.empty() : plain(value, type);
  }

  private <T> List<T> items(String member, Class<T> type) {
    return read(member, List.class).stream()
        .flatMap(list -> ((List<?>) list).stream())
        .flatMap(item -> plain((AnnotationValue) item, type).stream())
        .toList();
  }

  private static @Nullable AnnotationValue value(
      Map<? extends ExecutableElement, ? extends AnnotationValue> values, String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        values.entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return entry.getValue();
      }
    }
    return null;
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
