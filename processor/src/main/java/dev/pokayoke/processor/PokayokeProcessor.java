package dev.pokayoke.processor;

import dev.pokayoke.processor.check.Checks;
import dev.pokayoke.processor.read.Bodies;
import dev.pokayoke.processor.read.Compiler;
import dev.pokayoke.processor.read.StrayReader;
import dev.pokayoke.processor.read.ToolsetReader;
import dev.pokayoke.processor.report.ClassFiles;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.FilerOutput;
import dev.pokayoke.processor.report.Options;
import dev.pokayoke.processor.report.Origins;
import dev.pokayoke.processor.report.Output;
import dev.pokayoke.processor.report.Report;
import dev.pokayoke.processor.report.Sources;
import dev.pokayoke.processor.schema.Published;
import dev.pokayoke.processor.write.ToolsetWriter;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Makes tools of classes with {@code @Read} and {@code @Write} methods. A class is read in the
 * first round in which all types of its signatures exist, because other processors may generate
 * some.
 */
public final class PokayokeProcessor extends AbstractProcessor {
  private final BiConsumer<Published, Output> writer;

  /** Classes that wait for a later round, and the types they wait for. */
  private final Map<String, Set<String>> waiting = new TreeMap<>();

  private Options options = Options.DEFAULTS;
  private Sources sources = new Sources("");
  private Bodies bodies = Bodies.UNSEEN;

  /** For the compiler's service loader. */
  public PokayokeProcessor() {
    this(ToolsetWriter::write);
  }

  PokayokeProcessor(BiConsumer<Published, Output> writer) {
    this.writer = writer;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return StrayReader.ANNOTATIONS;
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Options.names();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    options = Options.read(environment.getOptions(), environment.getMessager());
    bodies = Bodies.of(environment);
    sources = new Sources(environment.getClass().getName());
  }

  /** Never claims an annotation: other processors may read it too. */
  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    sources.add(round.getRootElements());
    if (round.processingOver()) {
      if (!round.errorRaised()) {
        explainWaiting();
      }
      return false;
    }
    reportStrays(round);
    Set<String> classes = new TreeSet<>(waiting.keySet());
    classes.addAll(Candidates.of(round, processingEnv.getElementUtils()));
    waiting.clear();
    classes.forEach(this::process);
    return false;
  }

  private void process(String className) {
    TypeElement type = processingEnv.getElementUtils().getTypeElement(className);
    ToolsetReader.Result result = new ToolsetReader(compiler(), options).read(type);
    if (!result.missing().isEmpty()) {
      waiting.put(className, result.missing());
      return;
    }
    Report report = new Report(options.lint());
    Checks.run(result.reading(), report);
    if (!report.hasErrors()) {
      Published published = Published.of(result.reading().toolset());
      new DialectLimits(options.strictOnly()).check(published, report);
      if (!report.hasErrors()) {
        writer.accept(published, new FilerOutput(processingEnv.getFiler(), type, report));
      }
    }
    report.print(processingEnv.getMessager(), sources);
  }

  private void reportStrays(RoundEnvironment round) {
    Report report = new Report(options.lint());
    Checks.run(new StrayReader(compiler()).read(round), report);
    report.print(processingEnv.getMessager(), sources);
  }

  private void explainWaiting() {
    Report report = new Report(options.lint());
    waiting.forEach(
        (className, missing) -> {
          TypeElement type = processingEnv.getElementUtils().getTypeElement(className);
          report.add(
              Diagnostic.TYPE_MISSING,
              Origins.of(type, null),
              type.getSimpleName(),
              String.join(", ", missing));
        });
    report.print(processingEnv.getMessager(), sources);
  }

  private Compiler compiler() {
    return new Compiler(
        processingEnv.getElementUtils(),
        processingEnv.getTypeUtils(),
        sources,
        new ClassFiles(processingEnv.getFiler(), processingEnv.getElementUtils()),
        bodies);
  }
}
