package dev.pokayoke.processor.report;

/**
 * Takes the files of one toolset. Each is written once; one that cannot be written is reported as a
 * diagnostic of the toolset, so that nothing is thrown for it.
 */
public interface Output {

  /**
   * A Java source file.
   *
   * @param packageName its package; empty for the unnamed one
   * @param simpleName its class, without package
   * @param text its whole text, lines ended by {@code \n}
   */
  void javaSource(String packageName, String simpleName, String text);

  /**
   * A resource beside the classes.
   *
   * @param path path from the root of the class path, as {@code META-INF/pokayoke/a.b.Service.json}
   * @param text its whole text, written as UTF-8
   */
  void resource(String path, String text);
}
