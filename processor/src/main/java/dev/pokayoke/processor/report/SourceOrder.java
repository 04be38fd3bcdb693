package dev.pokayoke.processor.report;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * Where a message stands among those of one class, told by the order of declarations, because a
 * processor learns no line numbers: file, then members and parameters by index, and on each
 * declaration its annotations before its name before what is inside it, a body last.
 */
record SourceOrder(String file, List<Integer> path) implements Comparable<SourceOrder> {
  private static final int ANNOTATION = 0;
  private static final int NAME = 1;
  private static final int INSIDE = 2;
  private static final int BODY = 3;

  static SourceOrder of(SourceOrigin origin) {
    TypeElement topLevel = Nesting.topLevel(origin.element());
    List<Integer> path = new ArrayList<>();
    descend(topLevel, origin.element(), path);
    AnnotationMirror mirror = origin.mirror();
    Spot spot = origin.spot();
    if (spot != null) {
      path.add(BODY);
      path.add(spot.position());
    } else if (mirror == null) {
      path.add(NAME);
    } else {
      path.add(ANNOTATION);
      path.add(origin.element().getAnnotationMirrors().indexOf(mirror));
      path.add(new ArrayList<>(mirror.getElementValues().values()).indexOf(origin.value()));
    }
    return new SourceOrder(topLevel.getQualifiedName().toString(), path);
  }

  private static void descend(TypeElement topLevel, Element element, List<Integer> path) {
    if (element.equals(topLevel)) {
      return;
    }
    Element outer = Nesting.outer(element);
    descend(topLevel, outer, path);
    path.add(INSIDE);
    int index = outer.getEnclosedElements().indexOf(element);
    path.add(
        index < 0 && outer instanceof ExecutableElement method
            ? method.getParameters().indexOf(element)
            : index);
  }

  @Override
  public int compareTo(SourceOrder other) {
    int byFile = file.compareTo(other.file);
    for (int i = 0; byFile == 0 && i < Math.min(path.size(), other.path.size()); i++) {
      byFile = Integer.compare(path.get(i), other.path.get(i));
    }
    return byFile != 0 ? byFile : Integer.compare(path.size(), other.path.size());
  }
}
