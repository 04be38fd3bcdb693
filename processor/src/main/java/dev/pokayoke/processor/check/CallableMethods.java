package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Tool;
import dev.pokayoke.processor.model.Tool.Obstacle;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** A generated class in the service's package can call the method on an instance. */
final class CallableMethods implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Tool tool : toolset.tools()) {
      for (Obstacle obstacle : tool.obstacles()) {
        String where = Places.of(toolset, tool);
        if (obstacle == Obstacle.NAMES_LOST) {
          report.add(Diagnostic.NAMES_LOST, tool.origin(), where, Places.of(toolset));
        } else {
          report.add(Diagnostic.METHOD_NOT_CALLABLE, tool.origin(), where, text(obstacle));
        }
      }
    }
  }

  private static String text(Obstacle obstacle) {
    return switch (obstacle) {
      case PRIVATE -> "is private. Make it package-private, protected or public.";
      case STATIC -> "is static, and a tool is called on an instance. Take static off.";
      case GENERIC -> "has type parameters, so its types are not known. Use concrete types.";
      case INACCESSIBLE ->
          "is protected and comes from another package. Override it in the annotated class.";
      case NAMES_LOST -> throw new IllegalArgumentException("has a diagnostic of its own");
    };
  }
}
