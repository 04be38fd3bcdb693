package dev.pokayoke.processor.report;

import dev.pokayoke.processor.model.Origin;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** Makes the origins that model values carry. They hold for one round. */
public final class Origins {
  private Origins() {}

  /**
   * A declaration.
   *
   * @param element the declaration
   * @param use where it is used, to be shown where the element itself has no position; {@code null}
   *     for the class that is being read
   */
  public static Origin of(Element element, @Nullable Origin use) {
    return new SourceOrigin(element, null, null, null, (SourceOrigin) use);
  }

  /**
   * An annotation of a declaration.
   *
   * @param element the declaration
   * @param mirror the annotation
   * @param use as above
   */
  public static Origin of(Element element, AnnotationMirror mirror, @Nullable Origin use) {
    return new SourceOrigin(element, mirror, null, null, (SourceOrigin) use);
  }

  /**
   * A value written in an annotation.
   *
   * @param element the declaration
   * @param mirror the annotation
   * @param value the value
   * @param use as above
   */
  public static Origin of(
      Element element, AnnotationMirror mirror, AnnotationValue value, @Nullable Origin use) {
    return new SourceOrigin(element, mirror, value, null, (SourceOrigin) use);
  }

  /**
   * A place inside the body of a method.
   *
   * @param method the method
   * @param spot the place
   * @param use as above
   */
  public static Origin of(Element method, Spot spot, @Nullable Origin use) {
    return new SourceOrigin(method, null, null, spot, (SourceOrigin) use);
  }
}
