package dev.pokayoke.processor.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** What a declaration is nested in. */
public final class Nesting {
  private Nesting() {}

  /** The element around one that is neither a package nor a module. */
  public static Element outer(Element element) {
    return Objects.requireNonNull(element.getEnclosingElement(), "enclosing element");
  }

  /** A type and the types around it, innermost first; for a member, the types around it. */
  public static List<TypeElement> types(Element element) {
    List<TypeElement> types = new ArrayList<>();
    Element current = element;
    while (current.getEnclosingElement() != null) {
      if (current instanceof TypeElement type) {
        types.add(type);
      }
      current = outer(current);
    }
    return types;
  }

  /** The outermost type around a declaration, or the type itself. */
  public static TypeElement topLevel(Element element) {
    List<TypeElement> types = types(element);
    return types.get(types.size() - 1);
  }
}
