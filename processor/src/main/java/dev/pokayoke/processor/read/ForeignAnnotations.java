package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Flaw;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;

/**
 * Finds annotations of Jackson that are not honoured and would name or write things differently if
 * they were. It says so rather than publish other names than the service uses elsewhere.
 */
final class ForeignAnnotations {
  static final String USE_ARG = "Take it off, and name the value with @Arg(name = \"...\").";
  static final String USE_ALIAS = "Take it off, and list more spellings with @Alias.";
  static final String USE_OWN_TYPE = "Take it off, or give the tool a type of its own without it.";

  private static final List<String> PACKAGES =
      Stream.concat(Stream.of(Jackson.ANNOTATIONS), Jackson.DATABIND.stream()).toList();

  private ForeignAnnotations() {}

  static void check(Annotations annotations, String remedy, ClassContext context) {
    check(annotations, view -> false, remedy, context);
  }

  /**
   * The same where some are honoured.
   *
   * @param remedy what to do about one for which nothing better is known
   */
  static void check(
      Annotations annotations,
      Predicate<AnnotationView> honoured,
      String remedy,
      ClassContext context) {
    for (AnnotationView view : annotations.all()) {
      if (honoured.test(view)) {
        continue;
      }
      if (isForeign(view.name())
          || view.type().getAnnotationMirrors().stream()
              .map((AnnotationMirror mirror) -> AnnotationView.nameOf(mirror))
              .anyMatch(ForeignAnnotations::isForeign)) {
        context.add(new Flaw.Foreign(view.text(), Jackson.remedy(view, remedy), view.origin()));
      }
    }
  }

  private static boolean isForeign(String name) {
    return PACKAGES.stream().anyMatch(name::startsWith);
  }
}
