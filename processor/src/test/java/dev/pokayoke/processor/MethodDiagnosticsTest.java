package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static dev.pokayoke.processor.Samples.unit;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Methods and classes that cannot be tools. */
class MethodDiagnosticsTest {

  @ParameterizedTest
  @EnumSource
  void refusesMethodsThatCannotBeCalled(TestCompiler compiler) {
    String source =
        service(
            """
              @Read private int /*!PK102*/ hidden() { return 1; }
              @Read static int /*!PK102*/ shared() { return 1; }
              @Read <T> int /*!PK102*/ open() { return 1; }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK102: Service.hidden is private. Make it package-private, protected or public.",
        "PK102: Service.shared is static, and a tool is called on an instance. Take static off.",
        "PK102: Service.open has type parameters, so its types are not known. Use concrete types.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesProtectedMethodsOfOtherPackages(TestCompiler compiler) {
    String base =
        """
        package q;
        import dev.pokayoke.Read;
        public class Base {
          @Read protected int /*!PK102*/ count() { return 1; }
        }
        """;
    Diagnosed.says(
        compiler.sources(base, unit("@Toolset class Service extends q.Base {}\n")).compile(),
        "PK102: Service.count is protected and comes from another package. Override it in the"
            + " annotated class.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesClassesThatHaveNoTools(TestCompiler compiler) {
    String source =
        unit(
            """
            class Outer<T> {
              @Toolset static /*!PK103*/ class Empty { void find() {} }
              @Toolset static /*!PK103*/ class Generic<E> { @Read int count() { return 1; } }
              static class OnlySubclassesHaveTools<E> { @Read int count() { return 1; } }
              private static /*!PK103*/ class Hidden { @Read int count() { return 1; } }
              private static class Around { static /*!PK103*/ class Inside { @Read int count() { return 1; } } }
              /*!PK103*/ class Instance { @Read int count() { return 1; } }
              @Toolset @/*!PK103*/interface Marker { @Read int count(); }
            }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK103: No tools for Empty: it has no @Read or @Write method. Annotate one, or take @Toolset"
            + " off.",
        "PK103: No tools for Generic: it has type parameters, so its types are not known. Annotate a"
            + " subclass that fixes them with @Toolset instead.",
        "PK103: No tools for Hidden: it is private. Make it package-private or public.",
        "PK103: No tools for Inside: its enclosing Around is private. Make it package-private or"
            + " public.",
        "PK103: No tools for Instance: its enclosing Outer has type parameters, so its types are not"
            + " known. Annotate a subclass that fixes them with @Toolset instead.",
        "PK103: No tools for Marker: an annotation type has no service behind it. Annotate a class or"
            + " an interface.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesAnnotationsThatNothingReads(TestCompiler compiler) {
    String source =
        service(
            """
              Service(/*!PK107*/ @Arg(name = "x") int first) {}
              /*!PK107*/ @Fails(on = Exception.class, code = ErrorCode.CONFLICT) void helper(
                  /*!PK107*/ @FromContext("user_id") String user) {}
              /*!PK107*/ @Alias("one") int field;
              @Read int count() { return 1; }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK107: @Arg has no effect here. Annotate the method with @Read or @Write, or take it off.",
        "PK107: @Fails has no effect here. Annotate the method with @Read or @Write, or take it off.",
        "PK107: @FromContext has no effect here. Annotate the method with @Read or @Write, or take it"
            + " off.",
        "PK107: @Alias has no effect here. Use it on the constants of an enum.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesMethodsOfGenericTypesThatNoSubclassCanPublish(TestCompiler compiler) {
    String source =
        unit(
            """
            class Generic<T> {
              @Read T kept(T value) { return value; }
              /*!PK107*/ @Read private T hidden(T value) { return value; }
              /*!PK107*/ @Write static void shared() {}
              @Toolset static /*!PK103*/ class Told<E> { @Read private int count() { return 1; } }
            }
            interface Face<T> {
              @Read T kept();
              /*!PK107*/ @Read static int shared() { return 1; }
            }
            final class Last<T> { /*!PK107*/ @Read int count() { return 1; } }
            record Pair<T>(T first) { /*!PK107*/ @Read int count() { return 1; } }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK107: @Read has no effect here. Only subclasses of Generic have its tools, and they do not"
            + " inherit a private method: make it protected or public.",
        "PK107: @Write has no effect here. A tool is called on an instance: take static off.",
        "PK103: No tools for Told: it has type parameters, so its types are not known. Annotate a"
            + " subclass that fixes them with @Toolset instead.",
        "PK107: @Read has no effect here. A tool is called on an instance: take static off.",
        "PK107: @Read has no effect here. Only subclasses of Last have its tools, and there can be"
            + " none: take its type parameters off.",
        "PK107: @Read has no effect here. Only subclasses of Pair have its tools, and there can be"
            + " none: take its type parameters off.");
  }
}
