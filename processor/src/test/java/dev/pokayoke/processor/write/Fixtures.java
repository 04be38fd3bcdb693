package dev.pokayoke.processor.write;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sources under {@code src/test/resources/fixtures} and the texts under {@code golden}. */
final class Fixtures {
  private static final Path RESOURCES = Path.of("src", "test", "resources");
  private static final Pattern PACKAGE = Pattern.compile("^package ([^;]+);", Pattern.MULTILINE);

  private Fixtures() {}

  /** The sources of a case, by the path that their package asks for. */
  static Map<String, String> sources(String name) {
    Map<String, String> sources = new TreeMap<>();
    for (Path file : files(RESOURCES.resolve("fixtures").resolve(name))) {
      String text = read(file);
      Matcher declared = PACKAGE.matcher(text);
      String folder = declared.find() ? declared.group(1).replace('.', '/') + "/" : "";
      sources.put(folder + file.getFileName(), text);
    }
    return sources;
  }

  /** The file that holds what is expected of a case. */
  static Path golden(String name, String file) {
    return RESOURCES.resolve("golden").resolve(name).resolve(file);
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
