package dev.pokayoke.processor.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value the model sends or reads: a parameter, a record component, a property of a bean.
 *
 * @param javaName name of the parameter or component
 * @param wireName published name
 * @param aliases other names that are taken for it
 * @param access how its object gives it, step by step, as {@code getName()}; empty for a parameter
 *     and a tag
 * @param type its declared Java type, {@code Optional} included
 * @param wire what it is on the wire, {@code Optional} taken off
 * @param presence whether it may be absent and what it is then
 * @param constraints its constraints in the order in which they are checked
 * @param cascade what a validator is told of the objects in it
 * @param greaterThan the sibling it must exceed, or {@code null}
 * @param limit how much of it is allowed, or {@code null}
 * @param description for the model; empty where the service says nothing
 * @param example a value to show the model, or {@code null}
 * @param byDefault what the service gets where it is absent, or {@code null}
 * @param identity whether it belongs to what makes two writes the same
 * @param origin the parameter; for a component the canonical constructor's parameter
 * @param nameOrigin where its published name is written; {@code origin} where it is derived
 */
public record Property(
    String javaName,
    String wireName,
    List<String> aliases,
    List<String> access,
    JavaType type,
    WireType wire,
    Presence presence,
    List<Constraint> constraints,
    Cascade cascade,
    @Nullable GreaterThan greaterThan,
    @Nullable Limit limit,
    String description,
    @Nullable Literal example,
    @Nullable Literal byDefault,
    boolean identity,
    Origin origin,
    Origin nameOrigin) {

  /** Copies the lists. */
  public Property {
    aliases = List.copyOf(aliases);
    access = List.copyOf(access);
    constraints = List.copyOf(constraints);
  }

  /** The tag of an object that has no component for it. */
  public static Property tag(String wireName, String value, Origin origin) {
    return new Property(
        wireName,
        wireName,
        List.of(),
        List.of(),
        new JavaType.Named("java.lang", List.of("String"), List.of()),
        new WireType.Tag(value, false, ""),
        Presence.REQUIRED,
        List.of(),
        Cascade.NONE,
        null,
        null,
        "",
        null,
        null,
        true,
        origin,
        origin);
  }

  /**
   * This component as the tag of its object: it gets the tag's text.
   *
   * @param constant the constant of its enum that it gets; empty where it is a text
   */
  public Property asTag(String value, String constant) {
    return new Property(
        javaName,
        wireName,
        aliases,
        access,
        type,
        new WireType.Tag(value, true, constant),
        presence,
        List.of(),
        Cascade.NONE,
        null,
        null,
        description,
        null,
        null,
        identity,
        origin,
        nameOrigin);
  }

  /**
   * This property as one of the object around its own.
   *
   * @param holder Java name of the property that holds its own object
   * @param newName its published name there
   * @param newAccess how that object gives it
   */
  public Property inside(String holder, String newName, List<String> newAccess) {
    GreaterThan greater = greaterThan == null ? null : greaterThan.inside(holder);
    return new Property(
        holder + "." + javaName,
        newName,
        aliases,
        newAccess,
        type,
        wire,
        presence,
        constraints,
        cascade,
        greater,
        limit,
        description,
        example,
        byDefault,
        identity,
        origin,
        nameOrigin);
  }

  /** This property with other constraints. */
  public Property obeying(List<Constraint> others) {
    return new Property(
        javaName,
        wireName,
        aliases,
        access,
        type,
        wire,
        presence,
        others,
        cascade,
        greaterThan,
        limit,
        description,
        example,
        byDefault,
        identity,
        origin,
        nameOrigin);
  }

  /** Whether a value may be absent, and what the service gets then. */
  public enum Presence {
    /** It must be there. */
    REQUIRED,
    /** {@code null} when absent: any {@code @Nullable}. */
    NULLABLE,
    /** {@code Optional}, {@code OptionalInt}, {@code OptionalLong}, {@code OptionalDouble}. */
    OPTIONAL,
    /** A value of the developer's when absent. */
    DEFAULTED
  }

  /**
   * {@code @Limit}.
   *
   * @param min the least that is allowed, as written; empty for any
   * @param max the most that is allowed, as written; empty for any
   * @param fix what to do about it, placeholders as written; empty for the default
   * @param origin the annotation
   * @param fixOrigin the value of {@code fix}
   */
  public record Limit(String min, String max, String fix, Origin origin, Origin fixOrigin) {}

  /**
   * A value that the developer wrote as text.
   *
   * @param text the text
   * @param origin where it is written
   */
  public record Literal(String text, Origin origin) {}

  /**
   * {@code @GreaterThan}.
   *
   * @param sibling Java name of the other property, as written
   * @param orEqual whether equal values are allowed
   * @param fix what to do about it, placeholders as written; empty for the default
   * @param origin the annotation's value
   * @param fixOrigin the value of {@code fix}
   */
  public record GreaterThan(
      String sibling, boolean orEqual, String fix, Origin origin, Origin fixOrigin) {

    /** The same between properties that are known under the name of what holds their object. */
    GreaterThan inside(String holder) {
      return new GreaterThan(holder + "." + sibling, orEqual, fix, origin, fixOrigin);
    }
  }
}
