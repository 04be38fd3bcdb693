package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Property.Presence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads what the model fills: a parameter or a record component. */
final class PropertyReader {
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
    boolean nullable = typed.presence() == Presence.REQUIRED && annotations.nullable();
    return new Property(
        javaName,
        name.isEmpty() ? context.wireName(javaName) : name,
        typed.type(),
        typed.wire(),
        nullable ? Presence.NULLABLE : typed.presence(),
        constraints(typed, annotations),
        annotations.find(Names.GREATER_THAN).map(PropertyReader::greaterThan).orElse(null),
        description.isEmpty() ? documentation : description,
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

  private static Property.@Nullable GreaterThan greaterThan(AnnotationView view) {
    return new Property.GreaterThan(
        view.string("value"),
        view.flag("orEqual"),
        view.string("fix"),
        view.origin("value"),
        view.origin("fix"));
  }
}
