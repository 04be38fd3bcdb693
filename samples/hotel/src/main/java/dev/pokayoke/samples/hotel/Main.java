package dev.pokayoke.samples.hotel;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.ToolCall;
import dev.pokayoke.mcp.McpTools;
import dev.pokayoke.runtime.Toolbox;
import dev.pokayoke.samples.hotel.story.Story;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/** What {@code samples/hotel/run} starts: the story, the MCP server, or the published schemas. */
public final class Main {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final String DEFAULT_GUEST = "G-12";

  private Main() {}

  /**
   * Runs one of the three.
   *
   * @param arguments {@code story}, {@code mcp}, or {@code schemas} and a dialect
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    switch (arguments.length == 0 ? "story" : arguments[0]) {
      case "story" -> story();
      case "mcp" -> mcp();
      case "schemas" -> schemas(arguments.length < 2 ? "mcp" : arguments[1]);
      default -> throw new IllegalArgumentException("story, mcp or schemas, not " + arguments[0]);
    }
  }

  private static void story() throws IOException, InterruptedException {
    try (PmsProcess pms = PmsProcess.start();
        Toolbox tools =
            Toolbox.builder().add(service(pms.baseUri())).observer(event -> {}).build()) {
      PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
      new Story(tools, pms.baseUri(), out).tell(CallContext.of("c-77").put("guest_id", guest()));
    }
  }

  private static void mcp() throws IOException {
    try (PmsProcess pms = PmsProcess.start();
        Toolbox tools = Toolbox.of(service(pms.baseUri()))) {
      McpTools.builder(tools)
          .serverInfo("pokayoke-hotel", "0.1.0")
          .context(request -> request.context().put("guest_id", guest()))
          .build()
          .serveStdio();
    }
  }

  private static void schemas(String name) {
    try (Toolbox tools = Toolbox.of(service(URI.create("http://127.0.0.1:0")))) {
      List<Dialect> published = List.copyOf(tools.tools().get(0).definitions().keySet());
      Optional<Dialect> dialect =
          published.stream().filter(each -> spelled(each).equals(name)).findFirst();
      if (dialect.isEmpty()) {
        System.err.printf(
            "The hotel's tools are not published for %s, only for %s.%n",
            name, String.join(", ", published.stream().map(Main::spelled).toList()));
        System.exit(2);
      }
      System.out.println(tools.schemas(dialect.orElseThrow()));
    }
  }

  private static String spelled(Dialect dialect) {
    return dialect.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static HotelServiceTools service(URI pms) {
    return new HotelServiceTools(new HotelService(new PmsClient(pms, TIMEOUT, Main::attemptId)));
  }

  private static String attemptId() {
    ToolCall call = ToolCall.current();
    return call == null ? UUID.randomUUID().toString() : call.attemptId();
  }

  private static String guest() {
    return Objects.requireNonNullElse(System.getenv("HOTEL_GUEST_ID"), DEFAULT_GUEST);
  }
}
