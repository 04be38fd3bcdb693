package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Flaw;
import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Property.Presence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** Reads what the model fills: a parameter or a record component. */
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
   * Reads a property.
   *
   * @param javaName its name
   * @param typed its type
   * @param annotations its annotations
   * @param documentation text of its {@code @param}; empty without one
   * @param origin the declaration
   */
  Property read(
      String javaName,
      TypeReader.Typed typed,
      Annotations annotations,
      String documentation,
      Origin origin) {
    Optional<AnnotationView> arg = annotations.find(Names.ARG);
    String name = arg.map(view -> view.string("name")).orElse("");
    String description = arg.map(view -> view.string("description")).orElse("");
    Property.Literal byDefault = literal(arg, "defaultValue");
    return new Property(
        javaName,
        name.isEmpty() ? context.wireName(javaName) : name,
        typed.type(),
        typed.wire(),
        presence(typed.presence(), annotations, arg, byDefault),
        constraints(typed, annotations),
        annotations.find(Names.GREATER_THAN).map(PropertyReader::greaterThan).orElse(null),
        annotations.find(Names.LIMIT).map(PropertyReader::limit).orElse(null),
        description.isEmpty() ? documentation : description,
        literal(arg, "example"),
        byDefault,
        arg.map(view -> view.flag("identity")).orElse(true),
        origin,
        name.isEmpty() ? origin : arg.map(view -> view.origin("name")).orElse(origin));
  }

  private List<Constraint> constraints(TypeReader.Typed typed, Annotations annotations) {
    List<Constraint> own = ConstraintReader.read(annotations, context.compiler());
    List<Constraint> constraints = new ArrayList<>(ArrayConstraints.ofArray(own, typed.wire()));
    constraints.addAll(typed.inside());
    return ConstraintReader.sorted(constraints);
  }

  private static Presence presence(
      Presence ofType,
      Annotations annotations,
      Optional<AnnotationView> arg,
      Property.@Nullable Literal byDefault) {
    if (byDefault != null) {
      return Presence.DEFAULTED;
    }
    boolean required = arg.map(view -> view.flag("required")).orElse(true);
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

  private static Property.@Nullable Limit limit(AnnotationView view) {
    return new Property.Limit(
        view.string("min"),
        view.string("max"),
        view.string("fix"),
        view.origin(),
        view.origin("fix"));
  }

  private static Property.@Nullable GreaterThan greaterThan(AnnotationView view) {
    return new Property.GreaterThan(
        view.string("value"),
        view.flag("orEqual"),
        view.string("fix"),
        view.origin("value"),
        view.origin("fix"));
  }
}
