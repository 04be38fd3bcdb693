package dev.pokayoke.samples.hotel;

import dev.pokayoke.samples.hotel.pms.PmsMain;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The property-management system in a process of its own, with the class path of this one. The
 * process ends when this object is closed, and also when this process dies, because its standard
 * input ends then.
 */
public final class PmsProcess implements AutoCloseable {

  private static final Pattern READY = Pattern.compile("PMS listening on (127\\.0\\.0\\.1:\\d+)");
  private static final Duration READY_WITHIN = Duration.ofSeconds(30);
  private static final Duration ENDED_WITHIN = Duration.ofSeconds(5);

  private final Process process;
  private final URI baseUri;

  private PmsProcess(Process process, URI baseUri) {
    this.process = process;
    this.baseUri = baseUri;
  }

  /**
   * Starts the system and waits until it listens.
   *
   * @param options such as {@code --today 2026-06-01}, each optional
   * @return the running process
   * @throws IOException if it does not start, or is not ready within 30 seconds
   */
  public static PmsProcess start(String... options) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(java());
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(PmsMain.class.getName());
    command.addAll(List.of(options));
    return start(command, READY_WITHIN);
  }

  static PmsProcess start(List<String> command, Duration readyWithin) throws IOException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try {
      return new PmsProcess(process, address(firstLine(process, readyWithin)));
    } catch (IOException e) {
      end(process);
      throw e;
    }
  }

  /** Returns where it listens, such as {@code http://127.0.0.1:40123}. */
  public URI baseUri() {
    return baseUri;
  }

  /** Returns the process, to look at. */
  public ProcessHandle handle() {
    return process.toHandle();
  }

  /** Ends the process, at first by ending its input, and by force if that does not do. */
  @Override
  public void close() {
    end(process);
  }

  private static String java() {
    return ProcessHandle.current()
        .info()
        .command()
        .orElseGet(() -> Path.of(System.getProperty("java.home"), "bin", "java").toString());
  }

  private static @Nullable String firstLine(Process process, Duration within) throws IOException {
    BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
    CompletableFuture<@Nullable String> line = new CompletableFuture<>();
    Thread reader = new Thread(() -> readLine(output, line), "pms-ready");
    reader.setDaemon(true);
    reader.start();
    try {
      return line.get(within.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new IOException(
          "The hotel system was not ready within %d ms.".formatted(within.toMillis()), e);
    } catch (ExecutionException e) {
      throw new IOException("The hotel system's output cannot be read.", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted while the hotel system was starting.", e);
    }
  }

  private static void readLine(BufferedReader output, CompletableFuture<@Nullable String> line) {
    try {
      line.complete(output.readLine());
    } catch (IOException e) {
      line.completeExceptionally(e);
    }
  }

  private static URI address(@Nullable String line) throws IOException {
    if (line == null) {
      throw new IOException("The hotel system ended before it was ready; see its messages above.");
    }
    Matcher ready = READY.matcher(line);
    if (!ready.matches()) {
      throw new IOException(
          "The hotel system said \"%s\" instead of where it listens.".formatted(line));
    }
    return URI.create("http://" + ready.group(1));
  }

  private static void end(Process process) {
    try (OutputStream input = process.getOutputStream()) {
      input.flush();
    } catch (IOException e) {
      process.destroy();
    }
    try {
      if (!process.waitFor(ENDED_WITHIN.toMillis(), TimeUnit.MILLISECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
