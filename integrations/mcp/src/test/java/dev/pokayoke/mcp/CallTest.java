package dev.pokayoke.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.Toolbox;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.LogRecord;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What reaches a tool, and what does not. */
class CallTest {
  private static final String FAILED = "The tool failed; its incident id is ID.";

  private final Desk desk = new Desk();

  @ParameterizedTest
  @ValueSource(
      strings = {"12.0", "1e3", "9007199254740995", "9876543210.123456789", "-0.10", "1E-7"})
  void aNumberArrivesWithTheDigitsThatWereSent(String number) throws Exception {
    TestClient client = new TestClient(server(McpRequest::context));

    client.ask(
        Requests.call(1, "quote_night", "{\"night\":\"2026-06-14\",\"price\":" + number + "}"));
    client.ask(Requests.INITIALIZE);
    client.ask(
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":"
            + "\"quote_night\",\"arguments\":{\"night\":\"2026-06-14\",\"price\":"
            + number
            + "}}}");

    assertThat(desk.prices).containsExactly(new BigDecimal(number), new BigDecimal(number));
  }

  @Test
  void aClientThatFallsBackToTheOlderEraIsServed() throws Exception {
    TestClient client = new TestClient(server(McpRequest::context));

    assertThat(client.ask(Requests.newer(1, "server/discover", "")))
        .contains("\"supportedVersions\":[\"2026-07-28\"]");
    assertThat(client.ask(Requests.INITIALIZE)).contains("\"protocolVersion\":\"2025-11-25\"");
    assertThat(client.ask("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}"))
        .startsWith("{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"tools\":[");
    assertThat(client.ask(Requests.newer(3, "tools/list", "")))
        .startsWith("{\"jsonrpc\":\"2.0\",\"id\":3,\"result\":{\"resultType\":\"complete\",");
  }

  @Test
  void theConversationIsWhatTheClientSays() throws Exception {
    List<McpRequest> requests = Collections.synchronizedList(new ArrayList<>());
    TestClient client =
        new TestClient(
            server(
                request -> {
                  requests.add(request);
                  return request.context();
                }));

    client.ask(
        Requests.call(1, "who_am_i", "{}", ",\"dev.pokayoke/conversation\":\"c-77\",\"x\":1"));
    client.ask(Requests.call(2, "who_am_i", "{}"));

    assertThat(requests).containsExactly(new McpRequest("c-77"), new McpRequest(null));
    assertThat(requests.get(0).context().conversation()).isEqualTo("c-77");
    assertThat(requests.get(1).context()).isSameAs(CallContext.unknown());
  }

  static List<String> noConversations() {
    return List.of("7", "\" \"", "{}", "\"" + "c".repeat(257) + "\"");
  }

  @ParameterizedTest
  @MethodSource("noConversations")
  void aConversationThatIsNoneIsRefused(String conversation) throws Exception {
    TestClient client = new TestClient(server(McpRequest::context));

    assertThat(
            client.ask(
                Requests.call(
                    1, "quote_night", "{}", ",\"dev.pokayoke/conversation\":" + conversation)))
        .isEqualTo(
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32602,\"message\":"
                + "\"_meta[\\\"dev.pokayoke/conversation\\\"] must be text of 1 to 256"
                + " characters and not blank.\"}}");
  }

  @Test
  void aValueTheHostDoesNotGiveIsAskedOfNobodyElse() throws Exception {
    TestClient client = new TestClient(server(McpRequest::context));

    assertThat(client.ask(Requests.call(1, "who_am_i", "{}", ",\"guest_id\":\"G-13\"")))
        .contains("\\\"code\\\":\\\"PERMISSION_DENIED\\\"", "\"isError\":true")
        .doesNotContain("G-13", "structuredContent");
  }

  static List<Throwable> failuresOfAHost() {
    return List.of(
        new IllegalStateException("no session in 10.0.0.7"),
        new NoClassDefFoundError("com/example/Sessions"),
        new AssertionError("token s3cret"),
        new OutOfMemoryError("heap of pms-7"));
  }

  @ParameterizedTest
  @MethodSource("failuresOfAHost")
  void aContextThatCannotBeGivenIsAFailedCallInBothErasAndLogged(Throwable thrown)
      throws Exception {
    TestClient client = new TestClient(server(request -> sneak(thrown)));
    List<LogRecord> logged =
        Recording.during(
            () -> {
              assertThat(withoutId(client.ask(Requests.call(1, "quote_night", "{}"))))
                  .isEqualTo(newer("INTERNAL", FAILED, "Do not call it again with this input."));
              client.ask(Requests.INITIALIZE);
              assertThat(withoutId(client.ask(Requests.older(1, "ring_bell", "{}"))))
                  .isEqualTo(
                      older(
                          "INTERNAL",
                          FAILED + " Nothing was changed.",
                          "Do not call it again with this input."));
              assertThat(client.ask(Requests.older(1, "rng_bell", "{}")))
                  .contains("\"code\":-32602", "The nearest name is ring_bell.");
            });

    assertThat(logged)
        .extracting(CallTest::withoutIds)
        .containsExactly(
            "quote_night failed at attempt 0: INTERNAL, NOT_APPLIED, incident",
            "ring_bell failed at attempt 0: INTERNAL, NOT_APPLIED, incident",
            "rng_bell refused: INVALID_ARGUMENT, NOT_APPLIED");
    assertThat(logged).extracting(LogRecord::getThrown).containsExactly(thrown, thrown, null);
  }

