package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Output;
import dev.pokayoke.processor.schema.Published;

/** What was written for a toolset. */
final class Written implements Output {
  private String className = "";
  private String source = "";
  private String resourcePath = "";
  private String resource = "";
  private String nativeImagePath = "";
  private String nativeImage = "";

  static Written of(Toolset toolset) {
    Written written = new Written();
    ToolsetWriter.write(Published.of(toolset), written);
    return written;
  }

  @Override
  public void javaSource(String packageName, String simpleName, String text) {
    className = packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
    source = text;
  }

  @Override
  public void resource(String path, String text) {
    if (path.startsWith("META-INF/pokayoke/")) {
      resourcePath = path;
      resource = text;
    } else {
      nativeImagePath = path;
      nativeImage = text;
    }
  }

  String className() {
    return className;
  }

  String simpleName() {
    return className.substring(className.lastIndexOf('.') + 1);
  }

  String source() {
    return source;
  }

  String resourcePath() {
    return resourcePath;
  }

  String resource() {
    return resource;
  }

  String nativeImagePath() {
    return nativeImagePath;
  }

  String nativeImage() {
    return nativeImage;
  }
}
