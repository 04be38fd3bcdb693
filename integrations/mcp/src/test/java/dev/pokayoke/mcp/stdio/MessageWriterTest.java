package dev.pokayoke.mcp.stdio;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MessageWriterTest {

  @Test
  void anInterruptOfTheToolDoesNotKeepItsAnswerBack() {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    OutputStream interruptible =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            if (Thread.currentThread().isInterrupted()) {
              throw new InterruptedIOException();
            }
            written.write(b);
          }
        };
    Thread.currentThread().interrupt();

    new MessageWriter(interruptible).send(Map.of("id", 1));

    assertThat(Thread.interrupted()).isTrue();
    assertThat(written.toString(UTF_8)).isEqualTo("{\"id\":1}\n");
  }
}
