package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Cascade;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property.Presence;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Nesting;
import dev.pokayoke.scalar.Scalar;
import dev.pokayoke.scalar.Scalars;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** From a declared Java type to what it is on the wire. */
final class TypeReader {
  private static final String OPTIONAL = "java.util.Optional";
  private static final String ON_COMPONENT =
      "It stands on the type argument of a record. Write it on the record's component.";

  private static final Map<String, WireType.Sequence.Kind> SEQUENCES =
      Map.of(
          "java.util.List", WireType.Sequence.Kind.LIST,
          "java.util.Collection", WireType.Sequence.Kind.LIST,
          "java.util.Set", WireType.Sequence.Kind.SET);

  private static final Map<String, WireType> OPTIONAL_PRIMITIVES =
      Map.of(
          "java.util.OptionalInt", new WireType.Whole(32, false),
          "java.util.OptionalLong", new WireType.Whole(64, false),
          "java.util.OptionalDouble", new WireType.Decimal(WireType.Decimal.Form.DOUBLE));

  private final ClassContext context;
  private final EnumReader enums;
  private final Directions directions;
  private final RecordReader records;
  private final UnionReader unions;
  private final WrapperReader wrappers;

  /**
   * A reader of one way.
   *
   * @param direction whether it reads arguments or results
   */
  TypeReader(ClassContext context, WireType.Direction direction) {
    this.context = context;
    this.enums = new EnumReader(context);
    OpenTypes open = new OpenTypes();
    this.directions = new Directions(context);
    this.records = new RecordReader(context, this, direction, directions, open);
    this.wrappers = new WrapperReader(context, this, direction, directions);
    this.unions = new UnionReader(context, records, type -> directions.of(type, direction), open);
  }

  /**
   * A declared type: in Java, on the wire, and whether it is an {@code Optional}.
   *
   * @param inside constraints of what an {@code Optional} holds
   * @param cascade what a validator is told of it
   */
  record Typed(
      JavaType type, WireType wire, Presence presence, List<Constraint> inside, Cascade cascade) {}

  /**
   * Reads the type of a parameter, component or result.
   *
   * @param type the declared type
   * @param uses the type as it is written, for annotations inside
   * @param name its Java name, by which ids are known; empty for a result
   * @param origin where it is used
   */
  Typed read(TypeMirror type, TypeUses uses, String name, Origin origin) {
    JavaType declared = JavaTypes.of(type);
    String qualified = qualifiedName(type);
    WireType optional = OPTIONAL_PRIMITIVES.get(qualified);
    if (optional != null) {
      return new Typed(
          declared, asNamed(optional, name), Presence.OPTIONAL, List.of(), Cascade.NONE);
    }
    if (qualified.equals(OPTIONAL)) {
      List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
      WireType wire =
          arguments.isEmpty()
              ? unsupported(type, UnsupportedTypes.WILDCARD, origin)
              : wire(arguments.get(0), uses.argument(0), name, origin);
      List<Constraint> inside = new ArrayList<>(constraints(uses.argument(0), origin));
      if (!arguments.isEmpty()) {
        inside.addAll(unread(arguments.get(0), uses.argument(0), origin));
      }
      return new Typed(
          declared, wire, Presence.OPTIONAL, inside, cascade(uses.argument(0), origin));
    }
    return new Typed(
        declared,
        wire(type, uses, name, origin),
        Presence.REQUIRED,
        unread(type, uses, origin),
        Cascade.NONE);
  }

  private Cascade cascade(TypeUses uses, Origin origin) {
    return ValidationReader.cascade(
        uses.annotations(origin, context.compiler()), context.compiler());
  }

  private List<Constraint> constraints(TypeUses uses, Origin origin) {
    return ConstraintReader.read(uses.annotations(origin, context.compiler()), context.compiler());
  }

  /** Constraints inside a generic record, of which no component would hear. */
  private List<Constraint> unread(TypeMirror type, TypeUses uses, Origin origin) {
    boolean container = isContainer(qualifiedName(type));
    List<Constraint> unread = new ArrayList<>();
    for (int i = 0; !container && i < uses.arguments(); i++) {
      for (Constraint constraint : constraints(uses.argument(i), origin)) {
        unread.add(new Constraint.Unsupported(constraint.text(), ON_COMPONENT, origin));
      }
    }
    return unread;
  }

