package dev.pokayoke.samples.hotel.pms;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ControlsTest {

  private static final String BOOKING = "/bookings/B-1001";
  private static final String[] MAYA = {"X-Guest-Id", "G-12"};

  private PmsRig pms;

  @BeforeEach
  void start() throws IOException {
    pms = new PmsRig();
  }

  @AfterEach
  void stop() {
    pms.close();
  }

  @Test
  void setsTheKnobsThatAreNamed() throws Exception {
    assertThat(pms.get("/knobs").body())
        .isEqualTo("{\"latencyMillis\":0,\"unavailableShare\":0,\"failNext\":0}");

    pms.knobs("{\"latencyMillis\":250,\"unavailableShare\":0.5}");
    pms.knobs("{\"failNext\":3}");

    assertThat(pms.get("/knobs").body())
        .isEqualTo("{\"latencyMillis\":250,\"unavailableShare\":0.5,\"failNext\":3}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"failNext\":1,\"latencyMillis\":-1} | latencyMillis is from 0 to 600000.",
        "{\"failNext\":1,\"latency\":9}        | latency is not one of [latencyMillis,"
            + " unavailableShare, failNext].",
        "{\"failNext\":-1}                     | failNext is at least 0.",
        "{\"failNext\":1,\"unavailableShare\":1.01} | unavailableShare is from 0 to 1.",
        "{\"failNext\":\"1\"}                  | failNext is not a number."
      })
  void aBadKnobSetsNone(String body, String detail) throws Exception {
    HttpResponse<String> answer = pms.send("POST", "/knobs", body);

    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("\"detail\":\"%s\"".formatted(detail));
    assertThat(pms.get("/knobs").body()).contains("\"failNext\":0");
  }

  @Test
  void failsTheNextRequestsAndTellsToComeBack() throws Exception {
    pms.knobs("{\"failNext\":2}");

    HttpResponse<String> first = pms.get(BOOKING, MAYA);

    assertThat(first.statusCode()).isEqualTo(503);
    assertThat(first.headers().firstValue("Retry-After")).contains("0");
    assertThat(first.body())
        .isEqualTo(
            "{\"type\":\"urn:pms:problem:unavailable\",\"title\":\"Temporarily unavailable\","
                + "\"status\":503,\"detail\":\"Please come back in a moment.\","
                + "\"code\":\"UNAVAILABLE\"}");
    assertThat(pms.get("/knobs").body()).contains("\"failNext\":1");
    assertThat(pms.get(BOOKING, MAYA).statusCode()).isEqualTo(503);
    assertThat(pms.get(BOOKING, MAYA).statusCode()).isEqualTo(200);
  }

  @Test
  void aRequestThatFailsDoesNothing() throws Exception {
    pms.quote("DOUBLE", "2026-06-14", "2026-06-16");
    pms.knobs("{\"failNext\":1}");

    pms.send(
        "POST",
        "/bookings",
        "{\"quoteId\":\"Q-1\"}",
        "X-Guest-Id",
        "G-12",
        "Idempotency-Key",
        "k-1");

    assertThat(pms.get("/bookings?key=k-1").body()).isEqualTo("{\"bookings\":[]}");
  }

  @Test
  void failsAShareOfRequestsTheSameWayEachTime() throws Exception {
    List<Integer> first = twentyStatuses();
    List<Integer> second = twentyStatuses();

    assertThat(first).containsOnly(200, 503).isEqualTo(second);
    pms.knobs("{\"unavailableShare\":1}");
    assertThat(pms.get(BOOKING, MAYA).statusCode()).isEqualTo(503);
    assertThat(pms.get("/knobs").statusCode()).isEqualTo(200);
    assertThat(pms.get("/log").statusCode()).isEqualTo(200);
  }

  @Test
  void pausesBeforeEveryAnswerButItsOwn() throws Exception {
    pms.knobs("{\"latencyMillis\":250}");

    pms.get(BOOKING, MAYA);
    pms.get("/nowhere");
    pms.get("/log");

    assertThat(pms.pauses).containsExactly(250, 250);
  }

  @Test
  void logsWhatRan() throws Exception {
    pms.knobs("{\"failNext\":1}");
    pms.get(BOOKING, "X-Guest-Id", "G-12", "X-Attempt-Id", "a-1");
    pms.get(BOOKING, "X-Guest-Id", "G-12", "X-Attempt-Id", "a-2");
    pms.send("POST", "/bookings?x=1", "{}", "X-Guest-Id", "G-12", "Idempotency-Key", "k-1");

    assertThat(pms.get("/log").body())
        .isEqualTo(
            "{\"requests\":[{\"number\":1,\"method\":\"GET\",\"path\":\"/bookings/B-1001\","
                + "\"status\":503,\"attemptId\":\"a-1\"},{\"number\":2,\"method\":\"GET\","
                + "\"path\":\"/bookings/B-1001\",\"status\":200,\"attemptId\":\"a-2\"},"
                + "{\"number\":3,\"method\":\"POST\",\"path\":\"/bookings?x=1\","
                + "\"status\":400,\"key\":\"k-1\"}]}");
    assertThat(pms.get("/log?after=2").body())
        .startsWith("{\"requests\":[{\"number\":3,")
        .doesNotContain("\"number\":2");
  }

  @Test
  void theLogKeepsTheLatestThousand() throws Exception {
    for (int i = 0; i < 1001; i++) {
      pms.get("/nowhere");
    }

    assertThat(pms.get("/log").body())
        .startsWith("{\"requests\":[{\"number\":2,")
        .contains("\"number\":1001,");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GET    | /nowhere         | 404 | ''",
        "GET    | /bookings/B-1/x  | 404 | ''",
        "POST   | /availability    | 405 | GET",
        "PUT    | /bookings        | 405 | GET, POST",
        "POST   | /bookings/B-1001 | 405 | GET, PATCH, DELETE",
        "DELETE | /knobs           | 405 | GET, POST",
        "DELETE | /log             | 405 | GET"
      })
  void refusesWhatIsNotThere(String method, String path, int status, String allow)
      throws Exception {
    HttpResponse<String> answer = pms.send(method, path, "", MAYA);

    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Allow").orElse("")).isEqualTo(allow);
  }

  private List<Integer> twentyStatuses() throws Exception {
    pms.knobs("{\"unavailableShare\":0.5}");
    List<Integer> statuses = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      statuses.add(pms.get(BOOKING, MAYA).statusCode());
    }
    return statuses;
  }
}
