package dev.pokayoke.processor.read;

import java.util.List;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * What is written about a method, by itself and by those it overrides: of each text the nearest.
 * Parameters may be named differently in each of them.
 *
 * @param declarations the methods, nearest first
 * @param comments their comments, in the same order
 */
record Documentation(List<ExecutableElement> declarations, List<Javadoc> comments) {

  static Documentation of(ToolMethod method, Compiler compiler) {
    return new Documentation(
        method.declarations(),
        method.declarations().stream()
            .map(declaration -> Javadoc.of(compiler.elements().getDocComment(declaration)))
            .toList());
  }

  /** The first sentence; empty where nothing is written. */
  String sentence() {
    return comments.stream()
        .map(Javadoc::sentence)
        .filter(sentence -> !sentence.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** The text about a parameter; empty where nothing is written. */
  String parameter(int index) {
    for (int i = 0; i < comments.size(); i++) {
      String name = declarations.get(i).getParameters().get(index).getSimpleName().toString();
      String text = comments.get(i).parameters().getOrDefault(name, "");
      if (!text.isEmpty()) {
        return text;
      }
    }
    return "";
  }

  /** What is written about the properties of a class: in its own comment, or at their members. */
  record OfClass(TypeElement type, Compiler compiler) {

    /** The text about a property; empty where nothing is written. */
    String of(Member member) {
      String parameter = ofClass().getOrDefault(member.name(), "");
      return parameter.isEmpty()
          ? member.carriers().stream()
              .filter(carrier -> type.getKind() != ElementKind.RECORD) // it says all in its own
              .map(carrier -> Javadoc.of(compiler.elements().getDocComment(carrier)).sentence())
              .filter(sentence -> !sentence.isEmpty())
              .findFirst()
              .orElse("")
          : parameter;
    }

    private Map<String, String> ofClass() {
      return Javadoc.of(compiler.elements().getDocComment(type)).parameters();
    }
  }
}
