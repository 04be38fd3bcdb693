package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;

/**
 * Finds annotations of Jackson, which would name or write things differently if they were honoured.
 * This version honours none, and says so rather than publish other names than the service uses
 * elsewhere.
 */
final class ForeignAnnotations {
  static final String USE_ARG = "Take it off, and name the value with @Arg(name = \"...\").";
  static final String USE_ALIAS = "Take it off, and list more spellings with @Alias.";
  static final String USE_OWN_TYPE = "Take it off, or give the tool a type of its own without it.";

  private static final List<String> PACKAGES =
      List.of(
          "com.fasterxml.jackson.annotation.",
          "com.fasterxml.jackson.databind.annotation.",
          "tools.jackson.databind.annotation.");

  private ForeignAnnotations() {}

  static void check(Annotations annotations, String remedy, ClassContext context) {
    check(annotations, Set.of(), remedy, context);
  }

  /**
   * The same where some are honoured.
   *
   * @param honoured qualified names of the annotations that are no flaw
   */
  static void check(
      Annotations annotations, Set<String> honoured, String remedy, ClassContext context) {
    for (AnnotationView view : annotations.all()) {
      if (honoured.contains(view.name())) {
        continue;
      }
      if (isForeign(view.name())
          || view.type().getAnnotationMirrors().stream()
              .map((AnnotationMirror mirror) -> AnnotationView.nameOf(mirror))
              .anyMatch(ForeignAnnotations::isForeign)) {
        context.add(new Flaw.Foreign(view.text(), remedy, view.origin()));
      }
    }
  }

  private static boolean isForeign(String name) {
    return PACKAGES.stream().anyMatch(name::startsWith);
  }
}
