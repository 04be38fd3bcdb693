package dev.pokayoke.processor;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Unions that no tag can tell apart, or whose objects cannot be read. */
class UnionDiagnosticsTest {
  private static final String JACKSON = "import com.fasterxml.jackson.annotation.*;\n";

  @ParameterizedTest
  @EnumSource
  void saysWhatTagsClash(TestCompiler compiler) {
    String source =
        Samples.HEADER
            + JACKSON
            + """
            class Service {
              @Write void draw(
                  Shape /*!ecj:PK430*/ /*!ecj:PK431*/ s, Odd odd,
                  Blank /*!ecj:PK433*/ blank) {}
              sealed interface Shape {}
              /*!javac:PK430*/ record Circle(String /*!javac:PK431*/ type) implements Shape {}
              @JsonTypeName("CIR-CLE") record Round() implements Shape {}
              @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "@class")
              sealed /*!PK432*/ interface Odd {}
              record One() implements Odd {}
              sealed interface Blank {}
              @JsonTypeName(" ") /*!javac:PK433*/ record Two() implements Blank {}
            }
            """;
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK431: Service.draw(s): \"type\" is published for Circle.type and is the tag of Shape as well."
            + " Give one of them another name, as in @JsonTypeInfo(use = NAME, property = \"...\").",
        "PK430: Service.draw(s): the tag \"circle\" of Circle differs from that of Round in nothing but"
            + " case, _, - and blanks. Set @JsonTypeName(\"...\") at one of them.",
        "PK432: Service.draw(odd): \"@class\" cannot name the tag of Odd: a name is 1 to 64 of letters,"
            + " digits, _, . and -, and begins with a letter or _. Set @JsonTypeInfo(use = NAME, property"
            + " = \"...\").",
        "PK433: Service.draw(blank): the tag of Two is blank. Set @JsonTypeName(\"...\").");
  }

  @ParameterizedTest
  @EnumSource
  void saysWhichObjectsCannotBeRead(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Write void draw(Shape /*!PK101*/ s) {}
              @Write void open(Hiding /*!PK101*/ h) {}
              @Write void none(Empty /*!PK101*/ e) {}
              @Write void raw(Answer /*!PK101*/ a) {}
              @Write void other(Answer<String> /*!PK101*/ a) {}
              sealed interface Shape {}
              enum Circle implements Shape { SMALL }
              sealed interface Hiding {}
              private record Hidden() implements Hiding {}
              sealed interface Empty {}
              sealed interface Inner extends Empty {}
              record Never<T>(T value) implements Deep<T> {}
              sealed interface Deep<T> extends Inner {}
              sealed interface Answer<T> {}
              record Some<T, U>(T value, U other) implements Answer<T> {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK101: Service.draw(s): Service.Circle is not supported. It is one of the types of a sealed"
            + " interface, and has no properties. Make it a record.",
        "PK101: Service.open(h): Service.Hidden is not supported. It is private: make it package-private"
            + " or public.",
        "PK101: Service.none(e): Service.Deep<T> is not supported. Its type parameters are not those of"
            + " the interface it implements. Give it the same ones.",
        "PK101: Service.raw(a): Service.Answer is not supported. Nothing is known of its type arguments."
            + " Name them, as in Page<Room>.",
        "PK101: Service.other(a): Service.Some<T, U> is not supported. Its type parameters are not those"
            + " of the interface it implements. Give it the same ones.");
  }

  @ParameterizedTest
  @EnumSource
  void honoursNamesInPropertiesOnly(TestCompiler compiler) {
    String source =
        Samples.HEADER
            + JACKSON
            + """
            class Service {
              @Write void draw(Shape s, Wrapped w, Guessed g, Several t) {}
              @JsonTypeInfo(use = JsonTypeInfo.Id /*!PK105*/ .CLASS) sealed interface Shape {}
              record Circle() implements Shape {}
              @JsonTypeInfo(
                  use = JsonTypeInfo.Id.NAME,
                  include = JsonTypeInfo.As /*!PK105*/ .WRAPPER_OBJECT)
              sealed interface Wrapped {}
              record Two() implements Wrapped {}
              @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = Three /*!PK105*/ .class)
              sealed interface Guessed {}
              record Three() implements Guessed {}
              @JsonSubTypes(@JsonSubTypes.Type(value = Four.class, names = /*!PK105*/ {"a", "b"}))
              interface Several {}
              record Four() implements Several {}
            }
            """;
    String byName =
        " is not supported and would be ignored. The tag of a union is a name, in a property. Set"
            + " @JsonTypeInfo(use = NAME, property = \"...\").";
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK105: @JsonTypeInfo(use)" + byName,
        "PK105: @JsonTypeInfo(include)" + byName,
        "PK105: @JsonTypeInfo(defaultImpl) is not supported and would be ignored. A value without a tag"
            + " is refused. Take it off.",
        "PK105: @Type(names) is not supported and would be ignored. A tag has one text. Set name"
            + " instead.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesUnionsThatAreNeverComplete(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Write void walk(Path /*!ecj:PK113*/ path, Way way) {}
              sealed interface Path {}
              record Step(Path /*!javac:PK113*/ next) implements Path {}
              sealed interface Way {}
              record On(Way next) implements Way {}
              record End() implements Way {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK113: Service.walk(path) -> Step.next: every Path needs another Path, without end. Make it"
            + " @Nullable, Optional or a List.");
  }
}
