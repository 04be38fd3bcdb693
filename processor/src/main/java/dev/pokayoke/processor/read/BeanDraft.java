package dev.pokayoke.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** What was found of one property of a class so far. */
final class BeanDraft {
  final String name;
  @Nullable VariableElement field;
  @Nullable ExecutableElement getter;
  @Nullable ExecutableElement setter;

  /** What the constructor, factory or builder takes it by. */
  @Nullable VariableElement parameter;

  String access = "";
  @Nullable TypeMirror output;

  /** Name of the setter, or of the field itself. */
  String target = "";

  boolean assigned;
  @Nullable TypeMirror settable;

  /** The type of what the constructor, factory or builder takes. */
  @Nullable TypeMirror created;

  boolean optional;

  BeanDraft(String name) {
    this.name = name;
  }

  void gives(String by, TypeMirror type) {
    access = by;
    output = type;
  }

  void takes(String by, TypeMirror type, boolean isField) {
    target = by;
    settable = type;
    assigned = isField;
  }

  /** The declarations that are given its value, the setter's parameter among them. */
  List<Element> inputs() {
    List<Element> carriers = new ArrayList<>();
    add(carriers, parameter);
    if (setter != null) {
      carriers.add(setter.getParameters().get(0));
      carriers.add(setter);
    }
    return carriers;
  }

  Member member(@Nullable TypeMirror input) {
    List<Element> carriers = inputs();
    add(carriers, field);
    add(carriers, getter);
    Element anchor =
        Stream.of(field, parameter, getter, setter)
            .filter(Objects::nonNull)
            .findFirst()
            .orElseThrow();
    return new Member(
        name, carriers.stream().distinct().toList(), anchor, input, output, access, optional);
  }

  private static void add(List<Element> carriers, @Nullable Element carrier) {
    if (carrier != null) {
      carriers.add(carrier);
    }
  }
}
