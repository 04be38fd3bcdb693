package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Nesting;
import dev.pokayoke.processor.report.Origins;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * Reads sealed interfaces, and those whose subtypes {@code @JsonSubTypes} lists: the records and
 * beans at the end of each way down, told apart by a tag. A sealed interface inside adds its own.
 */
final class UnionReader {
  private final ClassContext context;
  private final RecordReader records;
  private final Function<DeclaredType, WireType.Direction> directions;
  private final OpenTypes open;
  private final Tags tags;
  private final Types types;

  UnionReader(
      ClassContext context,
      RecordReader records,
      Function<DeclaredType, WireType.Direction> directions,
      OpenTypes open) {
    this.context = context;
    this.records = records;
    this.directions = directions;
    this.open = open;
    this.tags = new Tags(context);
    this.types = context.compiler().types();
  }

  boolean isUnion(TypeElement type) {
    boolean isAbstract =
        type.getKind() == ElementKind.INTERFACE
            || (type.getKind() == ElementKind.CLASS
                && type.getModifiers().contains(Modifier.ABSTRACT));
    return isAbstract
        && (type.getModifiers().contains(Modifier.SEALED)
            || Annotations.of(List.of(type), null, context.compiler())
                .find(Tags.SUB_TYPES)
                .isPresent());
  }

  WireType read(DeclaredType declared, Origin use) {
    JavaType.Named type = (JavaType.Named) JavaTypes.of(declared);
    return open.read(type, directions.apply(declared), () -> union(declared, type, use));
  }

  private WireType union(DeclaredType declared, JavaType.Named type, Origin use) {
    TypeElement element = (TypeElement) declared.asElement();
    Found found = new Found(tags.of(element, use), use);
    addLeaves(declared, found);
    if (found.unsupported != null) {
      return found.unsupported;
    }
    return found.leaves.isEmpty()
        ? TypeReader.unsupported(declared, UnsupportedTypes.NO_LEAVES, use)
        : new WireType.Union(
            type,
            found.tag.name(),
            new ArrayList<>(found.leaves.values()),
            narrowest(found.leaves),
            Origins.of(element, use));
  }

  private List<WireType.Obj> narrowest(Map<TypeElement, WireType.Obj> leaves) {
    return leaves.keySet().stream()
        .sorted(Comparator.comparing(leaf -> -JavaTypes.lineage(leaf).size()))
        .map(leaves::get)
        .toList();
  }

  private void addLeaves(DeclaredType declared, Found found) {
    TypeElement element = (TypeElement) declared.asElement();
    tags.checkOthers(element, found.use);
    for (Map.Entry<TypeElement, String> subtype : subtypes(element, found.use).entrySet()) {
      addLeaf(declared, subtype.getKey(), subtype.getValue(), found);
    }
  }

  /** The types right below, in the order they are published, each with its listed name. */
  private Map<TypeElement, String> subtypes(TypeElement union, Origin use) {
    Map<TypeElement, String> subtypes = new LinkedHashMap<>();
    for (AnnotationView listed : tags.listed(union, use)) {
      Tags.type(listed).ifPresent(type -> subtypes.put(type, listed.string("name")));
    }
    union.getPermittedSubclasses().stream()
        .map(permitted -> (TypeElement) types.asElement(permitted))
        .sorted(Comparator.comparing(permitted -> tags.value(permitted, "", use)))
        .forEach(permitted -> subtypes.putIfAbsent(permitted, ""));
    return subtypes;
  }

  private void addLeaf(DeclaredType union, TypeElement subtype, String listed, Found found) {
    String hidden = Access.problem(subtype, context);
    if (!hidden.isEmpty()) {
      found.refuse(subtype.asType(), hidden);
      return;
    }
    Nesting.types(subtype).forEach(context.suppressions()::use);
    DeclaredType type = withArguments(subtype, union);
    if (type == null) {
      found.refuse(subtype.asType(), UnsupportedTypes.OTHER_PARAMETERS);
    } else if (isUnion(subtype)) {
      addLeaves(type, found);
    } else if (!Directions.isObject(subtype)) {
      found.refuse(type, UnsupportedTypes.LEAF);
    } else if (types.isSubtype(type, union)) { // else it belongs to other type arguments
      String value = tags.value(subtype, listed, found.use);
      found.leaves.putIfAbsent(subtype, leaf(records.object(type, found.use), found.tag, value));
    }
  }

  /** A subtype with the type arguments that a union's have for it, or null if none follow. */
  private @Nullable DeclaredType withArguments(TypeElement subtype, DeclaredType union) {
    List<TypeMirror> arguments = new ArrayList<>();
    for (Element parameter : subtype.getTypeParameters()) {
      TypeMirror argument = argument(parameter, subtype, union);
      if (argument == null) {
        return null;
      }
      arguments.add(argument);
    }
    return types.getDeclaredType(subtype, arguments.toArray(TypeMirror[]::new));
  }

  private @Nullable TypeMirror argument(
      Element parameter, TypeElement subtype, DeclaredType union) {
    for (TypeMirror above : types.directSupertypes(subtype.asType())) {
      DeclaredType declared = (DeclaredType) above;
      if (declared.asElement().equals(union.asElement())) {
        for (int i = 0; i < declared.getTypeArguments().size(); i++) {
          if (parameter.equals(types.asElement(declared.getTypeArguments().get(i)))) {
            return union.getTypeArguments().get(i);
          }
        }
      }
    }
    return null;
  }

  private static WireType.Obj leaf(WireType.Obj record, Tags.Tag tag, String value) {
    List<Property> properties = new ArrayList<>(record.properties());
    for (int i = 0; tag.component() && i < properties.size(); i++) {
      Property property = properties.get(i);
      Optional<String> constant = constant(property, value);
      if (property.wireName().equals(tag.name()) && constant.isPresent()) {
        properties.set(i, property.asTag(value, constant.get()));
        return record.with(properties);
      }
    }
    properties.add(0, Property.tag(tag.name(), value, record.origin()));
    return record.with(properties);
  }

  /** The constant that a property gets for a tag's text, or "" for the text itself. */
  private static Optional<String> constant(Property property, String value) {
    if (property.presence() != Property.Presence.REQUIRED) {
      return Optional.empty();
    }
    if (property.wire() instanceof WireType.Choice choice) {
      return choice.constants().stream()
          .filter(constant -> constant.wire().equals(value))
          .map(WireType.Choice.Constant::name)
          .findFirst();
    }
    return property.wire() instanceof WireType.Text text && !text.character()
        ? Optional.of("")
        : Optional.empty();
  }

  /** What was found of one union. */
  private static final class Found {
    private final Tags.Tag tag;
    private final Origin use;
    private final Map<TypeElement, WireType.Obj> leaves = new LinkedHashMap<>();
    private @Nullable WireType unsupported;

    Found(Tags.Tag tag, Origin use) {
      this.tag = tag;
      this.use = use;
    }

    void refuse(TypeMirror type, String reason) {
      unsupported = TypeReader.unsupported(type, reason, use);
    }
  }
}
