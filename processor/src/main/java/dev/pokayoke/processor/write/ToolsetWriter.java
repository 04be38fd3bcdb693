package dev.pokayoke.processor.write;

import com.palantir.javapoet.JavaFile;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Output;
import dev.pokayoke.processor.schema.Definition;
import dev.pokayoke.processor.schema.McpDialect;
import dev.pokayoke.processor.schema.ToolSchema;
import java.util.List;

/** Writes the class and the resource of a toolset in which nothing is wrong. */
public final class ToolsetWriter {
  private ToolsetWriter() {}

  /**
   * Writes both files. The same toolset gives the same texts.
   *
   * @throws IllegalArgumentException if the toolset has what the checks would have refused
   */
  public static void write(Toolset toolset, Output output) {
    String packageName = toolset.service().packageName();
    List<Definition> definitions =
        toolset.tools().stream().map(tool -> McpDialect.define(ToolSchema.of(tool))).toList();
    String source =
        JavaFile.builder(packageName, new ClassWriter(toolset).type(definitions))
            .skipJavaLangImports(!toolset.langHidden())
            .indent("  ")
            .build()
            .toString();
    output.javaSource(packageName, toolset.generatedName(), tidy(source));
    output.resource(ResourceWriter.path(toolset), ResourceWriter.text(toolset, definitions));
  }

  // JavaPoet leaves a blank between "=" and a line's end. No literal has a line's end inside.
  private static String tidy(String source) {
    return Literals.ascii(source).replaceAll("(?m) +$", "");
  }
}
