package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.read.Bodies;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the bodies of tools tell, where the compiler shows them; ecj does not. */
class BodyDiagnosticsTest {

  @ParameterizedTest
  @EnumSource
  void namesExceptionsThatNothingExplains(TestCompiler compiler) {
    String source =
        service(
            """
              @Read int first(int room) {
                if (room == 1) { /*!javac:PK510*/ throw new RoomNotFound(); }
                if (room == 2) { /*!javac:PK510*/ throw new java.util.NoSuchElementException("x"); }
                return Optional.of(room).orElseThrow(() -> /*!javac:PK510*/ new SoldOut());
              }
              @Write void second(int room) {
                /*!javac:PK510*/ throw new IllegalArgumentException("x");
              }
              @Fails(on = SoldOut.class, code = ErrorCode.CONFLICT)
              @Read int declared(int room) {
                if (room == 1) { throw new LastSoldOut(); }
                throw new SoldOut();
              }
              @Read int bugs(int room) {
                if (room == 1) { throw new IllegalStateException(); }
                if (room == 2) { throw new UnsupportedOperationException(); }
                if (room == 3) { throw new AssertionError(); }
                throw new RuntimeException("wraps");
              }
              @Read int caught(int room) {
                Runnable later = () -> { throw new SoldOut(); };
                Object other = new Object() { void run() { throw new SoldOut(); } };
                try { throw new LastSoldOut(); } catch (RoomNotFound | SoldOut e) { return other.hashCode(); }
              }
              static class RoomNotFound extends RuntimeException {}
              static class SoldOut extends RuntimeException {}
              static class LastSoldOut extends SoldOut {}
            """);
    says(
        compiler.sources(source).compile(),
        "PK510: Service.first throws Service.RoomNotFound, and the model only learns that the tool is"
            + " broken. Add @Fails(on = Service.RoomNotFound.class, code = ErrorCode.NOT_FOUND).",
        "PK510: Service.first throws NoSuchElementException, and the model only learns that the tool"
            + " is broken. Add @Fails(on = NoSuchElementException.class, code ="
            + " ErrorCode.NOT_FOUND).",
        "PK510: Service.first throws Service.SoldOut, and the model only learns that the tool is"
            + " broken. Add @Fails(on = Service.SoldOut.class, code = ErrorCode.CONFLICT).",
        "PK510: Service.second throws IllegalArgumentException, and the model only learns that the"
            + " tool is broken. Add @Fails(on = IllegalArgumentException.class, code ="
            + " ErrorCode.INVALID_ARGUMENT) if nothing is changed before it.");
  }

  @ParameterizedTest
  @EnumSource
  void findsFailuresThatBecomeEmptyAnswers(TestCompiler compiler) {
    String source =
        service(
            """
              Source source = new Source();
              @Read List<String> first() {
                try { return source.load(); } /*!javac:PK511*/ catch (Exception e) { return List.of(); }
              }
              @Read Optional<String> second() {
                try {
                  return Optional.of(source.load().get(0));
                } /*!javac:PK511*/ catch (java.io.IOException failure) {
                  System.out.println(failure);
                }
                return Optional.empty();
              }
              @Write boolean third() {
                try { return source.hashCode() > 0; } /*!javac:PK511*/ catch (RuntimeException e) { return false; }
              }
              @Read List<String> answered() {
                try { return source.load(); }
                catch (java.io.FileNotFoundException | NumberFormatException e) { return List.of(); }
                catch (java.io.IOException e) { throw new IllegalStateException(e); }
              }
              @Read List<String> decided(int x) {
                try { return source.load(); }
                catch (java.io.IOException e) { if (x == 1) { throw new IllegalStateException(e); } return List.of(); }
              }
              @Read List<String> anyway() {
                try { source.load(); } catch (java.io.IOException e) { }
                return List.of();
              }
              static class Source { List<String> load() throws java.io.IOException { return List.of("x"); } }
            """);
    says(
        compiler.sources(source).compile(),
        "PK511: Service.first returns List.of() when Exception is caught, and the model takes it for"
            + " the true answer. End the catch with \"throw new"
            + " java.util.concurrent.CompletionException(e);\" instead.",
        "PK511: Service.second returns Optional.empty() when IOException is caught, and the model"
            + " takes it for the true answer. End the catch with \"throw new"
            + " java.io.UncheckedIOException(failure);\" instead.",
        "PK511: Service.third returns false when RuntimeException is caught, and the model takes it"
            + " for the true answer. End the catch with \"throw e;\" instead.");
  }

