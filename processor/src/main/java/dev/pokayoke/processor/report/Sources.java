package dev.pokayoke.processor.report;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * The types whose source is being compiled, over all rounds. Only they have positions, parameter
 * names and an order of members; what is known from a class file has none of them for certain.
 */
public final class Sources {
  private final Set<String> topLevel = new HashSet<>();
  private final boolean placesEverything;

  /**
   * No types yet.
   *
   * @param compiler class name of the processing environment, by which compilers are told apart
   */
  public Sources(String compiler) {
    // ecj up to 3.46 gives no position to enum constants, records and what a record has implicitly.
    placesEverything = !compiler.startsWith("org.eclipse.jdt.");
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
    // In ecj's later rounds a parameter does not know its method.
    return !Nesting.types(element).isEmpty()
        && topLevel.contains(Nesting.topLevel(element).getQualifiedName().toString());
  }

  boolean canPlace(Element element) {
    return contains(element) && (placesEverything || !isUnplaced(element));
  }

  private static boolean isUnplaced(Element element) {
    return switch (element.getKind()) {
      case RECORD, RECORD_COMPONENT, ENUM_CONSTANT -> true;
      case FIELD, CONSTRUCTOR -> Nesting.outer(element).getKind() == ElementKind.RECORD;
      case PARAMETER ->
          Nesting.outer(element).getKind() == ElementKind.CONSTRUCTOR
              && isUnplaced(Nesting.outer(element));
      default -> false;
    };
  }
}
