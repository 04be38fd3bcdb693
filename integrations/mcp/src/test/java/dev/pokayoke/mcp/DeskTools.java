package dev.pokayoke.mcp;

import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Shape;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tools of a reception desk, written as the processor would. */
final class DeskTools implements GeneratedTools {
  private static final Shape QUOTE = Shape.of("night", "price", "guests").require(0);
  private static final Shape NOTHING = Shape.of();
  private static final Shape GUEST = Shape.of("guest");

  private final Desk desk;

  DeskTools(Desk desk) {
    this.desk = desk;
  }

  /** What the tools call. */
  interface Desk {
    /** The price of a night. */
    BigDecimal quote(LocalDate night, @Nullable BigDecimal price, int guests) throws Exception;

    /** Rings the bell. */
    void ring() throws Exception;
  }

  @Override
  public int contract() {
    return CONTRACT;
  }

  @Override
  public ToolsetFacts toolset() {
    return new ToolsetFacts("dev.pokayoke.mcp.Desk", "the desk", "guest");
  }

  @Override
  public List<ToolFacts> tools() {
    return List.of(
        ToolFacts.read("quote_night", "Quote night", "Says what a night costs.", "quoteNight"),
        ToolFacts.write("ring_bell", "Ring bell", "Rings the bell.", "ringBell"),
        ToolFacts.read("who_am_i", "Who am I", "Names the guest.", "whoAmI"));
  }

  @Override
  public List<Dialect> dialects() {
    return List.of(Dialect.MCP);
  }

  @Override
  public String definition(int tool, Dialect dialect) {
    if (dialect != Dialect.MCP) {
      throw GeneratedTools.notGenerated(dialect);
    }
    return switch (tool) {
      case 0 ->
          "{\"name\":\"quote_night\",\"title\":\"Quote night\",\"description\":\"Says what a night"
              + " costs.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"night\":"
              + "{\"type\":\"string\",\"format\":\"date\"},\"price\":{\"type\":\"number\"},"
              + "\"guests\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":8}},"
              + "\"required\":[\"night\"],\"additionalProperties\":false},\"outputSchema\":"
              + "{\"type\":\"object\",\"properties\":{\"result\":{\"type\":\"number\"}}},"
              + hints(true, false, true);
      case 1 ->
          "{\"name\":\"ring_bell\",\"title\":\"Ring bell\",\"description\":\"Rings the bell.\","
              + "\"inputSchema\":{\"type\":\"object\",\"properties\":{},"
              + "\"additionalProperties\":false},\"outputSchema\":{\"type\":\"object\","
              + "\"properties\":{\"result\":{\"type\":\"string\"}}},"
              + hints(false, false, false);
      default ->
          "{\"name\":\"who_am_i\",\"title\":\"Who am I\",\"description\":\"Names the guest.\","
              + "\"inputSchema\":{\"type\":\"object\",\"properties\":{},"
              + "\"additionalProperties\":false},\"outputSchema\":{\"type\":\"object\","
              + "\"properties\":{\"guest\":{\"type\":\"string\"}}},"
              + hints(true, false, true);
    };
  }

  private static String hints(boolean read, boolean destructive, boolean idempotent) {
    return "\"annotations\":{\"readOnlyHint\":"
        + read
        + ",\"destructiveHint\":"
        + destructive
        + ",\"idempotentHint\":"
        + idempotent
        + ",\"openWorldHint\":true}}";
  }

  @Override
  public @Nullable Invocation<?> bind(int tool, Args in) {
    return switch (tool) {
      case 0 -> quote(in);
      case 1 -> none(in) ? new Ring(desk) : null;
      default -> whoAmI(in);
    };
  }

  private @Nullable Invocation<?> quote(Args in) {
    LocalDate night = null;
    BigDecimal price = null;
    int guests = 1;
    for (int f; (f = in.next(QUOTE)) >= 0; ) {
      switch (f) {
        case 0 -> night = in.localDate();
        case 1 -> price = in.decimal();
        case 2 -> guests = in.int32(1, 8);
        default -> throw new IllegalStateException();
      }
    }
    return in.accept() && night != null ? new Quote(desk, night, price, guests) : null;
  }

  private static @Nullable Invocation<?> whoAmI(Args in) {
    boolean good = in.next(NOTHING) < 0;
    String guest = in.context("guest_id", String.class);
    return in.accept() && good && guest != null ? new WhoAmI(guest) : null;
  }

  private static boolean none(Args in) {
    return in.next(NOTHING) < 0 && in.accept();
  }

  @Override
  public @Nullable Declared declared(int tool, Throwable thrown) {
    return null;
  }

  private record Quote(Desk desk, LocalDate night, @Nullable BigDecimal price, int guests)
      implements Invocation<BigDecimal> {
    @Override
    public BigDecimal invoke(Call call) throws Exception {
      return desk.quote(night, price, guests);
    }

    @Override
    public void writeResult(@Nullable BigDecimal result, Sink out) {
      out.beginResult();
      out.decimal(result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(QUOTE, 0).localDate(night);
      out.at(QUOTE, 1).decimal(price);
      out.at(QUOTE, 2).whole(guests);
      out.end();
    }
  }

  private record Ring(Desk desk) implements Invocation<Void> {
    @Override
    public @Nullable Void invoke(Call call) throws Exception {
      desk.ring();
      return null;
    }

    @Override
    public void writeResult(@Nullable Void result, Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }

  private record WhoAmI(String guest) implements Invocation<String> {
    @Override
    public String invoke(Call call) {
      return guest;
    }

    @Override
    public void writeResult(@Nullable String result, Sink out) {
      out.begin();
      out.at(GUEST, 0).string(result);
      out.end();
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }
}
