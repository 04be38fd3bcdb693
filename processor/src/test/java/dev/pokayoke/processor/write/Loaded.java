package dev.pokayoke.processor.write;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The tools of a case, generated, compiled and loaded. */
final class Loaded {
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-30T12:00:00Z"), ZoneOffset.UTC);

  private final ClassLoader loader;
  private final GeneratedTools tools;

  private Loaded(ClassLoader loader, GeneratedTools tools) {
    this.loader = loader;
    this.tools = tools;
  }

  /**
   * Loads the tools of a service that is an interface.
   *
   * @param service what its methods do
   */
  static Loaded of(String name, Toolset toolset, Path folder, InvocationHandler service)
      throws Exception {
    return of(toolset, Fixtures.sources(name), folder, service);
  }

  /** Loads the tools of a service that is an interface among these sources. */
  static Loaded of(
      Toolset toolset, Map<String, String> given, Path folder, InvocationHandler service)
      throws Exception {
    Written written = Written.of(toolset);
    Map<String, String> sources = new TreeMap<>(given);
    sources.put(written.className().replace('.', '/') + ".java", written.source());
    List<String> problems = SourceCompiler.JAVAC.compile(sources, folder);
    if (!problems.isEmpty()) {
      throw new AssertionError(problems);
    }
    URL[] classes = {SourceCompiler.JAVAC.classes(folder).toUri().toURL()};
    ClassLoader loader = new URLClassLoader(classes, Loaded.class.getClassLoader());
    Class<?> type = loader.loadClass(toolset.service().binaryName());
    Object instance = Proxy.newProxyInstance(loader, new Class<?>[] {type}, service);
    Constructor<?> constructor = loader.loadClass(written.className()).getDeclaredConstructor(type);
    constructor.setAccessible(true);
    return new Loaded(loader, (GeneratedTools) constructor.newInstance(instance));
  }

  GeneratedTools tools() {
    return tools;
  }

  /** The number of a tool. */
  int number(String name) {
    for (int i = 0; i < tools.tools().size(); i++) {
      if (tools.tools().get(i).name().equals(name)) {
        return i;
      }
    }
    throw new AssertionError("no tool " + name);
  }

  String definition(String tool) {
    return tools.definition(number(tool), Dialect.MCP);
  }

  /**
   * Reads arguments; the answer is for {@link #accepted}, {@code refusal} and {@code coercions}.
   */
  Args read(String json, CallContext context) {
    return Args.of(json, tools.toolset(), context, CLOCK);
  }

  /** The call that arguments of a tool lead to. */
  Invocation<?> accepted(String tool, String json, CallContext context) {
    Args args = read(json, context);
    Invocation<?> invocation = args.bind(tools, number(tool));
    if (invocation == null) {
      throw new AssertionError(args.refusal());
    }
    return invocation;
  }

  /** What the model reads of a value. */
  @SuppressWarnings("unchecked") // the caller names a tool that returns such a value
  String result(String tool, String json, CallContext context, @Nullable Object value) {
    Sink out = Sink.withNote(tools.tools().get(number(tool)).onEmpty());
    ((Invocation<Object>) accepted(tool, json, context)).writeResult(value, out);
    return out.text();
  }

  /** A record of the case. */
  Object create(String type, @Nullable Object... components) throws Exception {
    Constructor<?> constructor = loader.loadClass(type).getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    return constructor.newInstance(components);
  }

  /** A constant of an enum of the case. */
  Object constant(String type, String name) throws Exception {
    Class<?> declared = loader.loadClass(type);
    for (Object constant : declared.getEnumConstants()) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new AssertionError("no constant " + name);
  }
}
