package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Cascade;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Property.Presence;
import dev.pokayoke.processor.model.WireType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** Reads what the model fills: a parameter, or a property of a class. */
final class PropertyReader {
  private static final Set<String> WIDE =
      Set.of("java.lang.Long", "java.math.BigInteger", "java.util.OptionalLong");
  private static final String WIRE_REMEDY =
      "It says how a long or a BigInteger travels. Take it off.";

  private final ClassContext context;

  PropertyReader(ClassContext context) {
    this.context = context;
  }

  /**
   * A property, before it is read.
   *
   * @param name its Java name
   * @param typed its type
   * @param annotations its annotations
   * @param documentation what its comment says; empty without one
   * @param origin the declaration
   */
  record Declared(
      String name,
      TypeReader.Typed typed,
      Annotations annotations,
      String documentation,
      Origin origin) {}

  /** Reads a parameter. */
  Property read(Declared declared) {
    return read(declared, context::wireName, List.of(), false);
  }

  /**
   * Reads a property of a class.
   *
   * @param naming how its class names its properties
   * @param access how its object gives it
   * @param optional whether its class has a value for it where none comes
   */
  Property read(
      Declared declared, UnaryOperator<String> naming, List<String> access, boolean optional) {
    Annotations annotations = declared.annotations();
    Origin origin = declared.origin();
    Optional<AnnotationView> arg = annotations.find(Names.ARG);
    String description = arg.map(view -> view.string("description").strip()).orElse("");
    if (description.isEmpty()) {
      description = Jackson.description(annotations);
    }
    Property.Literal byDefault = literal(arg, "defaultValue");
    Optional<AnnotationView> named = arg.filter(view -> !view.string("name").isEmpty());
    Optional<AnnotationView> byJackson = Jackson.name(annotations);
    return new Property(
        declared.name(),
        named
            .map(view -> view.string("name"))
            .or(() -> byJackson.map(view -> view.string("value")))
            .orElseGet(() -> naming.apply(declared.name())),
        Jackson.aliases(annotations),
        access,
        declared.typed().type(),
        asDeclared(declared.typed().wire(), annotations),
        presence(declared.typed().presence(), annotations, optional, byDefault),
        constraints(declared.typed(), annotations),
        cascade(declared.typed(), annotations),
        annotations.find(Names.GREATER_THAN).map(PropertyReader::greaterThan).orElse(null),
        annotations.find(Names.LIMIT).map(PropertyReader::limit).orElse(null),
        description.isEmpty() ? declared.documentation() : description,
        literal(arg, "example"),
        byDefault,
        arg.map(view -> view.flag("identity")).orElse(true),
        origin,
        named
            .map(view -> view.origin("name"))
            .or(() -> byJackson.map(view -> view.origin("value")))
            .orElse(origin));
  }

  private WireType asDeclared(WireType wire, Annotations annotations) {
    return Formats.with(Units.with(wire, annotations, context), annotations, context);
  }

  private List<Constraint> constraints(TypeReader.Typed typed, Annotations annotations) {
    List<Constraint> own = ConstraintReader.read(annotations, context.compiler());
    List<Constraint> constraints = new ArrayList<>(ArrayConstraints.ofArray(own, typed.wire()));
    constraints.addAll(typed.inside());
    return ConstraintReader.sorted(constraints);
  }

  /** {@code @Valid} may stand before an {@code Optional} or in it. */
  private Cascade cascade(TypeReader.Typed typed, Annotations annotations) {
    Cascade own = ValidationReader.cascade(annotations, context.compiler());
    return own.equals(Cascade.NONE) ? typed.cascade() : own;
  }

  private static Presence presence(
      Presence ofType,
      Annotations annotations,
      boolean optional,
      Property.@Nullable Literal byDefault) {
    if (byDefault != null) {
      return Presence.DEFAULTED;
    }
    boolean required =
        annotations.find(Names.ARG).map(view -> view.flag("required")).orElse(true)
            && !optional
            && !Jackson.isOptional(annotations);
    boolean nullable = annotations.nullable() || !required;
    return ofType == Presence.REQUIRED && nullable ? Presence.NULLABLE : ofType;
  }

  private static Property.@Nullable Literal literal(Optional<AnnotationView> arg, String member) {
    String text = arg.map(view -> view.string(member)).orElse("");
    return text.isEmpty()
        ? null
        : new Property.Literal(text, arg.map(view -> view.origin(member)).orElseThrow());
  }

  /**
   * The name that says how a whole number travels: {@code @Arg(wire)} wins over the Java name. A
   * type that it says nothing of is a flaw.
   */
  String travelsAs(String javaName, TypeMirror type, Annotations annotations) {
    AnnotationView arg = annotations.find(Names.ARG).orElse(null);
    String wire = arg == null ? "" : arg.constant("wire");
    if (arg == null || wire.isEmpty() || wire.equals("BY_NAME")) {
      return javaName;
    }
    if (!WIDE.contains(innermost(type))) {
      context.add(new Flaw.Stray("@Arg(wire)", WIRE_REMEDY, arg.origin("wire")));
    }
    return wire.equals("TEXT") ? "id" : "";
  }

  private static String innermost(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return innermost(array.getComponentType());
    }
    if (type instanceof DeclaredType declared && declared.getTypeArguments().size() == 1) {
      return innermost(declared.getTypeArguments().get(0));
    }
    return type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null
        ? innermost(wildcard.getExtendsBound())
        : JavaTypes.of(type).boxed() instanceof JavaType.Named named ? named.canonicalName() : "";
  }

  private static Property.Limit limit(AnnotationView view) {
    return new Property.Limit(
        view.string("min"),
        view.string("max"),
        view.string("fix"),
        view.origin(),
        view.origin("fix"));
  }

  private static Property.GreaterThan greaterThan(AnnotationView view) {
    return new Property.GreaterThan(
        view.string("value"),
        view.flag("orEqual"),
        view.string("fix"),
        view.origin("value"),
        view.origin("fix"));
  }
}
