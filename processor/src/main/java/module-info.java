/** Processor. */
module dev.pokayoke.processor {
  requires dev.pokayoke;
  requires java.compiler;
  requires static com.palantir.javapoet;
  requires static org.jspecify;

  provides javax.annotation.processing.Processor with
      dev.pokayoke.processor.PokayokeProcessor;
}
