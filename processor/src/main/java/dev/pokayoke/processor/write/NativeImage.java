package dev.pokayoke.processor.write;

import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.schema.Json;
import java.util.List;

/**
 * What tells GraalVM to keep the resource of a toolset in a native image: each file of this name
 * under {@code META-INF/native-image} is read (GraalVM manual, "Accessing Resources").
 */
final class NativeImage {
  private NativeImage() {}

  static String path(Toolset toolset) {
    return "META-INF/native-image/dev.pokayoke/"
        + toolset.service().binaryName()
        + "/resource-config.json";
  }

  static String text(Toolset toolset) {
    Json include =
        Json.object().put("pattern", "\\Q" + ResourceWriter.path(toolset) + "\\E").build();
    Json resources = Json.object().put("includes", new Json.Items(List.of(include))).build();
    return Json.object().put("resources", resources).build().compact() + "\n";
  }
}
