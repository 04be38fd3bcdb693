package dev.pokayoke.processor.write;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** Compiles sources as strictly as a careful user would, with both compilers. */
enum SourceCompiler {
  JAVAC("-Xlint:all") {
    @Override
    JavaCompiler compiler() {
      return ToolProvider.getSystemJavaCompiler();
    }
  },
  ECJ("-warn:+unusedImport,unusedLocal,unusedPrivate") {
    @Override
    JavaCompiler compiler() {
      return new EclipseCompiler();
    }
  };

  private final String lint;

  SourceCompiler(String lint) {
    this.lint = lint;
  }

  abstract JavaCompiler compiler();

  /**
   * Compiles.
   *
   * @param sources texts by path, as {@code a/b/Type.java}
   * @param folder where sources and classes go
   * @return every error and warning
   */
  List<String> compile(Map<String, String> sources, Path folder) {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    StringWriter console = new StringWriter();
    JavaCompiler compiler = compiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.US_ASCII)) {
      List<Path> paths = new ArrayList<>();
      for (Map.Entry<String, String> source : sources.entrySet()) {
        Path path = folder.resolve(name()).resolve("src").resolve(source.getKey());
        Files.createDirectories(path.getParent());
        paths.add(Files.writeString(path, source.getValue()));
      }
      Path classes = Files.createDirectories(classes(folder));
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      List<String> options = List.of("--release", "17", "-proc:none", lint);
      compiler
          .getTask(console, files, found, options, null, files.getJavaFileObjectsFromPaths(paths))
          .call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found.getDiagnostics().stream().map(SourceCompiler::line).toList();
  }

  /** Where the classes went. */
  Path classes(Path folder) {
    return folder.resolve(name()).resolve("classes");
  }

  private static String line(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject source = diagnostic.getSource();
    String where = source == null ? "" : Path.of(source.getName()).getFileName().toString();
    return where + ":" + diagnostic.getLineNumber() + ": " + diagnostic.getMessage(Locale.ROOT);
  }
}
