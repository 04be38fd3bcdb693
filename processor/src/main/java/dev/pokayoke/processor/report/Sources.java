package dev.pokayoke.processor.report;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * The types whose source is being compiled, over all rounds. Only they have positions, parameter names
 * and an order of members; what is known from a class file has none of them for certain.
 */
public final class Sources {
  private final Set<String> topLevel = new HashSet<>();
  private final boolean recordsHavePositions;

  /**
   * No types yet.
   *
   * @param compiler class name of the processing environment, by which compilers are told apart
   */
  public Sources(String compiler) {
    // ecj up to 3.46 places no message on a record, nor on what a record declares implicitly.
    recordsHavePositions = !compiler.startsWith("org.eclipse.jdt.");
  }

  /** Adds the root elements of a round. */
  public void add(Collection<? extends Element> roots) {
    for (Element root : roots) {
      if (root instanceof TypeElement type) {
        topLevel.add(type.getQualifiedName().toString());
      }
    }
  }

  /** Whether an element comes from a source file of this compilation. */
  public boolean contains(Element element) {
    return topLevel.contains(Nesting.topLevel(element).getQualifiedName().toString());
  }

  boolean canPlace(Element element) {
    return contains(element) && (recordsHavePositions || !isOfRecord(element));
  }

  private static boolean isOfRecord(Element element) {
    return switch (element.getKind()) {
      case RECORD, RECORD_COMPONENT -> true;
      case FIELD, CONSTRUCTOR -> Nesting.outer(element).getKind() == ElementKind.RECORD;
      case PARAMETER ->
          Nesting.outer(element).getKind() == ElementKind.CONSTRUCTOR
              && isOfRecord(Nesting.outer(element));
      default -> false;
    };
  }
}
