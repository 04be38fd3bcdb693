package dev.pokayoke.mcp.stdio;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import org.junit.jupiter.api.Test;

class LineReaderTest {

  @Test
  void readsLinesAndTheLastOneWithoutAnEnd() throws Exception {
    LineReader lines = reader("a\n\nbé\r\nc".getBytes(UTF_8), 10);

    assertThat(lines.next()).isEqualTo("a");
    assertThat(lines.next()).isEmpty();
    assertThat(lines.next()).isEqualTo("bé\r");
    assertThat(lines.next()).isEqualTo("c");
    assertThat(lines.next()).isNull();
  }

  @Test
  void passesOverALineThatIsTooLong() throws Exception {
    LineReader lines = reader("12345\n123456\n1".getBytes(UTF_8), 5);

    assertThat(lines.next()).isEqualTo("12345");
    assertThatThrownBy(lines::next)
        .isInstanceOf(BadMessage.class)
        .hasMessage("A message may have 5 bytes at most.");
    assertThat(lines.next()).isEqualTo("1");
    assertThat(lines.next()).isNull();
  }

  @Test
  void passesOverALineThatIsNotText() throws Exception {
    LineReader lines = reader(new byte[] {(byte) 0xC3, 0x28, '\n', 'a'}, 5);

    assertThatThrownBy(lines::next)
        .isInstanceOf(BadMessage.class)
        .hasMessage("The message is not UTF-8 text.");
    assertThat(lines.next()).isEqualTo("a");
  }

  private static LineReader reader(byte[] bytes, int limit) {
    return new LineReader(new ByteArrayInputStream(bytes), limit);
  }
}
