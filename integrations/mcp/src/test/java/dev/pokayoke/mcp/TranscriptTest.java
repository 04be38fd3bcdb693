package dev.pokayoke.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.runtime.Toolbox;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole conversations between a client and the server: {@code >} is sent, {@code <} is received.
 */
class TranscriptTest {
  private static final Path SOURCES = Path.of("src/test/resources/dev/pokayoke/mcp");

  @ParameterizedTest
  @ValueSource(strings = {"older-era.txt", "newer-era.txt", "no-protocol.txt"})
  void goesAsWritten(String name) throws Exception {
    String transcript = read(name);
    TestClient client = new TestClient(server());

    StringBuilder actual = new StringBuilder();
    for (String line : transcript.split("\n", -1)) {
      if (line.startsWith("> ")) {
        client.send(line.substring(2));
      }
      actual.append(line.startsWith("<") ? "< " + client.receive() : line).append('\n');
    }
    client.end();

    assertThat(client.rest()).isEmpty();
    if ("update".equals(System.getProperty("pokayoke.golden"))) {
      Files.writeString(SOURCES.resolve(name), actual.toString().stripTrailing() + "\n");
    }
    assertThat(actual.toString().stripTrailing()).isEqualTo(read(name).stripTrailing());
  }

  private static McpTools server() {
    return McpTools.builder(toolbox())
        .serverInfo("desk", "1.0")
        .instructions("Ask before you ring.")
        .context(request -> request.context().put("guest_id", "G-12"))
        .build();
  }

  private static Toolbox toolbox() {
    return Toolbox.builder()
        .add(new DeskTools(new Desk()))
        .observer(event -> {})
        .random(new Random(7))
        .build();
  }

  private static String read(String name) throws IOException {
    return Files.readString(SOURCES.resolve(name));
  }

  private static final class Desk implements DeskTools.Desk {
    @Override
    public BigDecimal quote(LocalDate night, @Nullable BigDecimal price, int guests) {
      return price == null ? BigDecimal.valueOf(9950, 2) : price;
    }

    @Override
    public void ring() {
      throw new IllegalStateException("bell of host pms-7 is broken");
    }
  }
}
