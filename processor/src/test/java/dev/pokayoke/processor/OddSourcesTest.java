package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.write.ToolsetWriter;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sources that few people write and every compiler takes: so does what is generated for them. */
class OddSourcesTest {

  @ParameterizedTest
  @EnumSource
  void typesOfThePackageMayBeNamedLikeThoseOfJavaLang(TestCompiler compiler) {
    compilesCleanly(
        compiler,
        """
        package p;
        import dev.pokayoke.*;
        /** All there is. */
        class Service {
          /** Finds.
           * @param text to find
           * @param number of it
           * @param kinds of it */
          @Read @Fails(on = java.lang.IllegalStateException.class, code = ErrorCode.CONFLICT)
          java.lang.String find(java.lang.String text, java.lang.Integer number,
              @jakarta.validation.constraints.Size(min = 1) java.util.List<Byte> kinds) { return text; }
        }
        """,
        "package p; class String {}",
        "package p; @interface Override {}",
        "package p; class Throwable {}",
        "package p; class Integer {}",
        "package p; class IllegalStateException {}",
        "package p; enum Byte { A }");
  }

  @ParameterizedTest
  @EnumSource
  void contextValuesMayHaveTypesNamedLikeNumbers(TestCompiler compiler) {
    compilesCleanly(
        compiler,
        """
        package p;
        import dev.pokayoke.*;
        class Service {
          /** Touches. */
          @Write void touch(@FromContext("mine") Byte mine, @FromContext("theirs") java.lang.Byte theirs) {}
        }
        """,
        "package p; enum Byte { A }");
  }

  @ParameterizedTest
  @EnumSource
  void typesMayBeNamedLikeConstants(TestCompiler compiler) {
    compilesCleanly(
        compiler,
        Samples.service(
            """
              /** Finds.
               * @param E a kind
               * @param ROOM a room */
              @Read E find(E E, ROOM ROOM) { return E; }
              /** Looks.
               * @param kind of it */
              @Read LOOK.FIND look(LOOK.FIND kind) { return kind; }
            """),
        "package p; enum E { A, B }",
        """
        package p;
        /** A room.
         * @param kind of it */
        record ROOM(E kind) {}
        """,
        """
        package p;
        class LOOK {
          enum FIND { C }
        }
        """);
  }

  @ParameterizedTest
  @EnumSource
  void enumsMayBeAsLongAsJavaAllows(TestCompiler compiler) {
    String constants =
        IntStream.range(0, 2_000)
            .mapToObj(i -> "CONSTANT_" + i)
            .collect(Collectors.joining(", ", "  enum Kind { ", " }\n"));
    compilesCleanly(
        compiler,
        Samples.service(
            "  /** Finds.\n   * @param kind of it */\n  @Read Kind find(Kind kind) { return kind; }\n"
                + constants));
  }

  @ParameterizedTest
  @EnumSource
  void deprecatedServicesStillCompile(TestCompiler compiler) {
    compilesCleanly(
        compiler,
        """
        package p;
        import dev.pokayoke.*;
        class Service {
          /** Finds.
           * @param kind of it */
          @Deprecated @Read int find(Kind kind) { return 1; }
          /** Looks. */
          @Deprecated(forRemoval = true) @Read int look() { return 1; }
        }
        """,
        "package p; enum Kind { A, @Deprecated B, @Deprecated(forRemoval = true) C }",
        """
        package p;
        import dev.pokayoke.*;
        @Deprecated
        class Old {
          /** Finds. */
          @Read Row find() { return null; }
          /** A row. */
          record Row(int number) { @Deprecated(forRemoval = true) @Override public int number() { return number; } }
        }
        """);
  }

  @ParameterizedTest
  @EnumSource
  void unicodeEscapesInCommentsAreCharacters(TestCompiler compiler) {
    Compilation compilation =
        compilesCleanly(
            compiler,
            Samples.service("  /** Pr\\u00fcft \\\\u00fc. */\n  @Read int find() { return 1; }\n"));
    assertThat(compilation.toolset().tools().get(0).description())
        .isEqualTo("Pr\u00fcft \\\\u00fc.");
  }

  private static Compilation compilesCleanly(TestCompiler compiler, String... sources) {
    Compilation.Builder builder = compiler.sources(sources).writer(ToolsetWriter::write);
    if (compiler == TestCompiler.JAVAC) {
      builder.option("-Xlint:all,-processing,-classfile").option("-Werror");
    }
    Compilation compilation = builder.compile();
    Diagnosed.saysAll(compilation);
    return compilation;
  }
}
