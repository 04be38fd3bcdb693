package dev.pokayoke.processor.write;

import com.palantir.javapoet.JavaFile;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Output;
import dev.pokayoke.processor.schema.Published;

/** Writes the class and the resources of a toolset in which nothing is wrong. */
public final class ToolsetWriter {
  private ToolsetWriter() {}

  /**
   * Writes all files. The same toolset gives the same texts.
   *
   * @throws IllegalArgumentException if the toolset has what the checks would have refused
   */
  public static void write(Published published, Output output) {
    Toolset toolset = published.toolset();
    String packageName = toolset.service().packageName();
    String source =
        JavaFile.builder(packageName, new ClassWriter(toolset).type(published))
            .skipJavaLangImports(!toolset.langHidden())
            .indent("  ")
            .build()
            .toString();
    output.javaSource(packageName, toolset.generatedName(), tidy(source));
    output.resource(ResourceWriter.path(toolset), ResourceWriter.text(published));
    output.resource(NativeImage.path(toolset), NativeImage.text(toolset));
  }

  // JavaPoet leaves a blank between "=" and a line's end. No literal has a line's end inside.
  private static String tidy(String source) {
    return Literals.ascii(source).replaceAll("(?m) +$", "");
  }
}
