package dev.pokayoke.processor;

import dev.pokayoke.Read;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Output;
import dev.pokayoke.processor.schema.Published;
import dev.pokayoke.runtime.generated.GeneratedTools;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamFactory;

/**
 * What came of compiling sources with the processor.
 *
 * @param compiler the compiler
 * @param sources the sources by file name
 * @param messages all errors, and all messages of the processor
 * @param toolsets what was handed to the writer, in that order
 * @param files all files of the output folder with their texts, class files without
 */
record Compilation(
    TestCompiler compiler,
    Map<String, String> sources,
    List<Message> messages,
    List<Toolset> toolsets,
    Map<String, String> files) {

  /**
   * A message of the compiler.
   *
   * @param file name of its file; empty if it has no position
   * @param line line, counted from 1; 0 if it has no position
   * @param column column, counted from 1; 0 if it has no position
   */
  record Message(String file, long line, long column, String text) {}

  /** The one toolset there is. */
  Toolset toolset() {
    if (toolsets.size() != 1) {
      throw new AssertionError(toolsets.size() + " toolsets; messages: " + messages);
    }
    return toolsets.get(0);
  }

  /** Collects what a compilation needs. */
  static final class Builder {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern TYPE =
        Pattern.compile("(?m)^(?:[^\\n*]* )?@?(?:class|interface|record|enum) ([\\w.]+)");

    private final TestCompiler compiler;
    private final List<String> sources;
    private final List<String> options = new ArrayList<>();
    private final List<Path> classPath = new ArrayList<>();
    private final List<Processor> processors = new ArrayList<>();
    private final List<Processor> later = new ArrayList<>();
    private boolean modular;
    private boolean strict;
    private @Nullable Path classes;
    private BiConsumer<Published, Output> writer = (published, output) -> {};

    Builder(TestCompiler compiler, List<String> sources) {
      this.compiler = compiler;
      this.sources = sources;
    }

    Builder option(String option) {
      options.add(option);
      return this;
    }

    Builder classPath(Path folder) {
      classPath.add(folder);
      return this;
    }

    /** Runs another processor beside ours. */
    Builder with(Processor processor) {
      processors.add(processor);
      return this;
    }

    /** Runs another processor after ours. */
    Builder withLater(Processor processor) {
      later.add(processor);
      return this;
    }

    /** Writes as given instead of nothing. */
    Builder writer(BiConsumer<Published, Output> newWriter) {
      writer = newWriter;
      return this;
    }

    /** Leaves the class files in a folder, to be loaded. */
    Builder classesTo(Path folder) {
      classes = folder;
      return this;
    }

    /** Collects the warnings of the compiler too. */
    Builder strict() {
      strict = true;
      return this;
    }

    Compilation compile() {
      try {
        Path folder = Files.createTempDirectory("pokayoke");
        try {
          return compile(folder, true);
        } finally {
          delete(folder);
        }
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    /** Reads the annotations and the runtime from the module path, and no other library. */
    Builder modular() {
      modular = true;
      return this;
    }

    /** Compiles without our processor into a folder, as a library is compiled. */
    void compileTo(Path folder) throws IOException {
      Compilation result = compile(folder, false);
      if (!result.messages().isEmpty()) {
        throw new AssertionError(result.messages());
      }
    }

    private Compilation compile(Path folder, boolean processing) throws IOException {
      Path input = Files.createDirectories(folder.resolve("src"));
      Path output = output(folder, processing);
      Map<String, String> named = new TreeMap<>();
      List<Path> paths = new ArrayList<>();
      for (String source : sources) {
        String name =
            source.startsWith("module ") ? "module-info.java" : firstGroup(TYPE, source) + ".java";
        Path path = input.resolve(firstGroup(PACKAGE, source).replace('.', '/')).resolve(name);
        Files.createDirectories(path.getParent());
        paths.add(Files.writeString(path, source));
        named.put(name, source);
      }
      DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
      List<Toolset> toolsets = new ArrayList<>();
      StringWriter console = new StringWriter();
      JavaCompiler tool = compiler.compiler();
      try (StandardJavaFileManager files =
          tool.getStandardFileManager(collector, Locale.ROOT, StandardCharsets.UTF_8)) {
        files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
        files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
        if (modular) {
          files.setLocationFromPaths(
              StandardLocation.MODULE_PATH,
              List.of(
                  home(Read.class),
                  home(GeneratedTools.class),
                  home(TokenStreamFactory.class),
                  home(NullMarked.class)));
        } else {
          files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath());
        }
        List<String> arguments = new ArrayList<>(List.of("--release", "17"));
        arguments.addAll(options);
        arguments.addAll(processing ? List.of() : List.of("-proc:none"));
        JavaCompiler.CompilationTask task =
            tool.getTask(
                console,
                files,
                collector,
                arguments,
                null,
                files.getJavaFileObjectsFromPaths(paths));
        if (processing) {
          List<Processor> all = new ArrayList<>(processors);
          all.add(
              new PokayokeProcessor(
                  (published, out) -> {
                    toolsets.add(published.toolset());
                    writer.accept(published, out);
                  }));
          all.addAll(later);
          task.setProcessors(all);
        }
        boolean done = task.call();
        if (!done && collector.getDiagnostics().isEmpty()) {
          throw new AssertionError("the compiler broke: " + console);
        }
      }
      return new Compilation(compiler, named, messages(collector), toolsets, texts(output));
    }

    private Path output(Path folder, boolean processing) throws IOException {
      if (classes != null) {
        return classes;
      }
      return processing ? Files.createDirectories(folder.resolve("out")) : folder;
    }

    private List<Path> classPath() {
      List<Path> all = new ArrayList<>(classPath);
      Pattern.compile(Pattern.quote(File.pathSeparator))
          .splitAsStream(System.getProperty("java.class.path"))
          .map(Path::of)
          .filter(Files::exists)
          .forEach(all::add);
      return all;
    }

    private static Path home(Class<?> type) {
      try {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
      } catch (URISyntaxException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    private List<Message> messages(DiagnosticCollector<JavaFileObject> collector) {
      List<Message> messages = new ArrayList<>();
      for (Diagnostic<? extends JavaFileObject> diagnostic : collector.getDiagnostics()) {
        String text = diagnostic.getMessage(Locale.ROOT);
        if (strict || diagnostic.getKind() == Diagnostic.Kind.ERROR || text.startsWith("PK")) {
          boolean placed = diagnostic.getSource() != null && diagnostic.getLineNumber() > 0;
          String path = placed ? diagnostic.getSource().getName() : "";
          messages.add(
              new Message(
                  path.substring(path.lastIndexOf('/') + 1),
                  placed ? diagnostic.getLineNumber() : 0,
                  placed ? diagnostic.getColumnNumber() : 0,
                  text));
        }
      }
      return messages;
    }

    private static Map<String, String> texts(Path output) throws IOException {
      Map<String, String> texts = new TreeMap<>();
      try (Stream<Path> paths = Files.walk(output)) {
        for (Path path : paths.filter(Files::isRegularFile).toList()) {
          if (!path.toString().endsWith(".class")) {
            texts.put(output.relativize(path).toString(), Files.readString(path));
          }
        }
      }
      return texts;
    }

    private static String firstGroup(Pattern pattern, String text) {
      Matcher matcher = pattern.matcher(text);
      return matcher.find() ? matcher.group(1) : "";
    }

    private static void delete(Path folder) throws IOException {
      try (Stream<Path> paths = Files.walk(folder)) {
        for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
