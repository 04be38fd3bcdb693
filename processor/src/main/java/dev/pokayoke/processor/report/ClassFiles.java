package dev.pokayoke.processor.report;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * What a class file says and a compiler may not tell: javac below 22 does not read annotations on
 * types from class files (JDK-8225377).
 */
public final class ClassFiles {
  private static final int MAGIC = 0xCAFEBABE;
  private static final int UTF8 = 1;
  private static final Set<String> OF_TYPES =
      Set.of("RuntimeVisibleTypeAnnotations", "RuntimeInvisibleTypeAnnotations");

  private final Filer filer;
  private final Elements elements;

  /** The class files that a compiler reads. */
  public ClassFiles(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
  }

  /**
   * Whether the class file of a type has a {@code @Nullable} on a type; false where none is found.
   */
  public boolean hasNullableTypes(TypeElement type) {
    PackageElement home = elements.getPackageOf(type);
    String binary = elements.getBinaryName(type).toString();
    String file = binary.substring(binary.lastIndexOf('.') + 1) + ".class";
    try (InputStream in =
        filer
            .getResource(StandardLocation.CLASS_PATH, home.getQualifiedName(), file)
            .openInputStream()) {
      Set<String> texts = texts(new DataInputStream(in));
      return texts.stream().anyMatch(OF_TYPES::contains)
          && texts.stream().anyMatch(text -> text.endsWith("/Nullable;"));
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException notThere) {
      return false;
    }
  }

  /** The texts of the constant pool (JVMS 4.4). */
  private static Set<String> texts(DataInputStream in) throws IOException {
    Set<String> texts = new HashSet<>();
    if (in.readInt() != MAGIC) {
      return texts;
    }
    in.skipBytes(4);
    int count = in.readUnsignedShort();
    for (int index = 1; index < count; index++) {
      int tag = in.readUnsignedByte();
      if (tag == UTF8) {
        texts.add(in.readUTF());
      } else {
        in.skipBytes(size(tag));
        index += tag == 5 || tag == 6 ? 1 : 0; // long and double take two places
      }
    }
    return texts;
  }

  private static int size(int tag) throws IOException {
    return switch (tag) {
      case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
      case 5, 6 -> 8;
      case 7, 8, 16, 19, 20 -> 2;
      case 15 -> 3;
      default -> throw new IOException("constant of kind " + tag);
    };
  }
}
