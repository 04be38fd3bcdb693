package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.model.Deed;
import dev.pokayoke.processor.model.Toolset;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
                if (room == 3) { Optional.empty().orElseThrow(/*!javac:PK510*/ RoomNotFound::new); }
                return Optional.of(room).orElseThrow(() -> /*!javac:PK510*/ new SoldOut());
              }
              @Write void second(int room) {
                List.of(room).forEach(each -> { /*!javac:PK510*/ throw new IllegalArgumentException("x"); });
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
        "PK510: Service.first throws Service.RoomNotFound, and the model only learns that the tool is"
            + " broken. Add @Fails(on = Service.RoomNotFound.class, code = ErrorCode.NOT_FOUND).",
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
                List<String> all = new ArrayList<>();
                try {
                  all.addAll(source.load());
                } /*!javac:PK511*/ catch (java.io.IOException e) {
                  e.printStackTrace();
                }
                return all;
              }
              @Write void done() {
                try { source.load(); } /*!javac:PK511*/ catch (java.io.IOException e) { }
              }
              @Write void left() {
                try { source.load(); } /*!javac:PK511*/ catch (java.io.IOException e) { return; }
                source.hashCode();
              }
              @Write String said() {
                try { source.load(); } /*!javac:PK511*/ catch (java.io.IOException e) { }
                return "cancelled";
              }
              @Read List<String> each(List<String> names) {
                return names.stream().map(name -> {
                  try { return source.load().get(0); } /*!javac:PK511*/ catch (java.io.IOException e) { return null; }
                }).toList();
              }
              @Write void beside() {
                source.hashCode();
                try { source.load(); } catch (java.io.IOException e) { }
              }
              @Read List<String> filled() {
                List<String> all = List.of("x");
                List<String> kept = all;
                try { source.load(); } catch (java.io.IOException e) { }
                return kept;
              }
              @Write void compensated() {
                try { source.load(); } catch (java.io.IOException e) { source.hashCode(); }
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
            + " for the true answer. End the catch with \"throw e;\" instead.",
        swallowed("anyway", "new ArrayList<>()"),
        swallowed("done", "as if it were done"),
        swallowed("left", "as if it were done"),
        swallowed("said", "\"cancelled\""),
        swallowed("each", "null"));
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
              @Read int fifth() { List.of("x").forEach(each -> /*!javac:PK512*/ rooms.bookOne(each)); return 1; }
              @Read int sixth(String room) { return /*!javac:PK512*/ rooms.run("x", "DELETE FROM " + room); }
              @Read int seventh() { /*!javac:PK512*/ saveVisit(); return 1; }
              void saveVisit() {}
              @Read int fine(Integer x) {
                Rooms rooms = new Rooms();
                rooms.save("x");
                cached.save("x");
                list.remove("x");
                logger.run("delete from room");
                rooms.createQuery();
                Object other = new Object() { void run() { Service.this.rooms.save("x"); } };
                removeDoubles(list);
                return this.rooms.run("select 1");
              }
              void removeDoubles(List<String> all) {}
              RoomLogger logger = new RoomLogger();
              @Write void store() { rooms.save("x"); }
              static class Rooms {
                void save(String x) {}
                int find(String x) { return 1; }
                int run(String... x) { return 1; }
                void bookOne(String x) {}
                void createQuery() {}
              }
              static class RoomLogger { void run(String x) {} }
              static class RoomCache { void save(String x) {} }
            """);
    says(
        compiler.sources(source).compile(),
        "PK512: Service.first is a @Read, and rooms.save() changes something; reads are attempted"
            + " again. Make it a @Write, or take the call out.",
        writing("third", "rooms.run"),
        writing("fourth", "store"),
        writing("fifth", "rooms.bookOne"),
        writing("sixth", "rooms.run"),
        writing("seventh", "saveVisit"));
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

  /** Build tools put an environment of their own around the compiler's. */
  @Test
  void isQuietInEnvironmentsOfOthers() {
    List<Deed> seen = new ArrayList<>();
    List<Toolset> read = new ArrayList<>();
    PokayokeProcessor inside =
        new PokayokeProcessor((published, output) -> read.add(published.toolset()));
    Compilation compilation =
        TestCompiler.JAVAC
            .sources(
                service("@Read int first() { /*!PK510*/ throw new IllegalArgumentException(); }"))
            .with(
                around(
                    Processor.class,
                    inside,
                    argument ->
                        argument instanceof ProcessingEnvironment environment
                            ? around(ProcessingEnvironment.class, environment, each -> each)
                            : argument))
            .compile();
    read.forEach(toolset -> toolset.tools().forEach(tool -> seen.addAll(tool.deeds())));
    Diagnosed.says(compilation, illegalArgument());
    assertThat(compilation.toolset().tools().get(0).deeds()).hasSize(1);
    assertThat(read).hasSize(1);
    assertThat(seen).isEmpty();
  }

  @Test
  void isQuietAboutClassFiles(@TempDir Path library) throws IOException {
    TestCompiler.JAVAC
        .sources(
            """
            package p;
            import dev.pokayoke.*;
            public class Base { @Read public int first() { throw new IllegalArgumentException(); } }
            """)
        .compileTo(library);
    Diagnosed.says(
        TestCompiler.JAVAC
            .sources(Samples.unit("@Toolset class Service extends Base {}\n"))
            .classPath(library)
            .compile());
  }

  /** A body of another file is shown where that file tells. */
  @Test
  void findsInheritedBodies() {
    Diagnosed.says(
        TestCompiler.JAVAC
            .sources(
                Samples.unit("@Toolset class Service extends Base {}\n"),
                Samples.unit(
                    "class Base { @Read int first() { /*!PK510*/ /*!PK510*/ throw new IllegalArgumentException(); } }\n"))
            .compile(),
        illegalArgument().replace("Service.", "Base."),
        illegalArgument());
  }

  @Test
  void isSeenInModules() {
    Diagnosed.says(
        TestCompiler.JAVAC
            .sources(
                "module m { requires dev.pokayoke; }\n",
                """
                package p;
                import dev.pokayoke.Read;
                class Service { @Read int first() { /*!PK510*/ throw new IllegalArgumentException(); } }
                """)
            .modular()
            .compile(),
        illegalArgument());
  }

  private static String illegalArgument() {
    return "PK510: Service.first throws IllegalArgumentException, and the model only learns that the"
        + " tool is broken. Add @Fails(on = IllegalArgumentException.class, code ="
        + " ErrorCode.INVALID_ARGUMENT).";
  }

  private static <T> T around(Class<T> type, T inside, UnaryOperator<Object> replaced) {
    return type.cast(
        Proxy.newProxyInstance(
            BodyDiagnosticsTest.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) ->
                method.invoke(
                    inside,
                    arguments == null ? null : Stream.of(arguments).map(replaced).toArray())));
  }

  private static String writing(String method, String call) {
    return "PK512: Service.%s is a @Read, and %s() changes something; reads are attempted again. Make it a @Write, or take the call out."
        .formatted(method, call);
  }

  private static String swallowed(String method, String answer) {
    return "PK511: Service.%s returns %s when IOException is caught, and the model takes it for the true answer. End the catch with \"throw new java.io.UncheckedIOException(e);\" instead."
        .formatted(method, answer);
  }

  private static void says(Compilation compilation, String... texts) {
    Diagnosed.says(
        compilation, compilation.compiler() == TestCompiler.JAVAC ? texts : new String[0]);
  }
}
