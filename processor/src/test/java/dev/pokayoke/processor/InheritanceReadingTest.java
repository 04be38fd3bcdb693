package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.unit;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.model.Toolset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which classes are toolsets, and which methods their tools. */
class InheritanceReadingTest {

  @ParameterizedTest
  @EnumSource
  void takesTypesOfGenericSuperclassesAsTheyAreInTheClass(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(
                unit(
                    """
                    @Toolset class Service extends Middle<String> implements Source<Integer> {
                      /** Own. */
                      @Read public int own() { return 1; }
                      @Override public List<Integer> all(Integer after) { return null; }
                    }
                    """),
                unit(
                    """
                    abstract class Middle<T> extends Base<T, LocalDate> {
                      /** Middle. */
                      @Read T middle(T value) { return value; }
                    }
                    """),
                unit(
                    """
                    abstract class Base<A, B> {
                      /** Base. */
                      @Read Optional<B> base(A first, List<B> second) { return null; }
                    }
                    """),
                unit(
                    """
                    interface Source<E> {
                      /** All. */
                      @Read List<E> all(E after);
                      /** First. */
                      @Read default E first(E other) { return other; }
                    }
                    """))
            .compile();
    Diagnosed.says(compilation);
    assertThat(ModelText.of(compilation.toolset()))
        .isEqualTo(
            """
            own read x3 | Own | Own.
              -> int whole32
            all read x3 | All | All.
              after: Integer whole32
              -> List<Integer> [whole32]
            middle read x3 | Middle | Middle.
              value: String text
              -> String text
            base read x3 | Base | Base.
              first: String text
              second: List<LocalDate> [date]
              -> Optional<LocalDate> date
            first read x3 | First | First.
              other: Integer whole32
              -> Integer whole32
            """);
  }

  @ParameterizedTest
  @EnumSource
  void takesTheNearestOfEachAnnotationAndText(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(
                unit(
                    """
                    @Toolset class Service extends Base implements Api {
                      @Override public int save(String text, String whose, int size) { return 1; }
                      /** Counts anew. */
                      @Override @Read(attempts = 1) public int count() { return 1; }
                    }
                    """),
                unit(
                    """
                    abstract class Base {
                      /** @param n how large */
                      @Fails(on = IllegalStateException.class, code = ErrorCode.NOT_FOUND)
                      public abstract int save(@Arg(name = "words") String t, String w, @Max(5) int n);
                      @Write(name = "other") public int count() { return 1; }
                    }
                    """),
                unit(
                    """
                    interface Api {
                      /** Saves a text.
                       * @param note what to save
                       * @param length of it */
                      @Write(name = "save_text", destructive = true)
                      @Fails(on = IllegalStateException.class, code = ErrorCode.CONFLICT)
                      @Fails(on = RuntimeException.class, code = ErrorCode.CONFLICT)
                      int save(@Size(max = 9) @Arg(name = "note") String note,
                          @FromContext("user_id") String user, @Min(1) @Max(9) int length);
                    }
                    """))
            .compile();
    Diagnosed.says(compilation);
    assertThat(ModelText.of(toolset(compilation, "ServiceTools")))
        .isEqualTo(
            """
            save_text write destructive x1 | Save text | Saves a text.
              text as words: String text size 0..9 | what to save
              whose = context user_id String
              size: int whole32 >=1 <=5 | how large
              -> int whole32
              fails IllegalStateException NOT_FOUND
              fails RuntimeException CONFLICT
            count read x1 | Count | Counts anew.
              -> int whole32
            """);
  }

  @ParameterizedTest
  @EnumSource
  void asksTheMoreSpecificDeclarationFirst(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(
                unit(
                    """
                    @Fails(on = RuntimeException.class, code = ErrorCode.INTERNAL)
                    @Fails(on = IllegalArgumentException.class, code = ErrorCode.NOT_FOUND)
                    class Service extends Base {
                      @Fails(on = IllegalArgumentException.class, code = ErrorCode.CONFLICT)
                      @Fails(on = NumberFormatException.class, code = ErrorCode.INVALID_ARGUMENT)
                      @Write void save() {}
                    }
                    """),
                unit(
                    """
                    @Fails(on = IllegalStateException.class, code = ErrorCode.CONFLICT)
                    class Base {}
                    """))
            .compile();
    Diagnosed.says(compilation);
    assertThat(ModelText.of(compilation.toolset()))
        .isEqualTo(
            """
            save write x1 | Save | \n\
              -> void
              fails NumberFormatException INVALID_ARGUMENT
              fails IllegalArgumentException CONFLICT
              fails IllegalStateException CONFLICT
              fails RuntimeException INTERNAL
            """);
  }

  @ParameterizedTest
  @EnumSource
  void findsToolsetsOfEveryKindAndVisibility(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(
                unit(
                    """
                    public class Outer {
                      public interface Api { @Read int count(); }
                      static class Impl implements Api { public int count() { return 1; } }
                      public record Fixed(int size) { @Read public int count() { return size; } }
                      enum One { ONLY; @Read int count() { return 1; } }
                      class Inner { @Read protected int count() { return 1; } }
                      static class Generic<T> { @Read T find() { return null; } }
                      @Toolset static class Sub extends Generic<String> {}
                      static class Unmarked extends Generic<String> {}
                    }
                    """))
            .compile();
    Diagnosed.says(compilation);
    assertThat(compilation.toolsets())
        .extracting(toolset -> toolset.generatedName() + " " + toolset.visible())
        .containsExactly(
            "Outer_ApiTools true",
            "Outer_FixedTools true",
            "Outer_InnerTools false",
            "Outer_OneTools false",
            "Outer_SubTools false");
  }

  @ParameterizedTest
  @EnumSource
  void leavesOutWhatIsNotInherited(TestCompiler compiler) {
    String base =
        """
        package q;
        import dev.pokayoke.*;
        public class Base {
          @Read int packagePrivate() { return 1; }
          @Read public int open() { return 1; }
        }
        """;
    Compilation compilation =
        compiler.sources(base, unit("@Toolset class Service extends q.Base {}\n")).compile();
    Diagnosed.says(compilation);
    assertThat(toolset(compilation, "ServiceTools").tools())
        .extracting(tool -> tool.wireName())
        .containsExactly("open");
  }

  private static Toolset toolset(Compilation compilation, String name) {
    return compilation.toolsets().stream()
        .filter(toolset -> toolset.generatedName().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