  @ParameterizedTest
  @EnumSource
  void findsReadsWhoseBodiesWrite(TestCompiler compiler) {
    String source =
        service(
            """
              Rooms rooms = new Rooms();
              RoomCache cached = new RoomCache();
              List<String> list = new ArrayList<>();
              @Read int first() { /*!javac:PK512*/ rooms.save("x"); return 1; }
              @Read int second() { return this.rooms.find("x"); }
              @Read int third() { return /*!javac:PK512*/ rooms.run("delete from room"); }
              @Read int fourth() { /*!javac:PK512*/ store(); return 1; }
              @Read int fine(Integer x) {
                Rooms rooms = new Rooms();
                rooms.save("x");
                cached.save("x");
                list.remove("x");
                return this.rooms.run("select 1");
              }
              @Write void store() { rooms.save("x"); }
              static class Rooms {
                void save(String x) {}
                int find(String x) { return 1; }
                int run(String x) { return 1; }
              }
              static class RoomCache { void save(String x) {} }
            """);
    says(
        compiler.sources(source).compile(),
        "PK512: Service.first is a @Read, and rooms.save() changes something; reads are attempted"
            + " again. Make it a @Write, or take the call out.",
        "PK512: Service.third is a @Read, and rooms.run() changes something; reads are attempted"
            + " again. Make it a @Write, or take the call out.",
        "PK512: Service.fourth is a @Read, and store() changes something; reads are attempted again."
            + " Make it a @Write, or take the call out.");
  }

  /** A raised warning stops the generation as any error does. */
  @Test
  void canBeRaised() {
    Compilation compilation =
        TestCompiler.JAVAC
            .sources(
                service("@Read int first() { /*!PK510*/ throw new IllegalArgumentException(); }"))
            .option("-Apokayoke.lint=PK510:error")
            .compile();
    Diagnosed.says(
        compilation,
        "PK510: Service.first throws IllegalArgumentException, and the model only learns that the"
            + " tool is broken. Add @Fails(on = IllegalArgumentException.class, code ="
            + " ErrorCode.INVALID_ARGUMENT).");
    assertThat(compilation.toolsets()).isEmpty();
  }

  /** Build tools hand their own environment to a processor. */
  @Test
  void looksThroughEnvironmentsOfOthers() {
    List<Boolean> seen = new ArrayList<>();
    Compilation compilation =
        TestCompiler.JAVAC
            .sources("class Plain {}")
            .with(
                new AbstractProcessor() {
                  @Override
                  public Set<String> getSupportedAnnotationTypes() {
                    return Set.of("*");
                  }

                  @Override
                  public SourceVersion getSupportedSourceVersion() {
                    return SourceVersion.latestSupported();
                  }

                  @Override
                  public synchronized void init(ProcessingEnvironment environment) {
                    super.init(environment);
                    seen.add(isSeen(new Delegating(environment)));
                    seen.add(isSeen(hidden(environment)));
                  }

                  @Override
                  public boolean process(
                      Set<? extends TypeElement> annotations, RoundEnvironment round) {
                    return false;
                  }
                })
            .compile();
    Diagnosed.saysAll(compilation);
    assertThat(seen).containsExactly(true, false);
  }

  private static boolean isSeen(ProcessingEnvironment environment) {
    return !Bodies.UNSEEN.equals(Bodies.of(environment));
  }

  private static ProcessingEnvironment hidden(ProcessingEnvironment environment) {
    return (ProcessingEnvironment)
        Proxy.newProxyInstance(
            BodyDiagnosticsTest.class.getClassLoader(),
            new Class<?>[] {ProcessingEnvironment.class},
            (proxy, method, arguments) -> method.invoke(environment, arguments));
  }

  private record Delegating(ProcessingEnvironment delegate) implements ProcessingEnvironment {
    @Override
    public Map<String, String> getOptions() {
      return delegate.getOptions();
    }

    @Override
    public Messager getMessager() {
      return delegate.getMessager();
    }

    @Override
    public Filer getFiler() {
      return delegate.getFiler();
    }

    @Override
    public Elements getElementUtils() {
      return delegate.getElementUtils();
    }

    @Override
    public Types getTypeUtils() {
      return delegate.getTypeUtils();
    }

    @Override
    public SourceVersion getSourceVersion() {
      return delegate.getSourceVersion();
    }

    @Override
    public Locale getLocale() {
      return delegate.getLocale();
    }
  }

  private static void says(Compilation compilation, String... texts) {
    Diagnosed.says(
        compilation, compilation.compiler() == TestCompiler.JAVAC ? texts : new String[0]);
  }
}