  private static boolean isContainer(String qualified) {
    return SEQUENCES.containsKey(qualified)
        || qualified.equals(OPTIONAL)
        || qualified.equals("java.util.Map");
  }

  private WireType wire(TypeMirror type, TypeUses uses, String name, Origin origin) {
    if (type.getKind().isPrimitive()) {
      TypeElement box = context.compiler().types().boxedClass((PrimitiveType) type);
      return asNamed(SimpleTypes.boxed(box.getQualifiedName().toString()), name);
    }
    return switch (type.getKind()) {
      case DECLARED -> declared((DeclaredType) type, uses, name, origin);
      case ERROR -> {
        context.addMissing(type);
        yield unsupported(type, UnsupportedTypes.CLASS, origin);
      }
      case ARRAY -> array((ArrayType) type, uses, name, origin);
      case WILDCARD -> unsupported(type, UnsupportedTypes.WILDCARD, origin);
      case TYPEVAR -> unsupported(type, UnsupportedTypes.TYPE_VARIABLE, origin);
      default -> unsupported(type, UnsupportedTypes.ANYTHING, origin);
    };
  }

  private WireType declared(DeclaredType type, TypeUses uses, String name, Origin origin) {
    TypeElement element = (TypeElement) type.asElement();
    String qualified = element.getQualifiedName().toString();
    WireType simple = SimpleTypes.of(qualified);
    if (simple != null) {
      return asNamed(simple, name);
    }
    Scalar<?> row = Scalars.of(qualified);
    if (row != null) {
      return new WireType.ScalarText(row);
    }
    if (qualified.equals("java.util.Map")) {
      return map(type, uses, name, origin);
    }
    WireType.Sequence.Kind sequence = SEQUENCES.get(qualified);
    if (sequence != null) {
      return sequence(sequence, type, uses, name, origin);
    }
    if (qualified.equals(OPTIONAL) || OPTIONAL_PRIMITIVES.containsKey(qualified)) {
      return unsupported(type, UnsupportedTypes.NESTED_OPTIONAL, origin);
    }
    String hidden = Access.problem(element, context);
    if (!hidden.isEmpty()) {
      return unsupported(type, hidden, origin);
    }
    if (directions.isEndless(type)) {
      return unsupported(type, UnsupportedTypes.ENDLESS, origin);
    }
    Nesting.types(element).forEach(context.suppressions()::use);
    Optional<Element> value =
        Directions.isObject(element) && isExact(type)
            ? WrapperReader.valueOf(element, context.compiler())
            : Optional.empty();
    if (value.isPresent()) {
      return wrappers.read(type, value.get(), origin);
    }
    if (unions.isUnion(element)) {
      return isExact(type)
          ? unions.read(type, origin)
          : unsupported(type, UnsupportedTypes.OPEN_RECORD, origin);
    }
    return switch (element.getKind()) {
      case ENUM -> enums.read(element, origin);
      case RECORD ->
          isExact(type)
              ? records.read(type, origin)
              : unsupported(type, UnsupportedTypes.OPEN_RECORD, origin);
      case CLASS -> bean(type, element, origin);
      default ->
          unsupported(type, UnsupportedTypes.reason(qualified, UnsupportedTypes.INTERFACE), origin);
    };
  }

  private WireType bean(DeclaredType type, TypeElement element, Origin origin) {
    String reason =
        UnsupportedTypes.reason(
            element.getQualifiedName().toString(),
            Directions.isObject(element) ? "" : UnsupportedTypes.CLASS);
    if (reason.isEmpty() && !isExact(type)) {
      reason = UnsupportedTypes.OPEN_RECORD;
    }
    if (reason.isEmpty() && (isAbstract(element) || records.isEmpty(type))) {
      reason = UnsupportedTypes.CLASS;
    }
    return reason.isEmpty() ? records.read(type, origin) : unsupported(type, reason, origin);
  }

  private static boolean isAbstract(TypeElement element) {
    return element.getModifiers().contains(Modifier.ABSTRACT);
  }

