/** What a host calls to run tools, and what generated code calls. */
module dev.pokayoke.runtime {
  requires transitive dev.pokayoke;
  requires java.net.http;
  requires tools.jackson.core;
  requires static jakarta.validation;
  requires static org.jspecify;

  exports dev.pokayoke.runtime;
  exports dev.pokayoke.runtime.generated;
  exports dev.pokayoke.runtime.validation;
}
