package dev.pokayoke.benchmarks.call;

/** One way to make the service's methods callable by a model. */
public interface Contender {

  /**
   * Reads the arguments, calls the service and writes its result, on the caller's thread.
   *
   * @param arguments what the model sent
   * @return what the model reads: the result, or why nothing was called
   */
  String call(Tool tool, String arguments);
}
