package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.Origin;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** What Jackson's annotations say of the tag of a union. The nearest one counts. */
final class Tags {
  static final String TYPE_NAME = Jackson.ANNOTATIONS + "JsonTypeName";
  static final String TYPE_INFO = Jackson.ANNOTATIONS + "JsonTypeInfo";
  static final String SUB_TYPES = Jackson.ANNOTATIONS + "JsonSubTypes";

  private static final String USUAL = "type";
  private static final String BY_NAME =
      "The tag of a union is a name, in a property. Set @JsonTypeInfo(use = NAME, property ="
          + " \"...\").";
  private static final String NO_DEFAULT = "A value without a tag is refused. Take it off.";
  private static final String ONE_NAME = "A tag has one text. Set name instead.";

  private final ClassContext context;

  Tags(ClassContext context) {
    this.context = context;
  }

  /**
   * The tag of a union.
   *
   * @param name its wire name
   * @param component whether the objects have a component for it
   */
  record Tag(String name, boolean component) {}

  Tag of(TypeElement union, Origin use) {
    AnnotationView info = inherited(union, use).orElse(null);
    if (info == null) {
      return new Tag(USUAL, false);
    }
    String include = info.constant("include");
    if (!info.constant("use").equals("NAME")) {
      flaw(info, "use", BY_NAME);
    } else if (!include.equals("PROPERTY") && !include.equals("EXISTING_PROPERTY")) {
      flaw(info, "include", BY_NAME);
    } else if (info.writes("defaultImpl")) {
      flaw(info, "defaultImpl", NO_DEFAULT);
    }
    String name = info.string("property");
    return new Tag(name.isEmpty() ? USUAL : name, include.equals("EXISTING_PROPERTY"));
  }

  private Optional<AnnotationView> inherited(TypeElement type, Origin use) {
    Optional<AnnotationView> own = annotations(type, use).find(TYPE_INFO);
    if (own.isPresent()) {
      return own;
    }
    return context.compiler().types().directSupertypes(type.asType()).stream()
        .flatMap(each -> inherited((TypeElement) ((DeclaredType) each).asElement(), use).stream())
        .findFirst();
  }

  /** The types that {@code @JsonSubTypes} lists, in its order. */
  List<AnnotationView> listed(TypeElement union, Origin use) {
    List<AnnotationView> types =
        annotations(union, use)
            .find(SUB_TYPES)
            .map(view -> view.annotations("value", context.compiler()))
            .orElse(List.of());
    types.stream()
        .filter(type -> type.writes("names"))
        .forEach(type -> flaw(type, "names", ONE_NAME));
    return types;
  }

  /** The same, as types. */
  static Stream<TypeMirror> listed(TypeElement union, Compiler compiler) {
    return Annotations.of(List.of(union), null, compiler).find(SUB_TYPES).stream()
        .flatMap(view -> view.annotations("value", compiler).stream())
        .flatMap(listed -> type(listed).stream())
        .map(TypeElement::asType);
  }

  static Optional<TypeElement> type(AnnotationView listed) {
    return listed
        .type("value")
        .filter(DeclaredType.class::isInstance)
        .map((TypeMirror type) -> (TypeElement) ((DeclaredType) type).asElement());
  }

  /**
   * The text of a tag.
   *
   * @param listed the name in {@code @JsonSubTypes}; empty for none
   */
  String value(TypeElement leaf, String listed, Origin use) {
    if (!listed.isEmpty()) {
      return listed;
    }
    String named =
        annotations(leaf, use).find(TYPE_NAME).map(view -> view.string("value")).orElse("");
    return named.isEmpty() ? context.wireName(leaf.getSimpleName().toString()) : named;
  }

  /** Annotations of Jackson on a union that say more than its tag. */
  void checkOthers(TypeElement union, Origin use) {
    ForeignAnnotations.check(
        annotations(union, use),
        view -> Set.of(TYPE_INFO, SUB_TYPES, TYPE_NAME).contains(view.name()),
        ForeignAnnotations.USE_OWN_TYPE,
        context);
  }

  private Annotations annotations(TypeElement type, Origin use) {
    return Annotations.of(List.of(type), use, context.compiler());
  }

  private void flaw(AnnotationView view, String member, String remedy) {
    context.add(new Flaw.Foreign(view.text() + "(" + member + ")", remedy, view.origin(member)));
  }
}
