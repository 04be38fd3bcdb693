package dev.pokayoke.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A page of {@code docs/diagnostics}, in the form that the top of its {@code README.md} describes.
 *
 * @param path the file
 * @param text all of it
 */
record DiagnosticPage(Path path, String text) {
  /** All of them. */
  static final Path FOLDER = Path.of("../docs/diagnostics");

  private static final List<String> PARTS =
      List.of(
          "# (PK\\d+): ([^\n]{3,70}[^\n.])\n+",
          "\\*(Error|Warning|Note)\\.\\*[^`]*",
          "```(?:text)?\n(.*?)```\n+",
          "## What\n+(.+?)\n+",
          "## Why\n+(.+?)\n+",
          "## Fails\n+(.+?)\n+",
          "## Fixed\n+(.+?)\n+",
          "## Silence\n+(.+?)\n+");

  private static final Pattern FENCE = Pattern.compile("(?ms)^```([^\n]*)\n(.*?)^```$");
  private static final Pattern NAME = Pattern.compile("PK\\d+\\.md");
  private static final int WIDTH = 100;

  /** The sample of one section: what is compiled how. */
  record Sample(List<String> sources, List<String> classFiles, List<String> options) {
    /** Whether it is not to be compiled together with others. */
    boolean isSpecial() {
      return !classFiles.isEmpty() || !options.isEmpty();
    }
  }

  /** Those there are, by code. */
  static Map<String, DiagnosticPage> all() {
    try (Stream<Path> paths = Files.list(FOLDER)) {
      Map<String, DiagnosticPage> pages = new TreeMap<>();
      for (Path path : paths.toList()) {
        if (NAME.matcher(path.getFileName().toString()).matches()) {
          DiagnosticPage page = new DiagnosticPage(path, Files.readString(path));
          pages.put(page.fileCode(), page);
        }
      }
      return pages;
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  /** Whether its samples can be found; where not, its own test says why. */
  boolean isReadable() {
    try {
      return !fails().sources().isEmpty() && !fixed().sources().isEmpty();
    } catch (AssertionError odd) {
      return false;
    }
  }

  /** The code that the file is named by. */
  String fileCode() {
    return path.getFileName().toString().replace(".md", "");
  }

  String code() {
    return form().group(1);
  }

  String title() {
    return form().group(2);
  }

  String severity() {
    return form().group(3);
  }

  /** The messages, each on one line. */
  List<String> messages() {
    return Stream.of(form().group(4).split("(?m)^(?=PK\\d+: )", -1))
        .map(each -> each.strip().replaceAll("\\s+", " "))
        .filter(each -> !each.isEmpty())
        .toList();
  }

  Sample fails() {
    return sample(form().group(7));
  }

  Sample fixed() {
    return sample(form().group(8));
  }

  String silence() {
    return form().group(9).replaceAll("\\s+", " ");
  }

  /** The page with other messages. */
  String with(List<String> messages) {
    MatchResult form = form();
    return text.substring(0, form.start(4))
        + messages.stream().map(DiagnosticPage::wrapped).collect(Collectors.joining())
        + text.substring(form.end(4));
  }

  private static String wrapped(String message) {
    StringBuilder lines = new StringBuilder();
    int column = 0;
    for (String word : message.split(" ", -1)) {
      boolean next = column > 0 && column + 1 + word.length() > WIDTH;
      lines.append(column == 0 ? "" : next ? "\n  " : " ").append(word);
      column = (next ? 2 : column + (column == 0 ? 0 : 1)) + word.length();
    }
    return lines.append('\n').toString();
  }

  /** Names the test of the page. */
  @Override
  public String toString() {
    return fileCode();
  }

  private MatchResult form() {
    Matcher form = Pattern.compile("(?s)" + String.join("", PARTS)).matcher(text);
    if (!form.matches()) {
      throw new AssertionError(path + " has not the form of its README.md from here on: " + odd());
    }
    return form.toMatchResult();
  }

  /** The part from which on a page is not as it should be. */
  private String odd() {
    String parts = "(?s)";
    for (String part : PARTS) {
      parts += part;
      if (!Pattern.compile(parts).matcher(text).lookingAt()) {
        return part;
      }
    }
    return "the end";
  }

  private Sample sample(String section) {
    Sample sample = new Sample(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    Matcher fence = FENCE.matcher(section);
    while (fence.find()) {
      switch (fence.group(1)) {
        case "java" -> sample.sources().add(fence.group(2));
        case "java classfile" -> sample.classFiles().add(fence.group(2));
        case "text options" -> sample.options().addAll(fence.group(2).lines().toList());
        default -> throw new AssertionError(path + ": nobody reads ```" + fence.group(1));
      }
    }
    return sample;
  }
}
