package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.ArgumentValidator.Parameter;
import dev.pokayoke.runtime.ArgumentValidator.Violation;
import dev.pokayoke.runtime.Toolbox;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.validation.JakartaValidator;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a toolbox does about validators when it is built. */
class ValidatorStartTest {
  private static final String ONE =
      Samples.unit(
          "class Service {\n  @Read void find(@Capital String name) {}\n  @Read void list() {}\n}\n");

  @ParameterizedTest
  @EnumSource
  void withoutAValidatorItSaysWhichToolsNeedOne(TestCompiler compiler, @TempDir Path classes)
      throws Exception {
    compile(compiler, classes, Constraints.CAPITAL, ONE);
    String message =
        "No Jakarta Validator was found, and constraints of find need one: add"
            + " org.hibernate.validator:hibernate-validator, or set Toolbox.Builder.validator(...).";

    assertThatThrownBy(() -> build(classes, jar -> !jar.contains("hibernate-validator")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> build(classes, jar -> !jar.contains("validat")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(message)
        .hasCauseInstanceOf(NoClassDefFoundError.class);
    assertThat(build(classes, jar -> true)).isNotNull();
  }

  @ParameterizedTest
  @EnumSource
  void toolsThatNeedNoneDoWithoutJakarta(TestCompiler compiler, @TempDir Path classes)
      throws Exception {
    compile(
        compiler, classes, Samples.service("  @Read void find(@Size(max = 3) String name) {}\n"));

    assertThat(build(classes, jar -> !jar.contains("validat"))).isNotNull();
  }

  @ParameterizedTest
  @EnumSource
  void whatCannotBeCheckedIsSaidBeforeAnyCall(TestCompiler compiler) {
    assertThatThrownBy(
            () -> Served.of(compiler, Constraints.CAPITAL, service("@Capital int count")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "The constraints of Service.find cannot be checked: no validator of @Capital takes a"
                + " Integer.");
    assertThatThrownBy(
            () ->
                Served.of(
                    compiler,
                    Constraints.CAPITAL,
                    Samples.unit("interface Shape {}\n"),
                    service("List<jakarta.validation.@jakarta.validation.Valid In> in")
                        .replace("jakarta.validation.@", "@")
                        .replace(
                            "class Service {",
                            "class Service {\n  record In(@Capital int a) {}\n")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no validator of @Capital takes a Integer.");
    assertThatThrownBy(
            () ->
                Served.of(
                    compiler,
                    Constraints.CAPITAL,
                    Samples.unit("interface Face { void find(String name); }\n"),
                    service("@Capital String name")
                        .replace("Service {", "Service implements Face {")
                        .replace("@Read void", "@Read public void")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("The constraints of Service.find cannot be checked: HV000151: ");
  }

  private static String service(String parameter) {
    return Samples.unit("class Service {\n  @Read void find(" + parameter + ") {}\n}\n");
  }

  @ParameterizedTest
  @EnumSource
  void aHostChoosesWhatIsAsked(TestCompiler compiler) {
    Served served = Served.of(compiler, Constraints.CAPITAL, ONE);
    List<Object> seen = new ArrayList<>();
    Toolbox own =
        Toolbox.builder()
            .add(served.tools())
            .validator(
                target -> {
                  seen.add(target.service().getName() + target.method() + target.parameters());
                  return (service, arguments) -> {
                    seen.add(arguments[0]);
                    return List.of(new Violation(List.of(new Parameter(0)), "Own words.", false));
                  };
                })
            .build();

    assertThat(own.conversation(CallContext.of("c-1")).call("find", "{\"name\":\"Bo\"}").text())
        .contains("\"field\":\"name\",\"message\":\"Own words.\"");
    assertThat(seen).containsExactly("p.Servicefind[class java.lang.String]", "Bo");
  }

  @ParameterizedTest
  @EnumSource
  void aValidatorOfTheHostIsNotEnded(TestCompiler compiler) {
    Served served = Served.of(compiler, Constraints.CAPITAL, ONE);
    try (ValidatorFactory factory =
        Validation.byDefaultProvider()
            .configure()
            .messageInterpolator(new ParameterMessageInterpolator())
            .buildValidatorFactory()) {
      Validator validator = factory.getValidator();
      for (int round = 0; round < 2; round++) {
        try (Toolbox toolbox =
            Toolbox.builder()
                .add(served.tools())
                .validator(JakartaValidator.of(validator))
                .build()) {
          assertThat(
                  toolbox.conversation(CallContext.of("c")).call("find", "{\"name\":\"a\"}").text())
              .contains("\"message\":\"Begin with a capital.\"");
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void anyServiceCanBeAsked(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            Samples.unit(
                """
                final class Service extends Base<String> implements Face {
                  protected @Read void hidden(@Capital String name) {}
                  @Override public void shown(String name) {}
                }
                """),
            Samples.unit(
                """
                class Base<T extends CharSequence> {
                  @Read void inherited(@Capital T name, T[] more) {}
                }
                """),
            Samples.unit(
                """
                interface Face {
                  @Read void shown(@Capital String name);
                  @Read default void given(@Capital String name) {}
                }
                """));

    for (String tool : List.of("hidden", "shown", "given", "inherited")) {
      String more = tool.equals("inherited") ? ",\"more\":[]" : "";
      assertThat(served.call(tool, "{\"name\":\"bo\"" + more + "}"))
          .contains("\"field\":\"name\",\"message\":\"Begin with a capital.\"");
      assertThat(served.call(tool, "{\"name\":\"Bo\"" + more + "}"))
          .isEqualTo("{\"result\":\"done\"}");
    }
  }

  private static void compile(TestCompiler compiler, Path classes, String... sources)
      throws IOException {
    compiler
        .sources(sources)
        .writer(dev.pokayoke.processor.write.ToolsetWriter::write)
        .classesTo(classes)
        .compile();
  }

  /** Builds a toolbox of the compiled service where only some of the jars are to be found. */
  private static Object build(Path classes, Predicate<String> wanted) throws Exception {
    List<URL> path = new ArrayList<>(List.of(url(classes)));
    for (Path file : classPath()) {
      if (Files.exists(file) && wanted.test(file.getFileName().toString())) {
        path.add(url(file));
      }
    }
    URL[] urls = path.toArray(new URL[0]);
    try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      Class<?> type = loader.loadClass("p.Service");
      Constructor<?> maker = type.getDeclaredConstructor();
      maker.setAccessible(true);
      Constructor<?> tools = loader.loadClass("p.ServiceTools").getDeclaredConstructor(type);
      tools.setAccessible(true);
      Class<?> face = loader.loadClass(GeneratedTools.class.getName());
      Object all = Array.newInstance(face, 1);
      Array.set(all, 0, tools.newInstance(maker.newInstance()));
      return loader
          .loadClass(Toolbox.class.getName())
          .getMethod("of", all.getClass())
          .invoke(null, all);
    } catch (InvocationTargetException failed) {
      if (failed.getCause() instanceof Exception cause) {
        throw cause;
      }
      throw failed;
    }
  }

  private static List<Path> classPath() {
    return Pattern.compile(Pattern.quote(File.pathSeparator))
        .splitAsStream(System.getProperty("java.class.path"))
        .map(Path::of)
        .toList();
  }

  private static URL url(Path path) throws MalformedURLException {
    return path.toUri().toURL();
  }
}
