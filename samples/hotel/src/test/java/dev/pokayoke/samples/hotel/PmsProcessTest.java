package dev.pokayoke.samples.hotel;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class PmsProcessTest {

  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @Test
  void servesFromAnotherProcessUntilItIsClosed() throws Exception {
    ProcessHandle handle;
    try (PmsProcess pms = PmsProcess.start("--today", "2026-06-13")) {
      handle = pms.handle();
      assertThat(handle.pid()).isNotEqualTo(ProcessHandle.current().pid());
      assertThat(pms.baseUri()).hasHost("127.0.0.1").hasScheme("http");
      assertThat(get(pms.baseUri().resolve("/knobs"))).contains("\"failNext\":0");
      assertThat(
              get(
                  pms.baseUri()
                      .resolve("/availability?type=SUITE&from=2026-06-12&to=2026-06-14&guests=1")))
          .contains("The stay begins on 2026-06-12, before today, 2026-06-13.");
    }
    assertThat(handle.isAlive()).isFalse();
  }

  @Test
  void saysNothingButWhereItListensAndEndsWithItsInput() throws Exception {
    Process process =
        new ProcessBuilder(
                JAVA,
                "-cp",
                System.getProperty("java.class.path"),
                "dev.pokayoke.samples.hotel.pms.PmsMain")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.getOutputStream().close();

    String output = new String(process.getInputStream().readAllBytes(), UTF_8);

    assertThat(output).matches("PMS listening on 127\\.0\\.0\\.1:\\d+\\R");
    assertThat(process.waitFor()).isZero();
  }

  @Test
  void refusesABadOptionInOneLine() throws Exception {
    Process process =
        new ProcessBuilder(
                JAVA,
                "-cp",
                System.getProperty("java.class.path"),
                "dev.pokayoke.samples.hotel.pms.PmsMain",
                "--port",
                "x")
            .start();

    assertThat(new String(process.getErrorStream().readAllBytes(), UTF_8))
        .contains("--port cannot be x.")
        .doesNotContain("Exception");
    assertThat(process.waitFor()).isEqualTo(2);
  }

  @Test
  void saysWhenTheProcessEndsBeforeItIsReady() {
    assertThatThrownBy(() -> PmsProcess.start(List.of(JAVA, "-version"), Duration.ofSeconds(30)))
        .isInstanceOf(IOException.class)
        .hasMessage("The hotel system ended before it was ready; see its messages above.");
  }

  @Test
  void saysWhenTheProcessSaysSomethingElse() {
    assertThatThrownBy(() -> PmsProcess.start(List.of(JAVA, "--version"), Duration.ofSeconds(30)))
        .isInstanceOf(IOException.class)
        .hasMessageMatching("The hotel system said \".+\" instead of where it listens\\.");
  }

  @Test
  void doesNotWaitForEver() {
    List<String> silent =
        List.of(
            JAVA,
            "-cp",
            System.getProperty("java.class.path"),
            "dev.pokayoke.samples.hotel.pms.PmsMain");

    assertThatThrownBy(() -> PmsProcess.start(silent, Duration.ofMillis(1)))
        .isInstanceOf(IOException.class)
        .hasMessage("The hotel system was not ready within 1 ms.");
  }

  private static String get(URI uri) throws IOException, InterruptedException {
    return HttpClient.newHttpClient()
        .send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString())
        .body();
  }
}
