package dev.pokayoke.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.runtime.Toolbox;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole conversations between a client and the server: {@code >} is sent, {@code <} is received.
 */
class TranscriptTest {

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
      actual.append(line.startsWith("< ") ? "< " + client.receive() : line).append('\n');
    }
    client.end();

    assertThat(actual.toString().stripTrailing()).isEqualTo(transcript.stripTrailing());
    assertThat(client.rest()).isEmpty();
  }

  private static McpTools server() {
    return McpTools.builder(Toolbox.of(new DeskTools(new Desk())))
        .serverInfo("desk", "1.0")
        .instructions("Ask before you ring.")
        .context(request -> request.context().put("guest_id", "G-12"))
        .build();
  }

  private static String read(String name) throws IOException {
    try (InputStream in = TranscriptTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), UTF_8);
    }
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
