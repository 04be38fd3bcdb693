package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.unit;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tools, types and declarations from class files. */
class ClassFileTest {
  private static final String BASE =
      """
      package p;
      import dev.pokayoke.*;
      public class Base {
        @Write public void save(String note, @FromContext("user") String user) {}
        @Write public void named(@Arg(name = "the_note") String note) {}
        @Read public int count() { return 1; }
        @Read public Size size() { return null; }
        public enum Size { SMALL, BIG, ADEQUATE }
      }
      """;

  @TempDir private Path library;

  @ParameterizedTest
  @EnumSource
  void refusesMethodsWithoutParameterNames(TestCompiler compiler) throws IOException {
    TestCompiler.JAVAC.sources(BASE).compileTo(library);
    Diagnosed.says(
        compiler
            .sources(unit("@Toolset\n/*!PK106*/ class Service extends Base {}\n"))
            .classPath(library)
            .compile(),
        "PK106: Service.save comes from a class file without parameter names. Compile its class with -g"
            + " and -parameters, or override it in Service.");
  }

  /** ecj gives the constants of a class file by name. */
  @ParameterizedTest
  @EnumSource
  void takesNamesFromOverridesAndSortsTheRest(TestCompiler compiler) throws IOException {
    TestCompiler.JAVAC.sources(BASE).compileTo(library);
    Compilation compilation =
        compiler
            .sources(
                unit(
                    """
                    @Toolset class Service extends Base {
                      @Override public void save(String note, String user) {}
                    }
                    """))
            .classPath(library)
            .compile();
    Diagnosed.says(compilation);
    assertThat(ModelText.of(compilation.toolset()))
        .isEqualTo(
            """
            save write x1 | Save | \n\
              note: String text
              user = context user String
              -> void
            count read x3 | Count | \n\
              -> int whole32
            named write x1 | Named | \n\
              arg0 as the_note: String text
              -> void
            size read x3 | Size | \n\
              -> Base.Size %s
            """
                .formatted(
                    compiler == TestCompiler.JAVAC ? "SMALL|BIG|ADEQUATE" : "ADEQUATE|BIG|SMALL"));
  }

  @ParameterizedTest
  @EnumSource
  void readsNamesThatWereKept(TestCompiler compiler) throws IOException {
    TestCompiler.JAVAC.sources(BASE).option("-g").option("-parameters").compileTo(library);
    Compilation compilation =
        compiler
            .sources(unit("@Toolset class Service extends Base {}\n"))
            .classPath(library)
            .compile();
    Diagnosed.says(compilation);
    assertThat(compilation.toolset().tools().get(2).arguments().get(0).wireName())
        .isEqualTo("note");
  }

  @ParameterizedTest
  @EnumSource
  void showsTheUseOfWhatHasNoSource(TestCompiler compiler) throws IOException {
    String other =
        """
        package q;
        @dev.pokayoke.Fails(on = RuntimeException.class, code = dev.pokayoke.ErrorCode.CANCELLED)
        public class Other {
          public record In(java.util.HashMap<String, String> extras) {}
          public record Out(Hidden hidden) {}
          record Hidden(int number) {}
        }
        """;
    TestCompiler.JAVAC.sources(other).compileTo(library);
    Diagnosed.says(
        compiler
            .sources(
                unit(
                    """
                    /*!PK503*/ class Service extends q.Other {
                      @Write Out /*!PK101*/ save(In /*!PK101*/ in) { return null; }
                    }
                    """))
            .classPath(library)
            .compile(),
        "PK503: RuntimeException: only the runtime can say CANCELLED. Use INVALID_ARGUMENT,"
            + " NOT_FOUND, PERMISSION_DENIED, CONFLICT, UNAVAILABLE, RATE_LIMITED or INTERNAL.",
        "PK101: result of Service.save -> Out.hidden: Other.Hidden is not supported. It is not visible"
            + " in package p: make it public.",
        "PK101: Service.save(in) -> In.extras: HashMap<String, String> is not supported. Use a Map.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesBeansWithoutParameterNames(TestCompiler compiler) throws IOException {
    String beans =
        """
        package q;
        public class Beans {
          public static class Lost {
            private final String name;
            public Lost(String name) { this.name = name; }
            public String getName() { return name; }
          }
          public static class Named {
            private final String name;
            @java.beans.ConstructorProperties("name")
            public Named(String it) { this.name = it; }
            public String getName() { return name; }
          }
        }
        """;
    TestCompiler.JAVAC.sources(beans).compileTo(library);
    Diagnosed.says(
        compiler
            .sources(
                unit(
                    """
                    class Service {
                      @Write void lost(q.Beans.Lost /*!PK115*/ value) {}
                      @Write q.Beans.Lost named(q.Beans.Named value) { return null; }
                    }
                    """))
            .classPath(library)
            .compile(),
        "PK115: Lost cannot be an argument: the names of its constructor's parameters are not in its"
            + " class file. Compile it with -parameters, or name them with @JsonProperty or"
            + " @ConstructorProperties.");
  }

  /** javac tells of them from 22 on; ecj always. */
  @ParameterizedTest
  @EnumSource
  void saysWhereNullnessIsHidden(TestCompiler compiler) throws IOException {
    String guest =
        """
        package p;
        public record Guest(@Nullable String name, int age) {}
        """;
    String plain =
        """
        package p;
        public record Plain(String name) {}
        """;
    String nullable =
        """
        package p;
        import java.lang.annotation.*;
        @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) public @interface Nullable {}
        """;
    TestCompiler.JAVAC.sources(guest, plain, nullable).compileTo(library);
    boolean hidden = compiler == TestCompiler.JAVAC && Runtime.version().feature() < 22;
    Compilation compilation =
        compiler
            .sources(
                unit(
                    "class Service { @Read int find(Guest "
                        + (hidden ? "/*!PK116*/ " : "")
                        + "guest, Plain plain) { return 1; } }"))
            .classPath(library)
            .compile();
    if (hidden) {
      Diagnosed.says(
          compilation,
          "PK116: Guest comes from a class file, whose @Nullable on types this compiler does not see, so"
              + " all its values are required. Compile with JDK 22 or later, or use Optional.");
    } else {
      Diagnosed.says(compilation);
      assertThat(ModelText.of(compilation.toolset())).contains("name: String text nullable");
    }
  }

  @ParameterizedTest
  @EnumSource
  void saysThatCommentsAreLost(TestCompiler compiler) throws IOException {
    String guest =
        """
        package p;
        import dev.pokayoke.*;
        /** @param name as in the passport */
        public record Guest(String name, @Arg(description = "in years") int age, String note) {}
        """;
    TestCompiler.JAVAC.sources(guest).compileTo(library);
    Compilation compilation =
        compiler
            .sources(
                unit(
                    """
                    class Service {
                      /**
                       * Finds.
                       * @param guest who
                       * @param own of this compilation
                       */
                      @Read Guest find(Guest /*!PK117*/ guest, Own own) { return guest; }
                      record Own(String note) {}
                    }
                    """))
            .classPath(library)
            .compile();
    Diagnosed.saysAll(
        compilation,
        "PK117: Guest comes from a class file, which has no Javadoc, so the model reads nothing about"
            + " name, note. Set @Arg(description = \"...\") or @JsonPropertyDescription there.");
  }
}
