package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static dev.pokayoke.processor.Samples.unit;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Types that another processor generates, or that nobody does. */
class RoundsTest {
  private static final String SERVICE =
      unit(
          """
          class Service extends Base {
            @Write @Fails(on = Sold.class, code = ErrorCode.CONFLICT)
            Out save(In in, @FromContext("user") User user) throws Sold { return null; }
            record In(Inner inner) {}
          }
          """);

  @ParameterizedTest
  @EnumSource
  void waitsForGeneratedTypes(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(SERVICE)
            .with(new Generating("class Base { @Read int count() { return 1; } }"))
            .with(new Generating("enum User { GUEST }"))
            .with(new Generating("class Sold extends Exception {}"))
            .with(new Generating("record Out(int number) {}"))
            .with(new Generating("record Inner(Innermost innermost) {}"))
            .with(new Generating("enum Innermost { A }"))
            .compile();
    Diagnosed.says(compilation);
    assertThat(ModelText.of(compilation.toolsets().get(1)))
        .isEqualTo(
            """
            save write x1 | Save | \n\
              in: Service.In {inner: Inner {innermost: Innermost A}}
              user = context user User
              -> Out {number: int whole32}
              fails Sold CONFLICT
              throws Sold
            count read x3 | Count | \n\
              -> int whole32
            """);
  }

  @ParameterizedTest
  @EnumSource
  void explainsWhatItWaitedForInVain(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(
                unit(
                    """
                    /*!PK108*/ class Service {
                      @Read Missing find(List<Gone> list, Missing again) { return null; }
                    }
                    """))
            .compile();
    assertThat(compilation.toolsets()).isEmpty();
    Diagnosed.saysBesideCompiler(
        compilation,
        "PK108: No tools for Service: Gone, Missing cannot be found. Put it on the class path, or"
            + " run the processor that generates it.");
  }

  @ParameterizedTest
  @EnumSource
  void saysNothingOfMissingTypesBesideOtherErrors(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(
                service("  @Read Missing find() { return null; }\n"),
                Samples.HEADER
                    + "class Other { @Read private int /*!PK102*/ hidden() { return 1; } }")
            .compile();
    Diagnosed.saysBesideCompiler(
        compilation,
        "PK102: Other.hidden is private. Make it package-private, protected or public.");
  }

  @ParameterizedTest
  @EnumSource
  void writesNothingForClassWithErrors(TestCompiler compiler) {
    List<String> written = new ArrayList<>();
    compiler
        .sources(
            service("  @Read int count() { return 1; }\n  @Read private int no() { return 1; }\n"),
            Samples.HEADER + "class Other { @Read int count() { return 1; } }")
        .writer((published, output) -> written.add(published.toolset().generatedName()))
        .compile();
    assertThat(written).containsExactly("OtherTools");
  }

  /** Generates one type of package p in its first round. */
  private static final class Generating extends AbstractProcessor {
    private final String type;
    private boolean done;

    Generating(String type) {
      this.type = type;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        String name = type.replaceFirst("\\w+ (\\w+).*", "$1");
        try (Writer out = processingEnv.getFiler().createSourceFile("p." + name).openWriter()) {
          out.write("package p; import dev.pokayoke.*; public " + type);
        } catch (IOException failure) {
          throw new UncheckedIOException(failure);
        }
      }
      return false;
    }
  }
}
