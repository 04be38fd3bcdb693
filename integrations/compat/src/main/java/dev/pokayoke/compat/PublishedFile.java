package dev.pokayoke.compat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file of what was published before, as a test uses it. */
final class PublishedFile {
  private static final String PROPERTY = "pokayoke.published";
  private static final String UPDATE = "-D" + PROPERTY + "=update";

  private PublishedFile() {}

  static void check(Path file, PublishedTools now) {
    String asked = System.getProperty(PROPERTY, "");
    if (!asked.isEmpty() && !asked.equals("update")) {
      throw new PublishedToolsException(
          "-D" + PROPERTY + "=" + asked + " is not known. Use " + UPDATE + ", or leave it out.");
    }
    if (asked.equals("update")) {
      write(file, now.text());
      return;
    }
    if (!Files.exists(file)) {
      throw new AssertionError(
          "There is no "
              + file
              + ". Run this test once with "
              + UPDATE
              + ", and keep the file under version control.");
    }
    SchemaDiff diff = SchemaDiff.between(PublishedTools.read(file), now);
    int breaking = diff.breaking().size();
    if (breaking > 0) {
      throw new AssertionError(
          (breaking == 1 ? "1 change breaks" : breaking + " changes break")
              + " callers of the published tools.\n"
              + diff.text(false)
              + "\nTake it back, or accept it: run this test with "
              + UPDATE
              + " and commit "
              + file
              + ".");
    }
  }

  private static void write(Path file, String text) {
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      Files.writeString(file, text);
    } catch (IOException unwritable) {
      throw new PublishedToolsException(
          file + " cannot be written. Correct the path, or who may write there.");
    }
  }
}
