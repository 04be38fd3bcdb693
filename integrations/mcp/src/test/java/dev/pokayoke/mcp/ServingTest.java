package dev.pokayoke.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.runtime.Toolbox;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** How a client is served: beside one another, to the end, and whatever it sends. */
class ServingTest {
  private static final String SPLINTERS = "{}[]\",:\\0123456789-.eE tfn";
  private static final Pattern CLASS_NAMES =
      Pattern.compile("Exception|java\\.|jackson|io\\.modelcontextprotocol\\.[^/]*[A-Z]");
  private static final String NIGHT = "{\"night\":\"2026-06-14\"}";

  @Test
  void aSlowCallHoldsUpNothing() throws Exception {
    SlowDesk desk = new SlowDesk();
    TestClient client = new TestClient(server(desk));

    client.send(Requests.call(1, "quote_night", NIGHT));
    desk.entered.await();
    assertThat(client.ask(Requests.newer(2, "tools/list", ""))).startsWith(answer(2));
    assertThat(client.ask(Requests.call(3, "who_am_i", "{}"))).startsWith(answer(3));
    desk.released.countDown();
    assertThat(client.receive()).startsWith(answer(1)).contains("{\"result\":99.5}");
  }

  @Test
  void finishesWhatIsRunningWhenTheClientLeaves() throws Exception {
    SlowDesk desk = new SlowDesk();
    TestClient client = new TestClient(server(desk));

    client.send(Requests.call(1, "quote_night", NIGHT));
    desk.entered.await();
    client.end();
    desk.released.countDown();

    assertThat(client.rest()).startsWith(answer(1)).contains("{\"result\":99.5}");
  }

  @Test
  void answersMoreCallsThanItRunsAtOnce() throws Exception {
    TestClient client = new TestClient(server(new QuickDesk()));

    for (int id = 1; id <= 200; id++) {
      client.send(Requests.call(id, "quote_night", NIGHT));
    }
    List<String> answers = new ArrayList<>();
    for (int id = 1; id <= 200; id++) {
      answers.add(client.receive());
    }

    assertThat(answers)
        .extracting(line -> line.substring(0, line.indexOf(",\"result\"")))
        .containsExactlyInAnyOrderElementsOf(
            IntStream.rangeClosed(1, 200).mapToObj(ServingTest::answer).toList());
  }

  @Test
  void servesOnWhenTheClientReadsNoMore() throws Exception {
    QuickDesk desk = new QuickDesk();
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };

    server(desk).serve(input(Requests.call(1, "quote_night", NIGHT) + "\nx\n"), closed);

    assertThat(desk.quotes).hasSize(1);
  }

  @Test
  void refusesALineThatIsTooLongAndGoesOn() throws Exception {
    TestClient client = new TestClient(server(new QuickDesk()));

    byte[] piece = "x".repeat(1 << 20).getBytes(UTF_8);
    for (int i = 0; i < 9; i++) {
      client.send(piece);
    }
    assertThat(client.ask(""))
        .isEqualTo(
            "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32700,\"message\":"
                + "\"A message may have 8388608 bytes at most.\"}}");
    assertThat(client.ask(Requests.call(1, "quote_night", NIGHT))).startsWith(answer(1));
  }

  @Test
  void survivesWhateverComes() throws Exception {
    TestClient client = new TestClient(server(new QuickDesk()));
    Random random = new Random(11);
    List<String> seeds =
        List.of(
            Requests.INITIALIZE,
            Requests.newer(1, "server/discover", ""),
            Requests.newer(1, "tools/list", ""),
            Requests.call(1, "quote_night", NIGHT),
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":"
                + "\"quote_night\",\"arguments\":{\"night\":\"2026-06-14\",\"guests\":2}}}");

    for (int i = 0; i < 5_000; i++) {
      client.send(mutated(seeds.get(random.nextInt(seeds.size())), random));
    }
    client.send(Requests.INITIALIZE.replace("\"id\":0", "\"id\":\"last\""));
    client.end();

    assertThat(client.rest().lines())
        .hasSizeGreaterThan(2_000)
        .allMatch(line -> line.startsWith("{\"jsonrpc\":\"2.0\"") && line.endsWith("}"))
        .noneMatch(line -> CLASS_NAMES.matcher(line).find())
        .anyMatch(line -> line.startsWith(answer("\"last\"") + ",\"result\""));
  }

  @Test
  void nothingButProtocolIsOnStandardOutput() throws Exception {
    InputStream in = System.in;
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream protocol = new ByteArrayOutputStream();
    ByteArrayOutputStream stray = new ByteArrayOutputStream();
    PrintStream before = new PrintStream(protocol, true, UTF_8);
    try {
      System.setIn(input(Requests.call(1, "quote_night", NIGHT) + "\n"));
      System.setOut(before);
      System.setErr(new PrintStream(stray, true, UTF_8));
      server(new PrintingDesk()).serveStdio();
      assertThat(System.out).isSameAs(before);
    } finally {
      System.setIn(in);
      System.setOut(out);
      System.setErr(err);
    }

    assertThat(protocol.toString(UTF_8)).startsWith(answer(1)).endsWith("}\n").hasLineCount(1);
    assertThat(stray.toString(UTF_8)).contains("Looking up 2026-06-14");
  }

  private static byte[] mutated(String seed, Random random) {
    byte[] line = (seed + "\n").getBytes(UTF_8);
    for (int n = random.nextInt(4); n > 0; n--) {
      line[random.nextInt(line.length - 1)] =
          random.nextInt(9) == 0
              ? (byte) random.nextInt(256)
              : (byte) SPLINTERS.charAt(random.nextInt(SPLINTERS.length()));
    }
    return random.nextInt(4) == 0
        ? Arrays.copyOfRange(line, random.nextInt(line.length), line.length)
        : line;
  }

  private static String answer(Object id) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id;
  }

  private static InputStream input(String text) {
    return new ByteArrayInputStream(text.getBytes(UTF_8));
  }

  private static McpTools server(DeskTools.Desk desk) {
    return McpTools.builder(Toolbox.of(new DeskTools(desk))).serverInfo("desk", "1.0").build();
  }

  private static class QuickDesk implements DeskTools.Desk {
    private final List<LocalDate> quotes = new ArrayList<>();

    @Override
    public BigDecimal quote(LocalDate night, @Nullable BigDecimal price, int guests)
        throws InterruptedException {
      synchronized (quotes) {
        quotes.add(night);
      }
      return new BigDecimal("99.5");
    }

    @Override
    public void ring() {}
  }

  private static final class SlowDesk extends QuickDesk {
    private final CountDownLatch entered = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    @Override
    public BigDecimal quote(LocalDate night, @Nullable BigDecimal price, int guests)
        throws InterruptedException {
      entered.countDown();
      released.await();
      return super.quote(night, price, guests);
    }
  }

  private static final class PrintingDesk extends QuickDesk {
    @Override
    public BigDecimal quote(LocalDate night, @Nullable BigDecimal price, int guests)
        throws InterruptedException {
      System.out.println("Looking up " + night);
      return super.quote(night, price, guests);
    }
  }
}
