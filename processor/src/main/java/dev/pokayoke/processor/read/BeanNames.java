package dev.pokayoke.processor.read;

import java.util.Map;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Which property a getter or setter belongs to: that of a field whose name fits, else as {@code
 * java.beans.Introspector} derives it, where {@code getURL} gives {@code URL}.
 */
final class BeanNames {
  private BeanNames() {}

  /** The property that a method without parameters gives; empty if it is no getter. */
  static String ofGetter(String method, TypeMirror type, Map<String, BeanDraft> drafts) {
    if (method.equals("getClass")) {
      return "";
    }
    boolean isBoolean =
        type.getKind() == TypeKind.BOOLEAN || JavaTypes.of(type).text().equals("Boolean");
    if (isBoolean && hasPrefix(method, "is")) {
      return property(method.substring(2), drafts);
    }
    return hasPrefix(method, "get") ? property(method.substring(3), drafts) : field(method, drafts);
  }

  /** The property that a method with one parameter sets; empty if it is no setter. */
  static String ofSetter(String method, Map<String, BeanDraft> drafts) {
    return hasPrefix(method, "set") ? property(method.substring(3), drafts) : field(method, drafts);
  }

  private static boolean hasPrefix(String method, String prefix) {
    return method.length() > prefix.length()
        && method.startsWith(prefix)
        && !Character.isLowerCase(method.charAt(prefix.length()));
  }

  private static String field(String name, Map<String, BeanDraft> drafts) {
    BeanDraft draft = drafts.get(name);
    return draft != null && draft.field != null ? name : "";
  }

  private static String property(String rest, Map<String, BeanDraft> drafts) {
    String simple = Character.toLowerCase(rest.charAt(0)) + rest.substring(1);
    boolean acronym =
        rest.length() > 1
            && Character.isUpperCase(rest.charAt(1))
            && Character.isUpperCase(rest.charAt(0));
    return acronym && !drafts.containsKey(simple) ? rest : simple;
  }
}
