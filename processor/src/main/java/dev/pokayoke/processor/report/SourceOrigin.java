package dev.pokayoke.processor.report;

import dev.pokayoke.processor.model.Origin;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/**
 * An origin as the compiler knows it: a spot in a body, else a value, else an annotation, else a
 * declaration.
 */
record SourceOrigin(
    Element element,
    @Nullable AnnotationMirror mirror,
    @Nullable AnnotationValue value,
    @Nullable Spot spot,
    @Nullable SourceOrigin use)
    implements Origin {

  /** This, or the nearest use of it that has a position. */
  SourceOrigin placed(Sources sources) {
    SourceOrigin place = this;
    while (!sources.canPlace(place.element) && place.use != null) {
      place = place.use;
    }
    return place;
  }

  void print(Messager messager, Kind kind, String text) {
    if (spot != null) {
      spot.print(kind, text);
    } else if (mirror == null) {
      messager.printMessage(kind, text, element);
    } else if (value == null) {
      messager.printMessage(kind, text, element, mirror);
    } else {
      messager.printMessage(kind, text, element, mirror, value);
    }
  }
}
