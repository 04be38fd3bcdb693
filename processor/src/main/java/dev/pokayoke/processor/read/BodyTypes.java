package dev.pokayoke.processor.read;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import dev.pokayoke.processor.report.Nesting;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * The types that a source file names. To ask the compiler would make it check the whole class,
 * while types that it needs may not be generated yet.
 */
final class BodyTypes {
  private final CompilationUnitTree unit;
  private final TypeElement inside;
  private final Elements elements;

  BodyTypes(CompilationUnitTree unit, TypeElement inside, Elements elements) {
    this.unit = unit;
    this.inside = inside;
    this.elements = elements;
  }

  /** The type of a name as written; {@code null} where that is not certain. */
  @Nullable TypeElement find(Tree written) {
    return find(written.toString());
  }

  private @Nullable TypeElement find(String name) {
    int dot = name.lastIndexOf('.');
    if (dot < 0) {
      return simple(name);
    }
    TypeElement outer = find(name.substring(0, dot));
    return outer == null ? elements.getTypeElement(name) : member(outer, name.substring(dot + 1));
  }

  private @Nullable TypeElement simple(String name) {
    for (TypeElement type : Nesting.types(inside)) {
      TypeElement found = type.getSimpleName().contentEquals(name) ? type : member(type, name);
      if (found != null) {
        return found;
      }
    }
    TypeElement imported = imported(name, "." + name);
    if (imported != null) {
      return imported;
    }
    String home = elements.getPackageOf(inside).getQualifiedName().toString();
    TypeElement neighbour = elements.getTypeElement(home.isEmpty() ? name : home + "." + name);
    if (neighbour != null) {
      return neighbour;
    }
    TypeElement onDemand = imported(name, ".*");
    return onDemand == null ? elements.getTypeElement("java.lang." + name) : onDemand;
  }

  private @Nullable TypeElement imported(String name, String ending) {
    List<TypeElement> found =
        unit.getImports().stream()
            .map(ImportTree::getQualifiedIdentifier)
            .map(Tree::toString)
            .filter(text -> text.endsWith(ending))
            .map(text -> text.substring(0, text.length() - ending.length()) + "." + name)
            .flatMap(text -> Stream.ofNullable(elements.getTypeElement(text)))
            .toList();
    return found.isEmpty() ? null : found.get(0);
  }

  private @Nullable TypeElement member(TypeElement type, String name) {
    return ElementFilter.typesIn(elements.getAllMembers(type)).stream()
        .filter(each -> each.getSimpleName().contentEquals(name))
        .findFirst()
        .orElse(null);
  }
}
