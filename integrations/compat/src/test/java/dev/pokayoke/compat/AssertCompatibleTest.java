package dev.pokayoke.compat;

import static dev.pokayoke.compat.Fixture.closed;
import static dev.pokayoke.compat.Fixture.published;
import static dev.pokayoke.compat.Fixture.tool;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssertCompatibleTest {
  private static final String TWO =
      closed("\"room\":{\"type\":\"string\",\"enum\":[\"SINGLE\",\"DOUBLE\"]}", "room");
  private static final String ONE = TWO.replace(",\"DOUBLE\"", "");
  private static final String PROPERTY = "pokayoke.published";

  @TempDir private Path folder;

  @AfterEach
  void noUpdate() {
    System.clearProperty(PROPERTY);
  }

  @Test
  void whatCallersBearPasses() throws IOException {
    Path file = kept(ONE);

    published(tool("book", ONE)).assertCompatibleWith(file);
    published(tool("book", TWO)).assertCompatibleWith(file);

    assertThat(Files.readString(file)).contains(ONE);
  }

  @Test
  void whatBreaksThemIsShownSideBySideWithWhatToDo() throws IOException {
    Path file = kept(TWO);

    assertThatThrownBy(() -> published(tool("book", ONE)).assertCompatibleWith(file))
        .isInstanceOf(AssertionError.class)
        .hasMessage(
            """
            1 change breaks callers of the published tools.
            old: %s
            new: test.json

            BREAKING book input.room
              DOUBLE is no longer taken.
              old  SINGLE, DOUBLE                          | new  SINGLE

            Take it back, or accept it: run this test with -Dpokayoke.published=update and commit %s."""
                .formatted(file, file));
  }

  @Test
  void anUpdateAcceptsThem() throws IOException {
    Path file = kept(TWO);
    System.setProperty(PROPERTY, "update");
    PublishedTools now = published(tool("book", ONE));

    now.assertCompatibleWith(file);

    assertThat(Files.readString(file)).isEqualTo(now.text());
  }

  @Test
  void anUpdateMakesTheFile() throws IOException {
    System.setProperty(PROPERTY, "update");
    Path file = folder.resolve("a/b/tools.json");

    published(tool("book", ONE)).assertCompatibleWith(file);

    assertThat(PublishedTools.read(file).tools()).hasSize(1);
  }

  @Test
  void anythingElseThanAnUpdateIsAMistake() throws IOException {
    Path file = kept(ONE);
    System.setProperty(PROPERTY, "true");

    assertThatThrownBy(() -> published(tool("book", ONE)).assertCompatibleWith(file))
        .isInstanceOf(PublishedToolsException.class)
        .hasMessage(
            "-Dpokayoke.published=true is not known. Use -Dpokayoke.published=update, or leave it"
                + " out.");
  }

  @Test
  void withoutTheFileNothingIsGuarded() {
    Path file = folder.resolve("tools.json");

    assertThatThrownBy(() -> published(tool("book", ONE)).assertCompatibleWith(file))
        .isInstanceOf(AssertionError.class)
        .hasMessage(
            "There is no "
                + file
                + ". Run this test once with -Dpokayoke.published=update, and keep the file under"
                + " version control.");
  }

  @Test
  void longTextsStandInLinesOfTheirColumn() {
    String before =
        tool("book", closed("\"x\":{\"type\":\"string\",\"pattern\":\"" + "a".repeat(120) + "\"}"));
    String after = tool("book", closed("\"x\":{\"type\":\"string\",\"pattern\":\"b or c\"}"));

    assertThat(SchemaDiff.between(published(before), published(after)).text(false))
        .endsWith(
            """
            BREAKING book input.x
              A new or narrower limit: some of what was right before is refused.
              old  pattern                                 | new  pattern b or c
                   aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa |
                   aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa |
                   aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa |
                   aaa                                     |
            """);
  }

  private Path kept(String input) throws IOException {
    return Files.writeString(folder.resolve("tools.json"), Fixture.resource(tool("book", input)));
  }
}
