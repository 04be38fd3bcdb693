package dev.pokayoke.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** A client at the other end of a server's streams. */
final class TestClient {
  private static final int SECONDS = 20;

  private final PipedOutputStream toServer = new PipedOutputStream();
  private final Lines fromServer = new Lines();
  private final CompletableFuture<@Nullable Void> served = new CompletableFuture<>();

  /** Starts a server and connects to it. */
  TestClient(McpTools tools) throws IOException {
    PipedInputStream in = new PipedInputStream(toServer, 1 << 16);
    Thread server =
        new Thread(
            () -> {
              try {
                tools.serve(in, fromServer);
                served.complete(null);
              } catch (IOException | RuntimeException e) {
                served.completeExceptionally(e);
              }
            },
            "test-server");
    server.setDaemon(true);
    server.start();
  }

  /** Sends a line. */
  void send(String line) throws IOException {
    send((line + "\n").getBytes(UTF_8));
  }

  /** Sends bytes as they are. */
  void send(byte[] bytes) throws IOException {
    toServer.write(bytes);
    toServer.flush();
  }

  /** The next line of the server. */
  String receive() throws InterruptedException {
    String line = fromServer.queue.poll(SECONDS, TimeUnit.SECONDS);
    return line == null ? "(nothing)" : line;
  }

  /** Sends a line; the next line of the server. */
  String ask(String line) throws IOException, InterruptedException {
    send(line);
    return receive();
  }

  /** Sends no more. */
  void end() throws IOException {
    toServer.close();
  }

  /** Waits until the server is done; what it sent meanwhile. */
  String rest() throws InterruptedException, ExecutionException, TimeoutException {
    served.get(SECONDS, TimeUnit.SECONDS);
    return String.join("\n", fromServer.queue);
  }

  private static final class Lines extends OutputStream {
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public void write(int b) {
      if (b == '\n') {
        queue.add(line.toString(UTF_8));
        line.reset();
      } else {
        line.write(b);
      }
    }
  }
}
