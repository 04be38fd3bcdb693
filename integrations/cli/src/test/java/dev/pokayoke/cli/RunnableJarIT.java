package dev.pokayoke.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The jar that users run, in a process of its own; it exists only after packaging. */
@EnabledIfSystemProperty(named = "pokayoke.cli.jar", matches = ".+")
class RunnableJarIT {
  private static final String JAR = System.getProperty("pokayoke.cli.jar", "");

  @TempDir private Path folder;

  private record Ran(int exit, String out, String err) {}

  private Ran run(Object... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // As on a system that speaks no UTF-8.
                "-Dfile.encoding=ISO-8859-1",
                "-jar",
                JAR));
    Arrays.stream(arguments).map(Object::toString).forEach(command::add);
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("JAVA_TOOL"));
    int exit = builder.start().waitFor();
    return new Ran(exit, Files.readString(out), Files.readString(err));
  }

  private Path classes() throws IOException {
    Path classes = folder.resolve("classes");
    Published.in(classes, "hotel.HotelService", Published.BOOK, Published.FIND);
    return classes;
  }

  @Test
  void schemas() throws IOException, InterruptedException {
    Ran ran = run("schemas", "--dialect", "mcp", "--class-path", classes());

    assertThat(ran.err()).isEmpty();
    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .startsWith("[{\"name\":\"book\",")
        .contains("Findet Zimmer für Gäste.")
        .endsWith("}]\n");
  }

  @Test
  void diff() throws IOException, InterruptedException {
    Path classes = classes();
    Path after = folder.resolve("after.json");
    Files.writeString(
        after, Published.resource("hotel.HotelService", Published.BOOK), StandardCharsets.UTF_8);

    assertThat(run("diff", classes, classes).exit()).isZero();
    Ran ran = run("diff", classes, after);
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out()).contains("BREAKING find\n", "Findet Zimmer für Gäste.");
    assertThat(ran.out()).doesNotContain("\u001b");
  }

  @Test
  void size() throws IOException, InterruptedException {
    assertThat(run("size", "--class-path", classes()).out()).startsWith("mcp ");
  }

  @Test
  void wrongUse() throws IOException, InterruptedException {
    Ran ran = run("diff", "gone.json", "gone.json");

    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err().strip())
        .isEqualTo("There is no gone.json. Build it, or correct the class path.");
  }

  @Test
  void versionAndHelp() throws IOException, InterruptedException {
    assertThat(run("--version").out()).matches("pokayoke [0-9]+\\.[0-9]+\\..*\\R");
    assertThat(run("--help").out()).startsWith("Usage: pokayoke ");
  }

  @Test
  void theJarHasTheLicencesOfWhatIsInIt() throws IOException {
    try (JarFile jar = new JarFile(JAR)) {
      List<String> names = jar.stream().map(ZipEntry::getName).toList();
      assertThat(names)
          .contains(
              "META-INF/LICENSE",
              "META-INF/NOTICE",
              "META-INF/THIRD-PARTY",
              "META-INF/FastDoubleParser-LICENSE")
          .doesNotHaveDuplicates()
          .noneMatch(name -> name.endsWith("module-info.class"))
          .filteredOn(name -> name.startsWith("dev/pokayoke/"))
          .noneMatch(name -> name.startsWith("dev/pokayoke/runtime/"));
    }
  }
}
