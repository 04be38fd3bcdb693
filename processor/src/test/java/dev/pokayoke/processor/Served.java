package dev.pokayoke.processor;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.ArgumentProbe;
import dev.pokayoke.runtime.TimeSource;
import dev.pokayoke.runtime.ToolResult;
import dev.pokayoke.runtime.Toolbox;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A sample service as its users have it: compiled with the processor and every warning an error,
 * loaded, and called with texts as a model sends them. Its class is {@code p.Service}.
 */
final class Served {
  /** What "now" is, in every zone. */
  static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-30T12:00:00Z"), ZoneOffset.UTC);

  private final Object service;
  private final GeneratedTools tools;
  private final Toolbox toolbox;

  private Served(Object service, GeneratedTools tools) {
    this.service = service;
    this.tools = tools;
    this.toolbox =
        Toolbox.builder().add(tools).time(TimeSource.system(CLOCK)).observer(event -> {}).build();
  }

  /** Compiles, loads and makes {@code p.Service} with the given members. */
  static Served service(TestCompiler compiler, String members) {
    return of(compiler, Samples.service(members));
  }

  /** Compiles and loads some sources, and makes {@code p.Service}, which is one of them. */
  static Served of(TestCompiler compiler, String... sources) {
    return of(compiler, compiler.sources(sources));
  }

  /** The same for a compilation that is prepared. */
  static Served of(TestCompiler compiler, Compilation.Builder compilation) {
    try {
      Path classes = Files.createTempDirectory("served");
      if (compiler == TestCompiler.JAVAC) {
        compilation.option("-Xlint:all,-processing,-exports").strict();
      }
      Compilation compiled =
          compilation
              .writer(dev.pokayoke.processor.write.ToolsetWriter::write)
              .classesTo(classes)
              .compile();
      String problems =
          compiled.messages().stream()
              .map(message -> message.file() + ":" + message.line() + " " + message.text())
              .filter(text -> !text.matches("(?s).* PK(117|20[78]|440): .*"))
              .collect(Collectors.joining("\n"));
      if (!problems.isEmpty()) {
        throw new AssertionError(problems);
      }
      return load(classes);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Served load(Path classes) throws IOException {
    URL[] path = {classes.toUri().toURL()};
    URLClassLoader loader = new URLClassLoader(path, Served.class.getClassLoader());
    try {
      Class<?> service = loader.loadClass("p.Service");
      Constructor<?> maker = service.getDeclaredConstructor();
      maker.setAccessible(true);
      Constructor<?> tools = loader.loadClass("p.ServiceTools").getDeclaredConstructor(service);
      tools.setAccessible(true);
      Object made = maker.newInstance();
      return new Served(made, (GeneratedTools) tools.newInstance(made));
    } catch (ReflectiveOperationException failure) {
      throw new LinkageError(failure.getMessage(), failure);
    }
  }

  /** The instance that the tools call. */
  Object service() {
    return service;
  }

  GeneratedTools tools() {
    return tools;
  }

  /** The text that the model reads. */
  String call(String tool, @Nullable String arguments) {
    return result(tool, arguments).text();
  }

  ToolResult result(String tool, @Nullable String arguments) {
    return toolbox.conversation(CallContext.of("c-1")).call(tool, arguments);
  }

  /** What a call would do. */
  ArgumentProbe probe(String tool, String arguments) {
    return toolbox.probe(tool, arguments);
  }

  /** What was repaired, a line each: {@code field: from -> to (rule)}. */
  List<String> coercions(String tool, @Nullable String arguments) {
    Args args = Args.of(arguments, tools.toolset(), CallContext.of("c-1"), CLOCK);
    if (args.bind(tools, number(tool)) == null) {
      throw new AssertionError(Objects.requireNonNull(args.refusal()));
    }
    return args.coercions().stream()
        .map(
            each ->
                each.field() + ": " + each.from() + " -> " + each.to() + " (" + each.rule() + ")")
        .toList();
  }

  /** The arguments as they were read, as a write is known by them. */
  String arguments(String tool, String arguments) {
    Args args = Args.of(arguments, tools.toolset(), CallContext.of("c-1"), CLOCK);
    Invocation<?> invocation = args.bind(tools, number(tool));
    if (invocation == null) {
      throw new AssertionError(Objects.requireNonNull(args.refusal()));
    }
    Sink sink = Sink.exact();
    invocation.writeIdentity(sink);
    return sink.text();
  }

  /** The definition that is published. */
  String definition(String tool) {
    return tools.definition(number(tool), Dialect.MCP);
  }

  private int number(String tool) {
    for (int i = 0; i < tools.tools().size(); i++) {
      if (tools.tools().get(i).name().equals(tool)) {
        return i;
      }
    }
    throw new AssertionError("no tool " + tool);
  }
}
