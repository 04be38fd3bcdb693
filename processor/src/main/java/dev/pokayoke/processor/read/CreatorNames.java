package dev.pokayoke.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/** The names of a constructor's or factory's parameters, wherever they are known from. */
final class CreatorNames {
  private CreatorNames() {}

  /** The names in order; fewer than there are parameters where one is not known. */
  static List<String> of(ExecutableElement maker, Compiler compiler) {
    List<String> written =
        Annotations.of(List.of(maker), null, compiler)
            .find("java.beans.ConstructorProperties")
            .map(view -> view.strings("value"))
            .orElse(List.of());
    if (written.size() == maker.getParameters().size()) {
      return written;
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < maker.getParameters().size(); i++) {
      name(maker, i, compiler).ifPresent(names::add);
    }
    return names;
  }

  private static Optional<String> name(ExecutableElement maker, int index, Compiler compiler) {
    VariableElement parameter = maker.getParameters().get(index);
    return compiler.isNameLost(maker, index)
        ? Jackson.name(Annotations.of(List.of(parameter), null, compiler))
            .map(view -> view.string("value"))
        : Optional.of(parameter.getSimpleName().toString());
  }
}
