package dev.pokayoke.cli;

import dev.pokayoke.compat.PublishedTool;
import dev.pokayoke.compat.PublishedTools;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** Which tools a command is about. */
final class ClassPathOption {
  @Option(
      names = {"-c", "-cp", "--class-path"},
      required = true,
      paramLabel = "PATH",
      description = {
        "Where the tools are: jars (with jars inside too), folders of classes, lib/*,",
        "separated as in a class path; may be given several times."
      })
  private List<String> classPath = new ArrayList<>();

  @Option(
      names = {"-t", "--toolset"},
      paramLabel = "CLASS",
      description = {
        "Only the tools of this class, with or without its package; may be given several",
        "times, and then in that order. All, in the order of their names, otherwise."
      })
  private List<String> toolsets = new ArrayList<>();

  /**
   * The tools that were asked for.
   *
   * @throws BadRequest if a class has no tools there
   */
  List<PublishedTool> tools() {
    String path = String.join(File.pathSeparator, classPath);
    List<PublishedTool> all = PublishedTools.onClassPath(path).tools();
    if (toolsets.isEmpty()) {
      return all;
    }
    List<PublishedTool> chosen = new ArrayList<>();
    for (String toolset : toolsets) {
      List<PublishedTool> found =
          all.stream().filter(tool -> isNamed(tool.service(), toolset)).toList();
      if (found.isEmpty()) {
        throw new BadRequest(
            "There are no tools of "
                + toolset
                + " on "
                + path
                + ", but of "
                + services(all)
                + ". Choose one of these.");
      }
      TreeSet<String> services =
          found.stream().map(PublishedTool::service).collect(Collectors.toCollection(TreeSet::new));
      if (services.size() > 1) {
        throw new BadRequest(
            toolset + " may be " + String.join(" or ", services) + ". Name it with its package.");
      }
      chosen.addAll(found);
    }
    return chosen;
  }

  private static boolean isNamed(String service, String name) {
    return service.equals(name)
        || service.endsWith("." + name)
        || service.endsWith("$" + name)
        || service.replace('$', '.').endsWith("." + name);
  }

  private static String services(List<PublishedTool> tools) {
    return String.join(
        ", ", tools.stream().map(PublishedTool::service).distinct().sorted().toList());
  }
}
