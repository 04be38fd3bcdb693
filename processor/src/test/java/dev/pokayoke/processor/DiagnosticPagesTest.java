package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.write.ToolsetWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every diagnostic has a page, and what a page says is so: its samples are compiled. New messages
 * and a new index: {@code -Dpokayoke.golden=update}.
 */
class DiagnosticPagesTest {
  private static final boolean UPDATE = "update".equals(System.getProperty("pokayoke.golden"));
  private static final Map<String, DiagnosticPage> PAGES = DiagnosticPage.all();
  private static final Map<String, Diagnostic> DIAGNOSTICS =
      Stream.of(Diagnostic.values())
          .collect(Collectors.toMap(Diagnostic::code, Function.identity()));
  private static final Pattern ROWS = Pattern.compile("(?s)\\| Code \\|.*");

  /** About types that do not exist, of which the compiler has something to say too. */
  private static final Set<String> BESIDE_THE_COMPILER = Set.of("PK108");

  /** Said by javac before 22 only: others see these annotations ({@link ClassFileTest}). */
  private static final Set<String> OLD_JAVAC_ONLY = Set.of("PK116");

  /** About bodies, which ecj does not show. */
  private static final Set<String> JAVAC_ONLY = Set.of("PK510", "PK511", "PK512");

  private static final List<String> LINT = List.of("-Xlint:all,-processing,-exports,-serial");

  /** What was said of the samples that were compiled together. */
  private static final Map<String, Map<String, List<String>>> BATCHES = new HashMap<>();

  @TempDir private static Path batches;
  @TempDir private Path library;

  private enum Run {
    FAILS,
    FIXED,
    SILENCED
  }

  @Test
  void everyDiagnosticHasAPage() {
    assertThat(PAGES.keySet()).containsExactlyInAnyOrderElementsOf(DIAGNOSTICS.keySet());
  }

  @Test
  void theIndexNamesAllPages() throws IOException {
    Path path = DiagnosticPage.FOLDER.resolve("README.md");
    String index = Files.readString(path);
    StringBuilder rows = new StringBuilder("| Code | Severity | |\n|---|---|---|\n");
    PAGES.forEach(
        (code, page) ->
            rows.append("| [%s](%s.md) | ".formatted(code, code))
                .append("%s | %s |\n".formatted(page.severity(), page.title())));
    String shown = ROWS.matcher(index).replaceFirst(Matcher.quoteReplacement(rows.toString()));
    if (UPDATE) {
      Files.writeString(path, shown);
    }
    assertThat(shown).isEqualTo(index);
  }

  static Stream<DiagnosticPage> pages() {
    return PAGES.values().stream().filter(page -> DIAGNOSTICS.containsKey(page.fileCode()));
  }

  static Stream<Arguments> compiledPages() {
    return pages()
        .flatMap(
            page ->
                Stream.of(TestCompiler.values()).map(each -> Arguments.of(page.fileCode(), each)));
  }

