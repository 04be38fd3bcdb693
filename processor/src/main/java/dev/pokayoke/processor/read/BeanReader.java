package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Making;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the properties of a class: its public getters, setters and fields, those that Lombok makes
 * of fields, and what its constructor takes. Inherited ones come first.
 */
final class BeanReader {
  private final ClassContext context;
  private final Compiler compiler;

  BeanReader(ClassContext context) {
    this.context = context;
    this.compiler = context.compiler();
  }

  ClassFacts read(DeclaredType declared) {
    TypeElement type = (TypeElement) declared.asElement();
    Map<String, BeanDraft> drafts =
        compiler.sources().contains(type) ? new LinkedHashMap<>() : new TreeMap<>();
    List<TypeElement> lineage = JavaTypes.lineage(type);
    Collections.reverse(lineage);
    for (TypeElement each : lineage) {
      addFields(each, declared, drafts);
      addMethods(each, declared, drafts);
    }
    boolean settable = drafts.values().stream().anyMatch(draft -> !draft.target.isEmpty());
    Creation creation = new CreationReader(context, declared).read(drafts, settable);
    Map<String, BeanDraft> ordered = new LinkedHashMap<>();
    for (String argument : creation.arguments()) {
      ordered.put(argument, drafts.get(argument));
    }
    drafts.forEach(ordered::putIfAbsent);
    return facts(ordered.values(), creation);
  }

  private ClassFacts facts(Collection<BeanDraft> drafts, Creation creation) {
    List<Member> members = new ArrayList<>();
    List<Making.Step> steps = new ArrayList<>(creation.steps());
    for (BeanDraft draft : drafts) {
      TypeMirror input = draft.created;
      boolean sets = input == null && draft.settable != null && creation.build().isEmpty();
      Member member = draft.member(sets ? draft.settable : input);
      member = honoured(member, draft);
      if (sets && member.input() != null) {
        steps.add(new Making.Step(draft.name, draft.target, draft.assigned, false));
      }
      if (member.input() != null || member.output() != null) {
        members.add(member);
      }
    }
    return new ClassFacts(members, creation.with(steps));
  }

  /** Takes away what {@code @JsonIgnore} and {@code @JsonProperty(access)} take away. */
  private Member honoured(Member member, BeanDraft draft) {
    List<Element> givers = new ArrayList<>(member.carriers());
    givers.removeAll(draft.inputs());
    Annotations inputs = Annotations.of(draft.inputs(), null, compiler);
    Annotations outputs = Annotations.of(givers, null, compiler);
    return JacksonAccess.apply(member, inputs, outputs);
  }

  private void addFields(TypeElement type, DeclaredType declared, Map<String, BeanDraft> drafts) {
    LombokView lombok = new LombokView(type, compiler);
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      if (field.getModifiers().contains(Modifier.STATIC)) {
        continue;
      }
      BeanDraft draft = draft(LombokView.propertyOf(field), drafts);
      draft.field = field;
      TypeMirror fieldType = memberType(declared, type, field);
      if (field.getModifiers().contains(Modifier.PUBLIC)) {
        String name = field.getSimpleName().toString();
        draft.gives(name, fieldType);
        if (!field.getModifiers().contains(Modifier.FINAL)) {
          draft.takes(name, fieldType, true);
        }
      }
      lombok.getter(field).ifPresent(getter -> draft.gives(getter, fieldType));
      lombok.setter(field).ifPresent(setter -> draft.takes(setter, fieldType, false));
    }
  }

  private void addMethods(TypeElement type, DeclaredType declared, Map<String, BeanDraft> drafts) {
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      boolean open = method.getModifiers().contains(Modifier.PUBLIC);
      if (!open
          || method.getModifiers().contains(Modifier.STATIC)
          || compiler.elements().isBridge(method)
          || !method.getTypeParameters().isEmpty()) {
        continue;
      }
      ExecutableType typed = (ExecutableType) memberType(declared, type, method);
      if (method.getParameters().isEmpty()) {
        addGetter(method, typed.getReturnType(), drafts);
      } else if (method.getParameters().size() == 1) {
        addSetter(method, typed.getParameterTypes().get(0), declared, drafts);
      }
    }
  }

  private void addGetter(ExecutableElement method, TypeMirror type, Map<String, BeanDraft> drafts) {
    String name = method.getSimpleName().toString();
    String property = BeanNames.ofGetter(name, type, drafts);
    if (property.isEmpty() || type.getKind() == TypeKind.VOID || compiler.throwsChecked(method)) {
      return;
    }
    BeanDraft draft = draft(property, drafts);
    if (name.equals(property)) { // only a getter if it gives the field
      boolean same =
          draft.field != null
              && compiler.types().isSameType(draft.field.asType(), method.getReturnType());
      if (!same) {
        return;
      }
    }
    draft.getter = method;
    draft.gives(name + "()", type);
  }

  private void addSetter(
      ExecutableElement method,
      TypeMirror type,
      DeclaredType declared,
      Map<String, BeanDraft> drafts) {
    String name = method.getSimpleName().toString();
    String property = BeanNames.ofSetter(name, drafts);
    if (property.isEmpty()) {
      return;
    }
    BeanDraft draft = draft(property, drafts);
    boolean fluent = name.equals(property);
    if (fluent && !compiler.types().isSubtype(declared, method.getReturnType())) {
      return;
    }
    boolean better =
        draft.field != null
            && compiler
                .types()
                .isSameType(draft.field.asType(), method.getParameters().get(0).asType());
    if (draft.setter == null || better) {
      draft.setter = method;
      draft.takes(name, type, false);
    }
  }

  /** The type of a member, type parameters of the class replaced. */
  private TypeMirror memberType(DeclaredType declared, TypeElement owner, Element member) {
    boolean generic = !owner.getTypeParameters().isEmpty();
    return generic ? compiler.types().asMemberOf(declared, member) : member.asType();
  }

  private static BeanDraft draft(String name, Map<String, BeanDraft> drafts) {
    return drafts.computeIfAbsent(name, BeanDraft::new);
  }
}
