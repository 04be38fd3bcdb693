package dev.pokayoke.samples.hotel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.ToolCall;
import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.Conversation;
import dev.pokayoke.runtime.ToolDescriptor;
import dev.pokayoke.runtime.ToolEvent;
import dev.pokayoke.runtime.ToolResult;
import dev.pokayoke.runtime.Toolbox;
import dev.pokayoke.samples.hotel.json.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Uses the hotel's tools as a host would, against the hotel's system in a process of its own. */
class HotelToolsTest {
  private static final String OFFERS =
      """
      {"result":[{"quote_id":"Q-1","room_type":"DOUBLE","breakfast":false,\
      "total":{"amount":240.00,"currency":"EUR"}},\
      {"quote_id":"Q-2","room_type":"DOUBLE","breakfast":true,\
      "total":{"amount":296.00,"currency":"EUR"}}]}""";
  private static final String EXACT =
      """
      {"check_in":"2026-06-14","check_out":"2026-06-16","room_type":"DOUBLE","guests":2}""";

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final List<ToolEvent> events = Collections.synchronizedList(new ArrayList<>());
  private PmsProcess pms;
  private Toolbox tools;
  private Conversation guest;

  @BeforeEach
  void start() throws IOException {
    pms = PmsProcess.start();
    tools =
        Toolbox.builder()
            .add(new HotelServiceTools(new HotelService(client())))
            .observer(events::add)
            .time(new NoWaiting())
            .build();
    guest = tools.conversation(CallContext.of("c-77").put("guest_id", "G-12"));
  }

  @AfterEach
  void stop() {
    tools.close();
    pms.close();
  }

  @Test
  void anExactCallRuns() throws Exception {
    assertThat(guest.call("search_availability", EXACT))
        .isEqualTo(new ToolResult.Success(OFFERS, List.of()));
    assertThat(served()).containsExactly("GET 200");
  }

  @Test
  void fourArgumentsWithOneReadingAreRepairedAndObserved() {
    ToolResult result =
        guest.call(
            "search_availability",
            """
            {"checkIn":"06/14/2026","check_out":"2026-06-16",\
            "room_type":"Double Room","guests":"2"}""");

    List<Coercion> repaired =
        List.of(
            new Coercion("check_in", "\"checkIn\"", "check_in", "key-spelling"),
            new Coercion("check_in", "\"06/14/2026\"", "2026-06-14", "month-first-date"),
            new Coercion("room_type", "\"Double Room\"", "DOUBLE", "enum-alias"),
            new Coercion("guests", "\"2\"", "2", "numeric-text"));
    assertThat(result).isEqualTo(new ToolResult.Success(OFFERS, repaired));
    assertThat(events)
        .filteredOn(ToolEvent.Coerced.class::isInstance)
        .extracting(event -> ((ToolEvent.Coerced) event).coercion())
        .isEqualTo(repaired);
  }