  static Stream<Arguments> silencedPages() {
    return compiledPages().filter(each -> diagnostic((String) each.get()[0]).mayBeLowered());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void saysWhatItIsAbout(DiagnosticPage page) {
    Diagnostic diagnostic = diagnostic(page.code());
    assertThat(page.code()).isEqualTo(page.fileCode());
    assertThat(page.severity()).isEqualToIgnoringCase(diagnostic.severity().name());
    assertThat(page.isReadable()).as("samples in Fails and Fixed").isTrue();
    assertThat(page.messages()).isNotEmpty().allMatch(each -> each.startsWith(page.code() + ": "));
    assertThat(page.silence())
        .contains(
            diagnostic.mayBeLowered()
                ? "`-Apokayoke.lint=" + page.code() + ":off`"
                : "cannot be silenced");
  }

  @ParameterizedTest
  @MethodSource("compiledPages")
  void failsAsItSays(String code, TestCompiler compiler) throws IOException {
    DiagnosticPage page = page(code);
    List<String> said = new ArrayList<>(said(page, compiler, Run.FAILS));
    if (BESIDE_THE_COMPILER.contains(code)) {
      said.removeIf(text -> !text.startsWith("PK"));
    }
    if ((OLD_JAVAC_ONLY.contains(code) && !isOldJavac(compiler))
        || (JAVAC_ONLY.contains(code) && compiler != TestCompiler.JAVAC)) {
      assertThat(said).isEmpty();
      return;
    }
    if (UPDATE && compiler == TestCompiler.JAVAC) {
      Files.writeString(page.path(), page.with(said));
    }
    assertThat(said).containsExactlyInAnyOrderElementsOf(page.messages());
  }

  @ParameterizedTest
  @MethodSource("compiledPages")
  void compilesOnceItIsFixed(String code, TestCompiler compiler) throws IOException {
    assertThat(said(page(code), compiler, Run.FIXED)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("silencedPages")
  void isSilentAsItSays(String code, TestCompiler compiler) throws IOException {
    assertThat(said(page(code), compiler, Run.SILENCED)).isEmpty();
  }

  private List<String> said(DiagnosticPage page, TestCompiler compiler, Run run)
      throws IOException {
    return isAlone(page)
        ? saidAlone(page, compiler, run)
        : batch(compiler, run).getOrDefault(page.fileCode(), List.of());
  }

  /** Types that do not exist are not explained beside other errors. */
  private static boolean isAlone(DiagnosticPage page) {
    return page.fails().isSpecial()
        || page.fixed().isSpecial()
        || BESIDE_THE_COMPILER.contains(page.fileCode());
  }

  private List<String> saidAlone(DiagnosticPage page, TestCompiler compiler, Run run)
      throws IOException {
    DiagnosticPage.Sample sample = sample(page, run);
    Compilation.Builder builder =
        compiler.sources(sample.sources().toArray(String[]::new)).writer(ToolsetWriter::write);
    sample.options().forEach(builder::option);
    options(compiler, run, Stream.of(page.fileCode())).forEach(builder::option);
    if (run == Run.FIXED && compiler == TestCompiler.JAVAC) {
      builder.strict();
    }
    if (!sample.classFiles().isEmpty()) {
      TestCompiler.JAVAC.sources(sample.classFiles().toArray(String[]::new)).compileTo(library);
      builder.classPath(library);
    }
    return builder.compile().messages().stream().map(Compilation.Message::text).toList();
  }

  private static Map<String, List<String>> batch(TestCompiler compiler, Run run)
      throws IOException {
    String name = compiler + "-" + run;
    Map<String, List<String>> done = BATCHES.get(name);
    if (done == null) {
      Map<String, List<String>> samples =
          pages()
              .filter(page -> page.isReadable() && !isAlone(page))
              .filter(page -> run != Run.SILENCED || diagnostic(page.fileCode()).mayBeLowered())
              .collect(
                  Collectors.toMap(DiagnosticPage::fileCode, page -> sample(page, run).sources()));
      done =
          new PageBatch(compiler, Files.createDirectory(batches.resolve(name)))
              .compile(
                  samples,
                  options(compiler, run, samples.keySet().stream()),
                  run == Run.FIXED && compiler == TestCompiler.JAVAC);
      BATCHES.put(name, done);
    }
    return done;
  }

  private static DiagnosticPage.Sample sample(DiagnosticPage page, Run run) {
    return run == Run.FIXED ? page.fixed() : page.fails();
  }

  private static List<String> options(TestCompiler compiler, Run run, Stream<String> codes) {
    return switch (run) {
      case FAILS -> List.of();
      case FIXED -> compiler == TestCompiler.JAVAC ? LINT : List.of();
      case SILENCED ->
          List.of(
              codes
                  .map(code -> code + ":off")
                  .collect(Collectors.joining(",", "-Apokayoke.lint=", "")));
    };
  }

  private static boolean isOldJavac(TestCompiler compiler) {
    return compiler == TestCompiler.JAVAC && Runtime.version().feature() < 22;
  }

  private static Diagnostic diagnostic(String code) {
    return Objects.requireNonNull(DIAGNOSTICS.get(code));
  }

  private static DiagnosticPage page(String code) {
    return Objects.requireNonNull(PAGES.get(code));
  }
}
