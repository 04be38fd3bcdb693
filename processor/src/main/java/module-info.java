/**
 * The annotation processor: makes tools of classes with {@code @Read} and {@code @Write} methods
 * while they are compiled. Nothing of it is needed at run time.
 */
module dev.pokayoke.processor {
  requires dev.pokayoke;
  requires java.compiler;
  requires static jdk.compiler;
  requires static com.palantir.javapoet;
  requires static org.jspecify;

  provides javax.annotation.processing.Processor with
      dev.pokayoke.processor.PokayokeProcessor;
}
