package dev.pokayoke.processor.read;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.lang.model.type.DeclaredType;

/**
 * The annotations of Jackson that are honoured, by their names in both of its lines, and those that
 * say nothing about an argument or a result of ours.
 */
final class Jackson {
  static final String ANNOTATIONS = "com.fasterxml.jackson.annotation.";
  static final List<String> DATABIND =
      List.of("com.fasterxml.jackson.databind.annotation.", "tools.jackson.databind.annotation.");

  static final String PROPERTY = ANNOTATIONS + "JsonProperty";
  static final String ALIAS = ANNOTATIONS + "JsonAlias";
  static final String IGNORE = ANNOTATIONS + "JsonIgnore";
  static final String DESCRIPTION = ANNOTATIONS + "JsonPropertyDescription";
  static final String CREATOR = ANNOTATIONS + "JsonCreator";
  static final String VALUE = ANNOTATIONS + "JsonValue";
  static final String UNWRAPPED = ANNOTATIONS + "JsonUnwrapped";

  /** Nulls are left out of results in any case, and a description of a class is not published. */
  private static final Set<String> HARMLESS =
      Set.of(
          ANNOTATIONS + "JsonInclude",
          ANNOTATIONS + "JsonClassDescription",
          ANNOTATIONS + "JacksonAnnotationsInside");

  private static final Set<String> ON_PROPERTIES = Set.of(PROPERTY, ALIAS, IGNORE, DESCRIPTION);

  private static final Map<String, String> REMEDIES =
      Map.ofEntries(
          Map.entry("JsonFormat", "Take it off; for a date use @Arg(formats = \"...\")."),
          Map.entry("JacksonInject", "Use @FromContext on a parameter of the tool."),
          Map.entry("JsonSetter", "Use @JsonProperty."),
          Map.entry("JsonGetter", "Use @JsonProperty."),
          Map.entry("JsonIgnoreProperties", "Use @JsonIgnore at each of them."),
          Map.entry("JsonIncludeProperties", "Use @JsonIgnore at the others."),
          Map.entry(
              "JsonUnwrapped", "Use it on a class with properties that does not hold itself."),
          Map.entry("JsonPropertyOrder", "Take it off, and declare them in this order."),
          Map.entry("JsonAutoDetect", "Make public what is to be a property, or use @JsonIgnore."),
          Map.entry("JsonView", "Give the tool a type of its own with these properties."),
          Map.entry("JsonAnySetter", "Name the properties."),
          Map.entry("JsonAnyGetter", "Name the properties."));

  private Jackson() {}

  /** What to do about an annotation that is not honoured. */
  static String remedy(AnnotationView view, String otherwise) {
    return REMEDIES.getOrDefault(view.type().getSimpleName().toString(), otherwise);
  }

  /** Whether an annotation of a parameter of a tool is honoured. */
  static boolean isHonouredOnParameter(AnnotationView view) {
    return isHonouredOnProperty(view) && !view.name().equals(IGNORE);
  }

  /** Whether an annotation of a property is honoured or says nothing. */
  static boolean isHonouredOnProperty(AnnotationView view) {
    boolean says = view.name().equals(PROPERTY) && view.writes("defaultValue");
    return (ON_PROPERTIES.contains(view.name()) && !says) || HARMLESS.contains(view.name());
  }

  /** Whether an annotation of a class, a constructor or another method is, too. */
  static boolean isHonouredOnClass(AnnotationView view) {
    return isNaming(view)
        || view.name().equals(CREATOR)
        || view.name().equals(VALUE)
        || view.name().equals(Tags.TYPE_NAME)
        || isIgnoreUnknown(view)
        || HARMLESS.contains(view.name());
  }

  /** Unknown keys are refused in any case. */
  private static boolean isIgnoreUnknown(AnnotationView view) {
    return view.name().equals(ANNOTATIONS + "JsonIgnoreProperties")
        && !view.writes("value")
        && !view.writes("allowGetters")
        && !view.writes("allowSetters");
  }

  private static boolean isNaming(AnnotationView view) {
    return DATABIND.stream().anyMatch(line -> view.name().equals(line + "JsonNaming"))
        && strategyOf(view).isPresent();
  }

  /** The name a property is given; empty without one. */
  static Optional<AnnotationView> name(Annotations annotations) {
    return annotations.find(PROPERTY).filter(view -> !view.string("value").isEmpty());
  }

  static List<String> aliases(Annotations annotations) {
    return annotations.find(ALIAS).map(view -> view.strings("value")).orElse(List.of());
  }

  static String description(Annotations annotations) {
    return annotations.find(DESCRIPTION).map(view -> view.string("value")).orElse("");
  }

  /** Whether a property is said not to be required. */
  static boolean isOptional(Annotations annotations) {
    return annotations
        .find(PROPERTY)
        .filter(view -> view.writes("required") && !view.flag("required"))
        .isPresent();
  }

  static boolean isIgnored(Annotations annotations) {
    return annotations.find(IGNORE).map(view -> view.flag("value")).orElse(false);
  }

  /** {@code READ_ONLY}, {@code WRITE_ONLY}; empty where nothing is said. */
  static String access(Annotations annotations) {
    return annotations.find(PROPERTY).map(view -> view.constant("access")).orElse("");
  }

  /** How a class names its properties, where {@code @JsonNaming} says so. */
  static Optional<UnaryOperator<String>> naming(Annotations ofClass) {
    return ofClass.all().stream()
        .filter(Jackson::isNaming)
        .flatMap(view -> strategyOf(view).stream())
        .findFirst();
  }

  private static Optional<UnaryOperator<String>> strategyOf(AnnotationView view) {
    return view.type("value")
        .filter(DeclaredType.class::isInstance)
        .map(type -> ((DeclaredType) type).asElement().getSimpleName().toString())
        .flatMap(Jackson::strategy);
  }

  private static Optional<UnaryOperator<String>> strategy(String simpleName) {
    UnaryOperator<String> strategy =
        switch (simpleName) {
          case "SnakeCaseStrategy" -> Naming::snakeCase;
          case "UpperSnakeCaseStrategy" -> name -> Naming.snakeCase(name).toUpperCase(Locale.ROOT);
          case "KebabCaseStrategy" -> name -> Naming.snakeCase(name).replace('_', '-');
          case "LowerDotCaseStrategy" -> name -> Naming.snakeCase(name).replace('_', '.');
          case "LowerCaseStrategy" -> name -> name.toLowerCase(Locale.ROOT);
          case "LowerCamelCaseStrategy" -> name -> name;
          case "UpperCamelCaseStrategy" ->
              name -> name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
          default -> null;
        };
    return Optional.ofNullable(strategy);
  }
}
