package dev.pokayoke.processor;

import dev.pokayoke.processor.write.ToolsetWriter;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * Compiles the samples of many pages at once, each in packages of its own, because a compiler that
 * starts is what takes the time. What is said of one class does not depend on the others.
 */
final class PageBatch {
  private static final Pattern OWN_PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("(?m)^(?:[\\w -]* )?@?(?:class|interface|record|enum) (\\w+)");

  private final TestCompiler compiler;
  private final Path folder;

  PageBatch(TestCompiler compiler, Path folder) {
    this.compiler = compiler;
    this.folder = folder;
  }

  /**
   * What is said of each page.
   *
   * @param samples the sources by the code of their page
   * @param options options beside the usual ones
   * @param strict whether the warnings of the compiler count too
   */
  Map<String, List<String>> compile(
      Map<String, List<String>> samples, List<String> options, boolean strict) throws IOException {
    Map<String, List<String>> said = new TreeMap<>();
    List<Path> paths = new ArrayList<>();
    for (Map.Entry<String, List<String>> sample : samples.entrySet()) {
      said.put(sample.getKey(), new ArrayList<>());
      for (String source : sample.getValue()) {
        paths.add(write(sample.getKey(), source));
      }
    }
    for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics(paths, options)) {
      String text = diagnostic.getMessage(Locale.ROOT);
      if (strict || diagnostic.getKind() == Diagnostic.Kind.ERROR || text.startsWith("PK")) {
        String code = code(diagnostic);
        Objects.requireNonNull(said.get(code)).add(text.replace(prefix(code), ""));
      }
    }
    return said;
  }

  private static String prefix(String code) {
    return code.toLowerCase(Locale.ROOT) + ".";
  }

  private Path write(String code, String source) throws IOException {
    Matcher own = OWN_PACKAGE.matcher(source);
    Matcher type = TYPE.matcher(source);
    if (!own.find() || !type.find()) {
      throw new AssertionError(code + ": a sample is a whole file, with its package: " + source);
    }
    String moved =
        source.replaceAll(
            "(?m)^(package |import (?:static )?)" + Pattern.quote(own.group(1)) + "\\b",
            "$1" + prefix(code) + Matcher.quoteReplacement(own.group(1)));
    Path home = folder.resolve(code.toLowerCase(Locale.ROOT));
    Path path = home.resolve(own.group(1).replace('.', '/')).resolve(type.group(1) + ".java");
    Files.createDirectories(path.getParent());
    return Files.writeString(path, moved);
  }

  private String code(Diagnostic<? extends JavaFileObject> diagnostic) {
    if (diagnostic.getSource() == null) {
      throw new AssertionError("without a place: " + diagnostic);
    }
    Path path = folder.relativize(Path.of(diagnostic.getSource().getName()));
    return path.getName(0).toString().toUpperCase(Locale.ROOT);
  }

  private List<Diagnostic<? extends JavaFileObject>> diagnostics(
      List<Path> paths, List<String> options) throws IOException {
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    StringWriter console = new StringWriter();
    JavaCompiler tool = compiler.compiler();
    try (StandardJavaFileManager files =
        tool.getStandardFileManager(collector, Locale.ROOT, StandardCharsets.UTF_8)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(folder));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath());
      List<String> all = new ArrayList<>(List.of("--release", "17"));
      all.addAll(options);
      if (compiler == TestCompiler.JAVAC) {
        all.addAll(List.of("-Xmaxerrs", "9999", "-Xmaxwarns", "9999"));
      }
      JavaCompiler.CompilationTask task =
          tool.getTask(
              console, files, collector, all, null, files.getJavaFileObjectsFromPaths(paths));
      task.setProcessors(List.of(new PokayokeProcessor(ToolsetWriter::write)));
      if (!task.call() && collector.getDiagnostics().isEmpty()) {
        throw new AssertionError("the compiler broke: " + console);
      }
    }
    return collector.getDiagnostics();
  }

  private static List<Path> classPath() {
    return Pattern.compile(Pattern.quote(File.pathSeparator))
        .splitAsStream(System.getProperty("java.class.path"))
        .map(Path::of)
        .filter(Files::exists)
        .toList();
  }
}
