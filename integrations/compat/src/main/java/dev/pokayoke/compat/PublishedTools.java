package dev.pokayoke.compat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Tools as they were published: the resources that the annotation processor writes, or a list of
 * tools in one dialect. Immutable.
 *
 * <p>As a test, with the file of the last release under version control:
 *
 * <pre>{@code
 * PublishedTools.of(HotelService.class)
 *     .assertCompatibleWith(Path.of("src/test/published-tools.json"));
 * }</pre>
 */
public final class PublishedTools {
  private static final String CLASS_PATH = "the class path";

  private final String from;
  private final List<Toolset> toolsets;

  private PublishedTools(String from, List<Toolset> toolsets) {
    if (toolsets.isEmpty()) {
      throw new PublishedToolsException(
          "There are no published tools on "
              + from
              + ". Name the jar or folder that holds META-INF/pokayoke; pokayoke-processor writes"
              + " it beside the classes.");
    }
    this.from = from;
    this.toolsets = List.copyOf(toolsets);
  }

  /**
   * The tools of the class path and module path of this JVM, those of libraries too.
   *
   * @throws PublishedToolsException if there are none, or one cannot be read
   */
  public static PublishedTools onClassPath() {
    String all =
        System.getProperty("java.class.path", "")
            + File.pathSeparator
            + System.getProperty("jdk.module.path", "");
    return new PublishedTools(CLASS_PATH, toolsets(ClassPath.find(all, true)));
  }

  /**
   * The tools of a class path: folders, jars, {@code lib/*}, executable jars with jars inside.
   *
   * @throws PublishedToolsException if there are none, or an entry cannot be read
   */
  public static PublishedTools onClassPath(String classPath) {
    try {
      return new PublishedTools(classPath, toolsets(ClassPath.find(classPath, false)));
    } catch (InvalidPathException wrong) {
      throw new PublishedToolsException(
          wrong.getInput() + " is no path of this system. Correct the class path.");
    }
  }

  /**
   * The tools of some services, by the classes whose methods they are.
   *
   * @throws PublishedToolsException if a class has none, or they cannot be read
   */
  public static PublishedTools of(Class<?>... services) {
    List<Source> sources = new ArrayList<>();
    for (Class<?> service : services) {
      String name = "META-INF/pokayoke/" + service.getName() + ".json";
      try (InputStream in = service.getResourceAsStream("/" + name)) {
        if (in == null) {
          throw new PublishedToolsException(
              "There is no "
                  + name
                  + " beside its class. Compile "
                  + service.getSimpleName()
                  + " with pokayoke-processor.");
        }
        sources.add(Source.of(name, in.readAllBytes()));
      } catch (IOException unreadable) {
        throw new PublishedToolsException(name + " cannot be read. Compile its class again.");
      }
    }
    return new PublishedTools(CLASS_PATH, toolsets(sources));
  }

  /**
   * The tools of a file, a folder, a jar or a class path. A file is a published resource, what
   * {@link #text} gives, a list of tools in any dialect, or an MCP server's answer to {@code
   * tools/list}; a folder is one of a class path, or one of such files.
   *
   * @throws PublishedToolsException if there are none, or they cannot be read
   */
  public static PublishedTools at(String location) {
    Path path;
    try {
      path = Path.of(location);
    } catch (InvalidPathException list) {
      return onClassPath(location);
    }
    if (Files.isDirectory(path) && !Files.isDirectory(path.resolve("META-INF/pokayoke"))) {
      return ofFilesIn(path);
    }
    return Files.isRegularFile(path) && !isZip(path) ? read(path) : onClassPath(location);
  }

  /**
   * The tools of a file, as {@link #at} reads it.
   *
   * @throws PublishedToolsException if there are none, or they cannot be read
   */
  public static PublishedTools read(Path file) {
    return new PublishedTools(file.toString(), ToolFile.read(source(file)));
  }

  /**
   * The tools of a text, as {@link #at} reads a file.
   *
   * @param name what messages call it
   * @throws PublishedToolsException if there are none, or they cannot be read
   */
  public static PublishedTools parse(String name, String text) {
    return new PublishedTools(name, ToolFile.read(new Source(name, text)));
  }

  /** All tools, toolset by toolset, in the order they were published. */
  public List<PublishedTool> tools() {
    return toolsets.stream().flatMap(toolset -> toolset.tools().stream()).toList();
  }

  /**
   * The same tools as the text of one file, to be kept under version control: the resource as it
   * is, or a list of several.
   */
  public String text() {
    if (toolsets.size() == 1) {
      return toolsets.get(0).text() + "\n";
    }
    return toolsets.stream().map(Toolset::text).collect(Collectors.joining(",\n", "[", "]\n"));
  }

  /**
   * Requires that callers of what was published before can go on. Run with {@code
   * -Dpokayoke.published=update}, it writes the file instead, which accepts all changes.
   *
   * @param published the file of what was published before
   * @throws AssertionError if the file is missing, or a change breaks callers; its message shows
   *     old and new side by side
   * @throws PublishedToolsException if the file cannot be read
   */
  public void assertCompatibleWith(Path published) {
    PublishedFile.check(published, this);
  }

  /** Where they were found. */
  @Override
  public String toString() {
    return from;
  }

  private static PublishedTools ofFilesIn(Path folder) {
    TreeSet<Path> files = new TreeSet<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*.json")) {
      all.forEach(files::add);
    } catch (IOException unreadable) {
      throw unreadable(folder);
    }
    return new PublishedTools(
        folder.toString(), toolsets(files.stream().map(PublishedTools::source).toList()));
  }

  private static List<Toolset> toolsets(List<Source> sources) {
    return sources.stream().flatMap(source -> ToolFile.read(source).stream()).toList();
  }

  private static Source source(Path file) {
    try {
      return Source.of(file.toString(), Files.readAllBytes(file));
    } catch (IOException unreadable) {
      throw unreadable(file);
    }
  }

  private static boolean isZip(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(2), StandardCharsets.ISO_8859_1).equals("PK");
    } catch (IOException unreadable) {
      throw unreadable(file);
    }
  }

  private static PublishedToolsException unreadable(Path path) {
    return new PublishedToolsException(
        path
            + (Files.exists(path) ? " cannot be read" : " is not there")
            + ". Correct the path, or who may read it.");
  }
}
