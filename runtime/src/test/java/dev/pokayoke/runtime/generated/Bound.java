package dev.pokayoke.runtime.generated;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.Coercion;
import dev.pokayoke.runtime.ToolError;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What became of some arguments that a hand-written binder read. */
record Bound(@Nullable Object value, @Nullable ToolError refusal, List<Coercion> coercions) {
  static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-30T12:00:00Z"), ZoneOffset.UTC);
  static final ToolsetFacts FACTS = new ToolsetFacts("test.Service", "the hotel system", "guest");
  private static final Shape ONE = Shape.of("v").require(0);

  /** Reads arguments; the binder answers the values to call with. */
  static Bound read(
      @Nullable String text, CallContext context, Function<Args, @Nullable Object> binder) {
    Args in = Args.of(text, FACTS, context, CLOCK);
    Invocation<?> bound =
        in.bind(
            new Tools(
                args -> {
                  Object value = binder.apply(args);
                  return args.accept() ? new Values(value) : null;
                }),
            0);
    Object value = bound instanceof Values values ? values.value() : null;
    return new Bound(value, in.refusal(), in.coercions());
  }

  static Bound read(@Nullable String text, Function<Args, @Nullable Object> binder) {
    return read(text, CallContext.unknown(), binder);
  }

  /** Reads the one argument {@code v} from the JSON of its value. */
  static Bound value(String json, Function<Args, @Nullable Object> reader) {
    return read(
        "{\"v\":" + json + "}",
        in -> {
          Object value = null;
          while (in.next(ONE) >= 0) {
            value = reader.apply(in);
          }
          return value;
        });
  }

  /** The message of the only problem; the empty text if there is none. */
  String message() {
    return refusal == null ? "" : refusal.message();
  }

  /** Every problem as {@code field: message | fix}, then how many more there are. */
  List<String> problems() {
    if (refusal == null) {
      return List.of();
    }
    if (refusal.problems().isEmpty()) {
      return List.of(line(refusal.field(), refusal.message(), refusal.fix()));
    }
    List<String> lines = new ArrayList<>();
    refusal.problems().forEach(p -> lines.add(line(p.field(), p.message(), p.fix())));
    if (refusal.unlisted() > 0) {
      lines.add("and " + refusal.unlisted());
    }
    return lines;
  }

  private static String line(@Nullable String field, String message, String fix) {
    return field + ": " + message + " | " + fix;
  }

  /** Every coercion as {@code field: from -> to (rule)}. */
  List<String> repairs() {
    return coercions.stream()
        .map(c -> c.field() + ": " + c.from() + " -> " + c.to() + " (" + c.rule() + ")")
        .toList();
  }

  private record Values(@Nullable Object value) implements Invocation<Object> {
    @Override
    public @Nullable Object invoke(Call call) {
      return value;
    }

    @Override
    public void writeResult(@Nullable Object result, Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Tools(Function<Args, @Nullable Invocation<?>> binder) implements GeneratedTools {
    @Override
    public int contract() {
      return CONTRACT;
    }

    @Override
    public ToolsetFacts toolset() {
      return FACTS;
    }

    @Override
    public List<ToolFacts> tools() {
      return List.of(ToolFacts.read("test", "Test", "Tests.", "test"));
    }

    @Override
    public List<Dialect> dialects() {
      return List.of(Dialect.MCP);
    }

    @Override
    public String definition(int tool, Dialect dialect) {
      return "{}";
    }

    @Override
    public @Nullable Invocation<?> bind(int tool, Args in) {
      return binder.apply(in);
    }

    @Override
    public @Nullable Declared declared(int tool, Throwable thrown) {
      return null;
    }
  }
}
