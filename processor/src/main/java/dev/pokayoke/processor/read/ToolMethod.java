package dev.pokayoke.processor.read;

import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * A method that becomes a tool.
 *
 * @param declarations the method and those it overrides or implements, nearest first
 * @param type its type as a member of the class, type variables of superclasses replaced
 */
record ToolMethod(List<ExecutableElement> declarations, ExecutableType type) {
  /** Copies the list. */
  ToolMethod {
    declarations = List.copyOf(declarations);
  }

  /** The declaration that runs. */
  ExecutableElement nearest() {
    return declarations.get(0);
  }
}