  private WireType sequence(
      WireType.Sequence.Kind kind, DeclaredType type, TypeUses uses, String name, Origin origin) {
    if (type.getTypeArguments().isEmpty()) {
      return unsupported(type, UnsupportedTypes.RAW_LIST, origin);
    }
    WireType.Element item = argument(type, uses, 0, name, origin);
    boolean urls = item.wire() instanceof WireType.ScalarText scalar && scalar.row() == Scalars.URL;
    return urls && kind == WireType.Sequence.Kind.SET
        ? unsupported(type, UnsupportedTypes.SET_OF_URLS, origin)
        : new WireType.Sequence(kind, JavaTypes.of(type), item);
  }

  private WireType map(DeclaredType type, TypeUses uses, String name, Origin origin) {
    if (type.getTypeArguments().isEmpty()) {
      return unsupported(type, UnsupportedTypes.RAW_MAP, origin);
    }
    WireType.Element key = argument(type, uses, 0, "", origin);
    boolean isText =
        key.wire() instanceof WireType.Choice
            || (key.wire() instanceof WireType.Text text && !text.character());
    return isText
        ? new WireType.MapOf(
            (JavaType.Named) JavaTypes.of(type), key, argument(type, uses, 1, name, origin))
        : unsupported(type, UnsupportedTypes.KEYS, origin);
  }

  private WireType.Element argument(
      DeclaredType type, TypeUses uses, int index, String name, Origin origin) {
    TypeUses use = uses.argument(index);
    return element(type.getTypeArguments().get(index), use, constraints(use, origin), name, origin);
  }

  private WireType array(ArrayType type, TypeUses uses, String name, Origin origin) {
    TypeMirror component = type.getComponentType();
    boolean generic = component instanceof DeclaredType item && !item.getTypeArguments().isEmpty();
    String reason =
        switch (component.getKind()) {
          case BYTE -> UnsupportedTypes.BYTES;
          case CHAR -> UnsupportedTypes.CHARACTERS;
          default -> generic ? UnsupportedTypes.GENERIC_ARRAY : "";
        };
    return reason.isEmpty()
        ? new WireType.Sequence(
            WireType.Sequence.Kind.ARRAY,
            JavaTypes.of(type),
            element(
                component,
                uses.component(),
                ArrayConstraints.ofItems(uses.component(), origin, context.compiler()),
                name,
                origin))
        : unsupported(type, reason, origin);
  }

  private WireType.Element element(
      TypeMirror declared, TypeUses uses, List<Constraint> own, String name, Origin origin) {
    TypeMirror type =
        declared instanceof WildcardType wildcard && wildcard.getExtendsBound() != null
            ? wildcard.getExtendsBound()
            : declared;
    List<Constraint> constraints = new ArrayList<>(own);
    constraints.addAll(unread(type, uses, origin));
    return new WireType.Element(
        wire(type, uses, name, origin),
        JavaTypes.of(type),
        ConstraintReader.sorted(constraints),
        cascade(uses, origin));
  }

  /** Whether all type arguments of a generic record are there and are types. */
  private static boolean isExact(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    return type.getTypeArguments().size() == element.getTypeParameters().size()
        && type.getTypeArguments().stream()
            .noneMatch(argument -> argument.getKind() == TypeKind.WILDCARD);
  }

  static WireType unsupported(TypeMirror type, String reason, Origin origin) {
    return new WireType.Unsupported(JavaTypes.of(type).text(), reason, origin);
  }

  /** Ids travel as text, because JavaScript hosts round what is beyond 2^53. */
  private static WireType asNamed(WireType wire, String name) {
    boolean id =
        name.equals("id") || name.equals("ids") || name.endsWith("Id") || name.endsWith("Ids");
    boolean large =
        wire instanceof WireType.Whole whole && (whole.bits() == 64 || !whole.isBounded());
    return id && large ? new WireType.Whole(((WireType.Whole) wire).bits(), true) : wire;
  }

  private static String qualifiedName(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? ((TypeElement) ((DeclaredType) type).asElement()).getQualifiedName().toString()
        : "";
  }
}
