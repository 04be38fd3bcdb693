package dev.pokayoke.processor.model;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A Java type as generated code has to name it. */
public sealed interface JavaType {

  /** A primitive type, or {@code void}. */
  enum Primitive implements JavaType {
    BOOLEAN("boolean", "Boolean"),
    BYTE("byte", "Byte"),
    SHORT("short", "Short"),
    INT("int", "Integer"),
    LONG("long", "Long"),
    FLOAT("float", "Float"),
    DOUBLE("double", "Double"),
    CHAR("char", "Character"),
    VOID("void", "Void");

    private final String keyword;
    private final String box;

    Primitive(String keyword, String box) {
      this.keyword = keyword;
      this.box = box;
    }

    /** The keyword. */
    public String keyword() {
      return keyword;
    }

    @Override
    public JavaType boxed() {
      return new Named("java.lang", List.of(box), List.of());
    }

    @Override
    public String text() {
      return keyword;
    }
  }

  /**
   * A class, interface, record or enum.
   *
   * @param packageName its package; empty for the unnamed one
   * @param simpleNames simple names from the outermost class to the type itself
   * @param arguments type arguments, none for a type without parameters
   */
  record Named(String packageName, List<String> simpleNames, List<JavaType> arguments)
      implements JavaType {
    /** Copies the lists. */
    public Named {
      simpleNames = List.copyOf(simpleNames);
      arguments = List.copyOf(arguments);
    }

    /** The name without package, as {@code Outer.Inner}. */
    public String simpleName() {
      return String.join(".", simpleNames);
    }

    /** Its own name, whatever it is nested in. */
    public String ownName() {
      return simpleNames.get(simpleNames.size() - 1);
    }

    /** The canonical name, as {@code a.b.Outer.Inner}. */
    public String canonicalName() {
      return packageName.isEmpty() ? simpleName() : packageName + "." + simpleName();
    }

    /** The binary name, as {@code a.b.Outer$Inner}. */
    public String binaryName() {
      String nested = String.join("$", simpleNames);
      return packageName.isEmpty() ? nested : packageName + "." + nested;
    }

    @Override
    public JavaType boxed() {
      return this;
    }

    @Override
    public String text() {
      return arguments.isEmpty()
          ? simpleName()
          : simpleName()
              + arguments.stream().map(JavaType::text).collect(Collectors.joining(", ", "<", ">"));
    }
  }

  /** An array. */
  record Array(JavaType component) implements JavaType {
    @Override
    public JavaType boxed() {
      return this;
    }

    @Override
    public String text() {
      return component.text() + "[]";
    }
  }

  /** A type argument with an upper bound, as {@code ? extends Room}. */
  record Extends(JavaType bound) implements JavaType {
    @Override
    public JavaType boxed() {
      return this;
    }

    @Override
    public String text() {
      return "? extends " + bound.text();
    }
  }

  /**
   * A type that generated code never names, such as an open wildcard or a type variable.
   *
   * @param text the type for a diagnostic, as {@code ? super Room}
   */
  record Other(String text) implements JavaType {
    @Override
    public JavaType boxed() {
      return this;
    }
  }

  /** The type as a type argument can name it. */
  JavaType boxed();

  /** The type for a diagnostic: simple names, as {@code List<Room>}. */
  String text();

  /** Whether it is {@code Optional}. */
  default boolean isOptional() {
    return this instanceof Named named && named.canonicalName().equals("java.util.Optional");
  }

  /** Whether it is {@code OptionalInt}, {@code OptionalLong} or {@code OptionalDouble}. */
  default boolean isPrimitiveOptional() {
    return this instanceof Named named
        && Set.of("java.util.OptionalInt", "java.util.OptionalLong", "java.util.OptionalDouble")
            .contains(named.canonicalName());
  }
}
