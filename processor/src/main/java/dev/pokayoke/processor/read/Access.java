package dev.pokayoke.processor.read;

import dev.pokayoke.processor.report.Nesting;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Whether generated code can name a type. */
final class Access {
  private Access() {}

  /**
   * Why generated code of a package cannot name a type, and what to do.
   *
   * @return a sentence, empty if it can name it
   */
  static String problem(TypeElement type, ClassContext context) {
    boolean samePackage = context.compiler().isIn(type, context.packageName());
    for (TypeElement current : Nesting.types(type)) {
      String whose = current.equals(type) ? "It" : "Its enclosing " + current.getSimpleName();
      if (current.getModifiers().contains(Modifier.PRIVATE)) {
        return whose + " is private: make it package-private or public.";
      }
      if (!samePackage && !current.getModifiers().contains(Modifier.PUBLIC)) {
        return whose + " is not visible in " + shown(context.packageName()) + ": make it public.";
      }
    }
    return "";
  }

  /** Whether a type and all its enclosing types are public. */
  static boolean isPublic(TypeElement type) {
    for (TypeElement current : Nesting.types(type)) {
      if (!current.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  private static String shown(String packageName) {
    return packageName.isEmpty() ? "the unnamed package" : "package " + packageName;
  }
}
