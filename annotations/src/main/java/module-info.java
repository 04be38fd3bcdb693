/** What a service imports: the annotations and the few types their attributes and methods use. */
@SuppressWarnings("module") // the two modules below are built later than this one
module dev.pokayoke {
  requires static org.jspecify;

  exports dev.pokayoke;
  exports dev.pokayoke.dialect to
      dev.pokayoke.processor,
      dev.pokayoke.runtime;
  exports dev.pokayoke.scalar to
      dev.pokayoke.processor,
      dev.pokayoke.runtime;
}