  @Test
  void aFailureThatCannotBeLoggedIsAnsweredToo() throws Exception {
    Error unspeakable =
        new AssertionError() {
          private static final long serialVersionUID = 1L;

          @Override
          public String getMessage() {
            throw new IllegalStateException("pms-7");
          }
        };
    TestClient client = new TestClient(server(request -> sneak(unspeakable)));

    List<LogRecord> logged =
        Recording.during(
            () ->
                assertThat(withoutId(client.ask(Requests.call(1, "quote_night", "{}"))))
                    .isEqualTo(newer("INTERNAL", FAILED, "Do not call it again with this input.")));

    assertThat(logged)
        .extracting(CallTest::withoutIds)
        .containsExactly(
            "quote_night failed at attempt 0: INTERNAL, NOT_APPLIED, incident ("
                + unspeakable.getClass().getName()
                + ")");
  }

  @Test
  void aCallThatBreaksOffIsAnsweredForWhatItIs() throws Exception {
    desk.broken = new OutOfMemoryError("heap of pms-7");
    TestClient client = new TestClient(server(McpRequest::context));

    List<LogRecord> logged =
        Recording.during(
            () -> {
              assertThat(
                      withoutId(
                          client.ask(
                              Requests.call(1, "quote_night", "{\"night\":\"2026-06-14\"}"))))
                  .isEqualTo(newer("INTERNAL", FAILED, "Do not call it again with this input."));
              assertThat(client.ask(Requests.call(1, "ring_bell", "{}")))
                  .isEqualTo(
                      newer(
                          "UNKNOWN_OUTCOME",
                          "It may or may not have been done: no confirmation came.",
                          "Do not do it again or another way; say it is not yet known."));
            });

    assertThat(logged)
        .extracting(CallTest::withoutIds)
        .containsExactly(
            "quote_night failed at attempt 1: INTERNAL, NOT_APPLIED, incident",
            "ring_bell failed at attempt 1: UNKNOWN_OUTCOME, UNKNOWN, incident");
    assertThat(logged).extracting(LogRecord::getThrown).containsOnly(desk.broken);
  }

  @Test
  void aServerIsToldApartByName() {
    assertThatThrownBy(() -> McpTools.builder(toolbox()).serverInfo(" ", "1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("name is blank");
    assertThatThrownBy(() -> McpTools.builder(toolbox()).serverInfo("a", ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("version is blank");
    assertThatThrownBy(() -> McpTools.builder(toolbox()).instructions(""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("instructions is blank");
  }

  private static String newer(String code, String message, String fix) {
    return answer("\"resultType\":\"complete\",", code, message, fix)
        + ",\"_meta\":{\"io.modelcontextprotocol/serverInfo\":"
        + "{\"name\":\"desk\",\"version\":\"1.0\"}}}}";
  }

  private static String older(String code, String message, String fix) {
    return answer("", code, message, fix) + "}}";
  }

  private static String answer(String members, String code, String message, String fix) {
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{"
        + members
        + "\"content\":[{\"type\":\"text\",\"text\":\"{\\\"error\\\":{\\\"code\\\":\\\""
        + code
        + "\\\",\\\"message\\\":\\\""
        + message
        + "\\\",\\\"retryable\\\":false,\\\"fix\\\":\\\""
        + fix
        + "\\\"}}\"}],\"isError\":true";
  }

  private static String withoutId(String answer) {
    return answer.replaceAll("incident id is [0-9a-z]{8}\\.", "incident id is ID.");
  }

  private static String withoutIds(LogRecord entry) {
    return entry.getMessage().replaceAll(" \\[[0-9a-f]{16}]|(?<=incident) [0-9a-z]{8}", "");
  }

  /** Throws what its signature does not say, as a host's code in another language may. */
  @SuppressWarnings("unchecked")
  private static <T extends Throwable> CallContext sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  private McpTools server(ContextProvider contexts) {
    return McpTools.builder(toolbox()).serverInfo("desk", "1.0").context(contexts).build();
  }

  private Toolbox toolbox() {
    return Toolbox.of(new DeskTools(desk));
  }

  private static final class Desk implements DeskTools.Desk {
    private volatile @Nullable Error broken;
    private final List<BigDecimal> prices = Collections.synchronizedList(new ArrayList<>());

    @Override
    public BigDecimal quote(LocalDate night, @Nullable BigDecimal price, int guests) {
      breakOff();
      BigDecimal quoted = price == null ? BigDecimal.ONE : price;
      prices.add(quoted);
      return quoted;
    }

    @Override
    public void ring() {
      breakOff();
    }

    private void breakOff() {
      if (broken != null) {
        throw broken;
      }
    }
  }
}