  @Test
  void whatHasNoReadingIsRefusedAllAtOnceAndNothingRuns() throws Exception {
    ToolResult result =
        guest.call(
            "search_availability",
            """
            {"check_in":"03/04/2026","check_out":"2026-03-01","room_type":"penthouse","guests":0}""");

    assertThat(result.isError()).isTrue();
    assertThat(result.text())
        .isEqualTo(
            """
            {"error":{"code":"INVALID_ARGUMENT","message":"3 problems; nothing ran.",\
            "retryable":true,"problems":[\
            {"field":"check_in","message":"\\"03/04/2026\\" may be 2026-03-04 or 2026-04-03.",\
            "fix":"Ask the guest; do not choose."},\
            {"field":"room_type",\
            "message":"\\"penthouse\\" is not one of SINGLE, DOUBLE, SUITE.",\
            "fix":"Correct it and call again."},\
            {"field":"guests","message":"0 is not between 1 and 8.",\
            "fix":"Correct it and call again."}]}}""");
    assertThat(result.text().getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(800);
    assertThat(served()).isEmpty();
  }

  @Test
  void aReadIsTriedThreeTimesAndTheModelHearsNothing() throws Exception {
    failNext(2);

    assertThat(guest.call("search_availability", EXACT).text()).isEqualTo(OFFERS);
    assertThat(served()).containsExactly("GET 503", "GET 503", "GET 200");
    assertThat(events).filteredOn(ToolEvent.Retrying.class::isInstance).hasSize(2);
  }

  @Test
  void aReadThatFailsThreeTimesIsUnavailable() throws Exception {
    failNext(5);

    assertThat(guest.call("search_availability", EXACT).text())
        .isEqualTo(
            """
            {"error":{"code":"UNAVAILABLE","message":"The hotel system does not answer.",\
            "retryable":false,"fix":"This does not mean none. Do not answer from memory or another\
             tool. Say it cannot be checked now."}}""");
    assertThat(served()).containsExactly("GET 503", "GET 503", "GET 503");
    assertThat(attemptIds()).doesNotHaveDuplicates().hasSize(3);
  }

  @Test
  void anotherGuestsReservationIsNotShown() {
    assertThat(guest.call("get_reservation", "{\"reservation_id\":\"B-1002\"}").text())
        .isEqualTo(
            """
            {"error":{"code":"PERMISSION_DENIED",\
            "message":"B-1002 is not this guest's reservation.","retryable":false,\
            "fix":"Not allowed. Do not retry, reduce or split it. Offer to hand over."}}""");
  }

  @Test
  void withoutAGuestNothingRuns() throws Exception {
    ToolResult result =
        tools
            .conversation(CallContext.of("c-78"))
            .call("get_reservation", "{\"reservation_id\":\"B-1001\"}");

    assertThat(result.text()).contains("\"code\":\"PERMISSION_DENIED\"");
    assertThat(served()).isEmpty();
  }

  @Test
  void theModelCannotChooseTheGuestOrTheKey() throws Exception {
    ToolResult result =
        guest.call(
            "create_booking", "{\"quote_id\":\"Q-1\",\"guest_id\":\"G-31\",\"key\":\"mine\"}");

    assertThat(result.text()).contains("\"code\":\"INVALID_ARGUMENT\"", "guest_id", "key");
    assertThat(served()).isEmpty();
  }

  @Test
  void theSameWriteHasTheSameKeyAndSoIsOneBooking() throws Exception {
    guest.call("search_availability", EXACT);
    String booked =
        """
        {"reservation_id":"B-1005","room_type":"DOUBLE","check_in":"2026-06-14",\
        "check_out":"2026-06-16","total":{"amount":240.00,"currency":"EUR"}}""";

    assertThat(guest.call("create_booking", "{\"quote_id\":\"Q-1\"}").text()).isEqualTo(booked);
    assertThat(guest.call("create_booking", "{\"quoteId\":\"Q-1\",\"note\":null}").text())
        .isEqualTo(booked);
    assertThat(served()).containsExactly("GET 200", "POST 201", "POST 200");
  }

  @Test
  void aWriteWithoutAnAnswerIsSentOnceAndItsOutcomeIsUnknown() throws Exception {
    guest.call("search_availability", EXACT);
    failNext(3);

    assertThat(guest.call("create_booking", "{\"quote_id\":\"Q-1\"}").text())
        .isEqualTo(
            """
            {"error":{"code":"UNKNOWN_OUTCOME",\
            "message":"It may or may not have been done: no confirmation came.",\
            "retryable":false,\
            "fix":"Do not do it again or another way; say it is not yet known."}}""");
    assertThat(served()).containsExactly("GET 200", "POST 503");
  }

  @Test
  void whatTheServiceDeclaresIsWhatTheModelReads() {
    assertThat(
            guest
                .call(
                    "change_reservation_dates",
                    """
                    {"reservation_id":"B-1001","check_in":"2026-06-25","check_out":"2026-06-27"}""")
                .text())
        .isEqualTo(
            """
            {"error":{"code":"CONFLICT","message":"Nothing was changed: no such room is free from\
             2026-06-25 to 2026-06-27.","retryable":true,\
            "fix":"Tell the guest and ask for other dates."}}""");
  }

  @Test
  void theFiveToolsArePublished() {
    assertThat(tools.tools())
        .extracting(ToolDescriptor::name)
        .containsExactly(
            "search_availability",
            "get_reservation",
            "create_booking",
            "change_reservation_dates",
            "cancel_reservation");
    assertThat(tools.schemas(Dialect.MCP))
        .doesNotContain("guest_id")
        .doesNotContain("\"key\"")
        .startsWith("[{\"name\":\"search_availability\",\"title\":\"Search availability\"");
  }

  private PmsClient client() {
    return new PmsClient(
        pms.baseUri(),
        Duration.ofSeconds(10),
        () -> {
          ToolCall call = ToolCall.current();
          return call == null ? "none" : call.attemptId();
        });
  }

  private void failNext(int requests) throws Exception {
    send(
        HttpRequest.newBuilder(pms.baseUri().resolve("/knobs"))
            .POST(BodyPublishers.ofString("{\"failNext\":" + requests + "}")));
  }

  private List<String> served() throws Exception {
    return log().stream().map(each -> each.text("method") + " " + each.whole("status")).toList();
  }

  private List<String> attemptIds() throws Exception {
    return log().stream().map(each -> each.text("attemptId")).toList();
  }

  private List<JsonObject> log() throws Exception {
    return send(HttpRequest.newBuilder(URI.create(pms.baseUri() + "/log")).GET())
        .objects("requests");
  }

  private JsonObject send(HttpRequest.Builder request) throws Exception {
    return JsonObject.parse(http.send(request.build(), BodyHandlers.ofString()).body());
  }
}
