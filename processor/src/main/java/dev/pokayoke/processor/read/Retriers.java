package dev.pokayoke.processor.read;

import dev.pokayoke.processor.model.Origin;
import dev.pokayoke.processor.model.Tool;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** The annotations by which frameworks attempt a method, or all methods of a class, again. */
final class Retriers {
  private static final Set<String> NAMES =
      Set.of(
          "org.springframework.retry.annotation.Retryable",
          "org.springframework.resilience.annotation.Retryable",
          "io.github.resilience4j.retry.annotation.Retry",
          "org.eclipse.microprofile.faulttolerance.Retry");

  private Retriers() {}

  /** Those of a method and what it overrides, and of its class and what that extends. */
  static List<Tool.Retrier> read(
      ToolMethod method, List<TypeElement> lineage, Origin use, Compiler compiler) {
    List<Element> carriers =
        Stream.concat(method.declarations().stream(), lineage.stream())
            .map(Element.class::cast)
            .toList();
    return Annotations.of(carriers, use, compiler).all().stream()
        .filter(view -> NAMES.contains(view.name()))
        .map(view -> new Tool.Retrier(view.text(), view.origin()))
        .toList();
  }
}
