package dev.pokayoke.compat;

import static dev.pokayoke.compat.Fixture.closed;
import static dev.pokayoke.compat.Fixture.resource;
import static dev.pokayoke.compat.Fixture.tool;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PublishedToolsTest {
  private static final String NONE = closed("");
  private static final String FOLDER = "META-INF/pokayoke/";
  private static final String AGAIN = " Write the file again, or compile its class again.";

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Path jar(String name, Map<String, byte[]> entries) throws IOException {
    return Files.write(folder.resolve(name), zip(entries));
  }

  private static byte[] zip(Map<String, byte[]> entries) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue());
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] resourceBytes(String service, String name) {
    return bytes(Fixture.resourceOf(service, tool(name, NONE)));
  }

  @Test
  void aClassPathOfFoldersAndJarsInTheOrderOfTheirClasses() throws IOException {
    write("classes/" + FOLDER + "z.Z.json", Fixture.resourceOf("z.Z", tool("z", NONE)));
    Path jar = jar("a.jar", Map.of(FOLDER + "a.A.json", resourceBytes("a.A", "a")));
    String path = folder.resolve("classes") + File.pathSeparator + jar;

    assertThat(PublishedTools.onClassPath(path).tools())
        .extracting(PublishedTool::name)
        .containsExactly("a", "z");
    assertThat(PublishedTools.at(path).tools()).hasSize(2);
    assertThat(PublishedTools.onClassPath(folder + File.separator + "*").tools())
        .extracting(PublishedTool::service)
        .containsExactly("a.A");
  }

  @Test
  void anExecutableJarWithItsOwnClassesAndJarsInside() throws IOException {
    byte[] innermost = zip(Map.of(FOLDER + "c.C.json", resourceBytes("c.C", "c")));
    byte[] inner =
        zip(
            Map.of(
                FOLDER + "b.B.json",
                resourceBytes("b.B", "b"),
                "lib/inner.jar",
                innermost,
                FOLDER + "deeper/x.json",
                bytes("not ours")));
    Path jar =
        jar(
            "app.jar",
            Map.of(
                "BOOT-INF/classes/" + FOLDER + "a.A.json",
                resourceBytes("a.A", "a"),
                "BOOT-INF/lib/b.jar",
                inner,
                "other/" + FOLDER + "x.json",
                bytes("not ours")));

    assertThat(PublishedTools.at(jar.toString()).tools())
        .extracting(PublishedTool::name)
        .containsExactly("a", "b", "c");
  }

  @Test
  void whatTheManifestOfAJarNames() throws IOException {
    jar("b.jar", Map.of(FOLDER + "b.B.json", resourceBytes("b.B", "b")));
    String manifest =
        "Manifest-Version: 1.0\r\nClass-Path: b.jar gone.jar "
            + folder.toUri()
            + "classes/\r\n\r\n";
    write("classes/" + FOLDER + "c.C.json", Fixture.resourceOf("c.C", tool("c", NONE)));
    Path jar = jar("a.jar", Map.of("META-INF/MANIFEST.MF", bytes(manifest)));

    assertThat(PublishedTools.at(jar.toString()).tools())
        .extracting(PublishedTool::name)
        .containsExactly("b", "c");
  }

  @Test
  void theFirstOfTwoResourcesOfOneNameCounts() throws IOException {
    Path one = jar("1.jar", Map.of(FOLDER + "a.A.json", resourceBytes("a.A", "first")));
    Path two = jar("2.jar", Map.of(FOLDER + "a.A.json", resourceBytes("a.A", "second")));

    assertThat(PublishedTools.onClassPath(one + File.pathSeparator + two).tools())
        .extracting(PublishedTool::name)
        .containsExactly("first");
  }

  @Test
  void aFolderOfFiles() throws IOException {
    write("kept/b.json", Fixture.resourceOf("b.B", tool("b", NONE)));
    write("kept/a.json", "[{\"name\":\"a\",\"inputSchema\":" + NONE + "}]");

    assertThat(PublishedTools.at(folder.resolve("kept").toString()).tools())
        .extracting(PublishedTool::name)
        .containsExactly("a", "b");
  }

  @Test
  void everyDialectsListIsKnownByItsForm() {
    assertThat(list("{\"name\":\"t\",\"inputSchema\":" + NONE + "}")).isEqualTo("MCP");
    assertThat(list("{\"type\":\"function\",\"function\":{\"name\":\"t\"}}")).isEqualTo("OPENAI");
    assertThat(list("{\"type\":\"function\",\"name\":\"t\"}")).isEqualTo("OPENAI_RESPONSES");
    assertThat(list("{\"name\":\"t\",\"input_schema\":{}}")).isEqualTo("ANTHROPIC");
    assertThat(list("{\"name\":\"t\",\"parametersJsonSchema\":{}}")).isEqualTo("GEMINI");
    assertThat(list("{\"name\":\"t\"}")).isEqualTo("GEMINI");
    assertThat(list("{\"toolSpec\":{\"name\":\"t\"}}")).isEqualTo("BEDROCK");
  }

  private static String list(String entry) {
    PublishedTools tools = PublishedTools.parse("list", "[" + entry + "]");
    PublishedTool tool = tools.tools().get(0);
    assertThat(tool.name()).isEqualTo("t");
    String dialect = tool.dialects().iterator().next();
    assertThat(tool.definition(dialect)).isEqualTo(entry);
    return dialect;
  }

  @Test
  void theAnswersOfServers() {
    String tools = "{\"tools\":[{\"name\":\"t\",\"inputSchema\":" + NONE + "}]}";

    assertThat(PublishedTools.parse("a", tools).tools()).hasSize(1);
    assertThat(
            PublishedTools.parse("a", "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":" + tools + "}")
                .tools())
        .hasSize(1);
    assertThat(PublishedTools.parse("a", "{\"functionDeclarations\":[{\"name\":\"t\"}]}").tools())
        .hasSize(1);
  }

  @Test
  void partsAreGivenExactlyAsTheyWerePublished() {
    String input = "{ \"type\" : \"object\",\"x\":1.50, \"description\":\"\\u00e9 é\" }";
    String text =
        resource(
            new Fixture.Tool("t", input)
                .output("{\"type\": \"object\"}")
                .described("It is \\u00e9.")
                .text());
    PublishedTool tool = PublishedTools.parse("a", text).tools().get(0);

    assertThat(tool.parameters("MCP")).isEqualTo(input);
    assertThat(tool.result("MCP")).isEqualTo("{\"type\": \"object\"}");
    assertThat(tool.description("MCP")).isEqualTo("It is é.");
    assertThat(tool.definition("MCP"))
        .startsWith("{\"name\":\"t\"")
        .endsWith("{\"type\": \"object\"}}");
    assertThat(text).contains(tool.definition("MCP"));
    assertThatThrownBy(() -> tool.definition("OPENAI"))
        .hasMessage("t is not published for OPENAI, but for [MCP].");
  }

  @Test
  void theTextOfSeveralToolsetsIsReadAgain() throws IOException {
    write("1/" + FOLDER + "a.A.json", Fixture.resourceOf("a.A", tool("a", NONE)));
    write("1/" + FOLDER + "b.B.json", Fixture.resourceOf("b.B", tool("b", NONE)));
    PublishedTools both = PublishedTools.at(folder.resolve("1").toString());
    PublishedTools again = PublishedTools.parse("again", both.text());

    assertThat(again.text()).isEqualTo(both.text());
    assertThat(SchemaDiff.between(both, again).changes()).isEmpty();
    assertThat(again.tools()).extracting(PublishedTool::service).containsExactly("a.A", "b.B");
    String one = resource(tool("a", NONE));
    assertThat(PublishedTools.parse("one", one).text()).isEqualTo(one);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``|line 1, column 1: there is nothing in it.+",
        "{\"contract\":1,|line 1, column 15: the JSON ends early.+",
        "{]|line 1, column 2: this is not JSON.+",
        "{\"contract\":1,\"contract\":1}|line 1, column 15: \"contract\" stands here a second time.+",
        "[1e99999999999]|line 1, column 2: a number has more digits than can be compared.+",
        "[] []|line 1, column 4: it goes on after the end of its JSON.+",
        "[]|line 1, column 1: there are no tools in it. Name a file that has some.",
        "7|line 1, column 1: an object is expected here.+",
        "[7]|line 1, column 2: an object is expected here.+",
        "{}|line 1, column 1: this is neither a published resource (it would have \"contract\") nor a list of tools. Name a META-INF/pokayoke/*.json, or what `schemas` printed.",
        "{\"contract\":2}|line 1, column 13: it was written for contract 2, and this program reads contract 1. Use pokayoke-compat or pokayoke-cli of the version of pokayoke-processor.",
        "{\"contract\":\"1\"}|line 1, column 13: it was written for contract \"1\", and this program reads contract 1. Use pokayoke-compat or pokayoke-cli of the version of pokayoke-processor.",
        "{\"contract\":1}|line 1, column 1: \"service\" is missing here.+",
        "{\"contract\":1,\"service\":7}|line 1, column 25: \"service\" must be a text.+",
        "{\"contract\":1,\"service\":\"a\"}|line 1, column 1: \"tools\" is missing here.+",
        "{\"contract\":1,\"service\":\"a\",\"tools\":{}}|line 1, column 37: \"tools\" must be a list.+",
        "{\"contract\":1,\"service\":\"a\",\"tools\":[{\"name\":\"t\"}]}|line 1, column 38: \"effect\" is missing here.+",
        "{\"contract\":1,\"service\":\"a\",\"tools\":[{\"name\":\"t\",\"effect\":\"read\",\"definitions\":{}}]}|line 1, column 80: \"definitions\" must be an object of at least one dialect.+",
        "[{\"x\":1}]|line 1, column 2: this is a tool of no known dialect. Use the list that `schemas` prints.",
        "[{\"inputSchema\":{}}]|line 1, column 2: \"name\" is missing here.+",
        "[{\"name\":\"a\",\"inputSchema\":{}},{\"name\":\"b\",\"input_schema\":{}}]|line 1, column 32: b is a tool of ANTHROPIC in a list of MCP. Keep one file per dialect.",
        "[{\"name\":\"a\"},{\"name\":\"a\"}]|line 1, column 15: a second tool is named \"a\" in one list. Give each its own name.",
      })
  void aBadFileIsNamedWithPlaceAndRemedy(String text, String message) {
    assertThatThrownBy(() -> PublishedTools.parse("bad.json", text))
        .isInstanceOf(PublishedToolsException.class)
        .hasMessage("bad.json, " + message.replace("+", AGAIN));
  }

  @Test
  void thePlaceCountsLines() {
    assertThatThrownBy(() -> PublishedTools.parse("bad.json", "[\n{\"name\":\"a\"},\n  {\"x\":1}]"))
        .hasMessage(
            "bad.json, line 3, column 3: this is a tool of no known dialect. Use the list that"
                + " `schemas` prints.");
  }

  @Test
  void jsonThatIsDeeperThanAnySchemaIsRefused() {
    assertThatThrownBy(() -> PublishedTools.parse("deep.json", "[".repeat(100_000)))
        .isInstanceOf(PublishedToolsException.class)
        .hasMessageStartingWith("deep.json, line 1, column ")
        .hasMessageEndingWith(": it is larger or deeper than any list of tools." + AGAIN);
  }

  @Test
  void aFileThatIsNotUtf8() throws IOException {
    Path latin = folder.resolve("latin.json");
    Files.write(latin, "[{\"name\":\"é\"}]".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> PublishedTools.at(latin.toString()))
        .hasMessage(latin + ", byte 11: this is not UTF-8. Save the file as UTF-8.");

    Path wide = folder.resolve("wide.json");
    Files.write(wide, "\uFEFF[]".getBytes(StandardCharsets.UTF_16LE));
    assertThatThrownBy(() -> PublishedTools.at(wide.toString()))
        .hasMessage(wide + ", byte 1: this is not UTF-8. Save the file as UTF-8.");

    Path marked = write("marked.json", "\uFEFF" + resource(tool("a", NONE)));
    assertThat(PublishedTools.at(marked.toString()).tools()).hasSize(1);
  }

  @Test
  void aCharacterThatIsCutOff() throws IOException {
    Path cut = folder.resolve("cut.json");
    Files.write(cut, new byte[] {'"', (byte) 0xC3});
    assertThatThrownBy(() -> PublishedTools.at(cut.toString()))
        .hasMessage(cut + ", byte 2: this is not UTF-8. Save the file as UTF-8.");
  }

  @Test
  void aClassPathThatIsNotThereOrHasNoTools() throws IOException {
    Path gone = folder.resolve("gone.jar");
    assertThatThrownBy(() -> PublishedTools.at(gone.toString()))
        .hasMessage("There is no " + gone + ". Build it, or correct the class path.");

    Path none = folder.resolve("none");
    assertThatThrownBy(() -> PublishedTools.at(none + File.separator + "*"))
        .hasMessage(
            none
                + " cannot be read as a folder of jars. Build it again, or correct the class path.");

    Path empty = jar("empty.jar", Map.of("a.txt", bytes("a")));
    assertThatThrownBy(() -> PublishedTools.at(empty.toString()))
        .hasMessage(
            "There are no published tools on "
                + empty
                + ". Name the jar or folder that holds META-INF/pokayoke; pokayoke-processor"
                + " writes it beside the classes.");
    assertThatThrownBy(() -> PublishedTools.onClassPath(""))
        .isInstanceOf(PublishedToolsException.class);
  }

  @Test
  void aJarThatIsBroken() throws IOException {
    Path jar = jar("app.jar", Map.of(FOLDER + "a.A.json", resourceBytes("a.A", "a")));
    byte[] whole = Files.readAllBytes(jar);
    Files.write(jar, Arrays.copyOf(whole, whole.length / 2));

    assertThatThrownBy(() -> PublishedTools.at(jar.toString()))
        .hasMessage(jar + " cannot be read as a jar. Build it again, or correct the class path.");
  }

  @Test
  void aBadResourceInAJarIsNamedWithItsJar() throws IOException {
    Path jar = jar("app.jar", Map.of(FOLDER + "a.A.json", bytes("{")));

    assertThatThrownBy(() -> PublishedTools.at(jar.toString()))
        .hasMessage(
            jar + "!/" + FOLDER + "a.A.json, line 1, column 2: the JSON ends early." + AGAIN);
  }

  @Test
  void aFileThatIsNotThere() {
    Path gone = folder.resolve("gone.json");

    assertThatThrownBy(() -> PublishedTools.read(gone))
        .hasMessage(gone + " is not there. Correct the path, or who may read it.");
  }

  /** Its tools are in a test resource. */
  static final class Guarded {}

  @Test
  void theToolsOfAClassAndOfThisClassPath() {
    assertThat(PublishedTools.of(Guarded.class).tools())
        .extracting(PublishedTool::name, PublishedTool::service)
        .containsExactly(Tuple.tuple("guarded", Guarded.class.getName()));
    assertThat(PublishedTools.onClassPath().tools())
        .extracting(PublishedTool::name)
        .containsExactly("guarded");
  }

  @Test
  void aClassWithoutTools() {
    assertThatThrownBy(() -> PublishedTools.of(PublishedToolsTest.class))
        .hasMessage(
            "There is no META-INF/pokayoke/dev.pokayoke.compat.PublishedToolsTest.json beside its"
                + " class. Compile PublishedToolsTest with pokayoke-processor.");
  }
}
