package dev.pokayoke.processor.model;

import dev.pokayoke.scalar.FormattedRow;
import dev.pokayoke.scalar.Scalar;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a value is on the wire, and with it which reader, writer and schema it has. */
public sealed interface WireType {

  /**
   * Text.
   *
   * @param character whether it is a {@code char}: exactly one character
   */
  record Text(boolean character) implements WireType {}

  /**
   * A whole number.
   *
   * @param bits 8, 16, 32 or 64; {@link #UNBOUNDED} for a {@code BigInteger}
   * @param id whether it travels as text, because JavaScript hosts round beyond 2^53
   */
  record Whole(int bits, boolean id) implements WireType {
    /** As many bits as it takes. */
    public static final int UNBOUNDED = 0;

    /** Whether the Java type has a lowest and a highest value. */
    public boolean isBounded() {
      return bits != UNBOUNDED;
    }

    /** The lowest value of the Java type; without one, the lowest that a constraint can name. */
    public long lowest() {
      return isBounded() ? -1L << (bits - 1) : Long.MIN_VALUE;
    }

    /** The highest value of the Java type; without one, the highest a constraint can name. */
    public long highest() {
      return ~lowest();
    }
  }

  /** A number with a fraction. */
  record Decimal(Form form) implements WireType {
    /** How it is held in Java. */
    public enum Form {
      BIG_DECIMAL,
      DOUBLE,
      FLOAT
    }
  }

  /** A boolean. */
  record Bool() implements WireType {}

  /**
   * One of the constants of an enum.
   *
   * @param type the enum
   * @param constants its constants in declaration order
   * @param origin the enum
   */
  record Choice(JavaType.Named type, List<Constant> constants, Origin origin) implements WireType {
    /** Copies the list. */
    public Choice {
      constants = List.copyOf(constants);
    }

    /**
     * A constant.
     *
     * @param name its Java name
     * @param wire its value on the wire
     * @param aliases other spellings that mean it
     * @param origin the constant, or its {@code @Alias}
     */
    public record Constant(String name, String wire, List<String> aliases, Origin origin) {
      /** Copies the list. */
      public Constant {
        aliases = List.copyOf(aliases);
      }
    }
  }

  /**
   * A value with one canonical text or number, such as a date.
   *
   * @param row its row of the scalar table
   * @param unit what a bare number counts, for a duration; {@code null} where it is refused
   */
  record ScalarText(Scalar<?> row, @Nullable ChronoUnit unit) implements WireType {
    /** A value of which no bare number is read. */
    public ScalarText(Scalar<?> row) {
      this(row, null);
    }

    /** The patterns that the developer declared; empty for the forms that all its values have. */
    public List<String> formats() {
      return row instanceof FormattedRow<?> formatted ? formatted.patterns() : List.of();
    }
  }

  /**
   * A list.
   *
   * @param kind what holds it in Java
   * @param type its Java type as declared
   * @param item its items
   */
  record Sequence(Kind kind, JavaType type, Element item) implements WireType {
    /** What holds a list in Java. */
    public enum Kind {
      /** {@code List} or {@code Collection}. */
      LIST,
      /** {@code Set}. */
      SET,
      /** An array. */
      ARRAY
    }
  }

  /**
   * An object whose names are data.
   *
   * @param type its Java type as declared
   * @param key its names: {@link Text} or {@link Choice}
   * @param value its values
   */
  record MapOf(JavaType.Named type, Element key, Element value) implements WireType {}

  /**
   * What stands inside a container: an item of a list, a key or a value of a map.
   *
   * @param wire its type on the wire
   * @param type the same in Java, wildcards taken off
   * @param constraints its constraints in the order in which they are checked
   * @param cascade what a validator is told of the objects in it
   */
  record Element(WireType wire, JavaType type, List<Constraint> constraints, Cascade cascade) {
    /** Copies the list. */
    public Element {
      constraints = List.copyOf(constraints);
    }

    /** The same as another type on the wire. */
    public Element with(WireType other) {
      return new Element(other, type, constraints, cascade);
    }
  }

  /**
   * An object with known properties: a record or a bean.
   *
   * @param type its class
   * @param direction what this is about, where arguments and results have other properties
   * @param properties its properties in declaration order, each with a way to read it back; before
   *     them the tag, if it has one that is no property
   * @param making how it is made; of no meaning for a result
   * @param rules what a validator is told of it as a whole
   * @param origin its class
   */
  record Obj(
      JavaType.Named type,
      Direction direction,
      List<Property> properties,
      Making making,
      ClassRules rules,
      Origin origin)
      implements WireType {
    /** Copies the list. */
    public Obj {
      properties = List.copyOf(properties);
    }

    /** The same with other properties. */
    public Obj with(List<Property> others) {
      return new Obj(type, direction, others, making, rules, origin);
    }

    /** The same under other rules. */
    public Obj with(ClassRules others) {
      return new Obj(type, direction, properties, making, others, origin);
    }

    /** What tells it from the other objects of a union, if it is one of them. */
    public Optional<Tag> tag() {
      return properties.stream()
          .flatMap(property -> property.wire() instanceof Tag tag ? Stream.of(tag) : Stream.of())
          .findFirst();
    }

    /** The properties in the order they are published: a tag stands before all others. */
    public List<Property> published() {
      return properties.stream()
          .sorted(Comparator.comparing(property -> !(property.wire() instanceof Tag)))
          .toList();
    }
  }

  /** Which way a value goes, where the ways differ. */
  enum Direction {
    /** Both ways alike. */
    BOTH,
    /** From the model. */
    ARGUMENT,
    /** To the model. */
    RESULT
  }

  /**
   * A class that travels as the one value in it: {@code @JsonValue}.
   *
   * @param type the class
   * @param value the value
   * @param making how it is made of the one value; of no meaning for a result
   * @param origin the class
   */
  record Wrapped(JavaType.Named type, Property value, Making making, Origin origin)
      implements WireType {}

  /**
   * One of several objects, which its tag tells apart: a sealed interface.
   *
   * @param type the interface
   * @param tag wire name of the tag
   * @param leaves the objects in the order they are published, each with a {@link Tag}
   * @param narrowest the same objects, each before those whose subclass it is
   * @param origin the interface
   */
  record Union(
      JavaType.Named type, String tag, List<Obj> leaves, List<Obj> narrowest, Origin origin)
      implements WireType {
    /** Copies the lists. */
    public Union {
      leaves = List.copyOf(leaves);
      narrowest = List.copyOf(narrowest);
    }

    /** What this is about, where arguments and results have other properties. */
    public Direction direction() {
      return leaves.stream()
          .map(Obj::direction)
          .filter(direction -> direction != Direction.BOTH)
          .findFirst()
          .orElse(Direction.BOTH);
    }
  }

  /**
   * The text that tells one object of a {@link Union} from the others.
   *
   * @param value the text
   * @param component whether the object has a component for it, which gets the text
   * @param constant Java name of the constant that the component gets, where it is an enum; empty
   *     where it is a text
   */
  record Tag(String value, boolean component, String constant) implements WireType {}

  /**
   * An object or a union inside itself, at any depth: the one of the same type that is around it.
   *
   * @param type the class or interface
   * @param direction as of the one around it
   */
  record Again(JavaType.Named type, Direction direction) implements WireType {}

  /**
   * A type that has no safe form on the wire.
   *
   * @param type the type for a diagnostic, as {@code Map<String, Object>}
   * @param reason why, and what to use instead, as a sentence for the developer
   * @param origin the type's own declaration or use
   */
  record Unsupported(String type, String reason, Origin origin) implements WireType {}
}
