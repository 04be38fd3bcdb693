package dev.pokayoke.processor.read;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * One property of a class, before its type is read.
 *
 * @param name its Java name
 * @param carriers all declarations whose annotations speak of it, those with a position first
 * @param anchor the declaration to show
 * @param input the type of the value it is given, or {@code null} if it takes none
 * @param output the type of the value it gives, or {@code null} if it gives none
 * @param access how it is read, as {@code getName()}; empty if it cannot be
 * @param optional whether the class itself has a value for it where none comes
 */
record Member(
    String name,
    List<Element> carriers,
    Element anchor,
    @Nullable TypeMirror input,
    @Nullable TypeMirror output,
    String access,
    boolean optional) {
  /** Copies the list. */
  Member {
    carriers = List.copyOf(carriers);
  }

  /** The same without what nobody gives it. */
  Member withoutInput() {
    return new Member(name, carriers, anchor, null, output, access, optional);
  }

  /** The same for arguments only: what it gives is read back, and not a result. */
  Member withoutOutput() {
    return new Member(name, carriers, anchor, input, null, access, optional);
  }
}
