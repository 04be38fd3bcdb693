import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.Choice;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Shape;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * The tools of {@link Plain}.
 */
@Generated("dev.pokayoke.processor.PokayokeProcessor")
public final class PlainTools implements GeneratedTools {
  private static final Choice<Plain.Kind> KIND =
      Choice.of(Plain.Kind.class)
          .value(Plain.Kind.LIST, "LIST")
          .build();

  private static final Shape ARGS = Shape.of("args").require(0);

  private static final Shape ECHO = Shape.of("args", "kinds").require(0, 1).holds(0, ARGS);

  private final Plain service;

  /**
   * Publishes the tools of a service. It is called exactly as given, so that a proxy keeps its advice.
   */
  public PlainTools(Plain service) {
    this.service = Objects.requireNonNull(service, "service");
  }

  @Override
  public int contract() {
    return 1;
  }

  @Override
  public ToolsetFacts toolset() {
    return new ToolsetFacts("Plain", "the system", "user");
  }

  @Override
  public List<ToolFacts> tools() {
    return List.of(
        ToolFacts.read("echo", "Echo", "", "echo(Args, java.util.List)"));
  }

  @Override
  public List<Dialect> dialects() {
    return List.of(Dialect.MCP);
  }

  @Override
  public String definition(int tool, Dialect dialect) {
    if (dialect == Dialect.MCP) {
      return mcp(tool);
    }
    throw GeneratedTools.notGenerated(dialect);
  }

  private static String mcp(int tool) {
    return switch (tool) {
      case 0 -> """
          {"name":"echo",\
          "title":"Echo",\
          "inputSchema":{"type":"object","properties":{\
          "args":{"type":"object","properties":{"args":{"type":"string"}},\
          "required":["args"],"additionalProperties":false},\
          "kinds":{"type":"array","items":{"type":"string","enum":["LIST"]}}},\
          "required":["args","kinds"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "args":{"type":"string"}}},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Invocation<?> bind(int tool, dev.pokayoke.runtime.generated.Args in) {
    return switch (tool) {
      case 0 -> echo(in);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Declared declared(int tool, Throwable thrown) {
    return null;
  }

  private Invocation<?> echo(dev.pokayoke.runtime.generated.Args in) {
    Args args = null;
    List<Plain.Kind> kinds = null;
    for (int f; (f = in.next(ECHO)) >= 0; ) {
      switch (f) {
        case 0 -> args = in.object() ? args(in) : null;
        case 1 -> kinds = in.array(KIND) ? kindList(in) : null;
      }
    }
    return in.accept() ? new Echo(service, args, kinds) : null;
  }

  private static Args args(dev.pokayoke.runtime.generated.Args in) {
    String args = null;
    for (int f; (f = in.next(ARGS)) >= 0; ) {
      switch (f) {
        case 0 -> args = in.string();
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Args(args);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static List<Plain.Kind> kindList(dev.pokayoke.runtime.generated.Args in) {
    List<Plain.Kind> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.choice(KIND));
    }
    return items;
  }

  private static void write(Args args, Sink out) {
    if (args == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(ARGS, 0).string(args.args());
    out.end();
  }

  private static void writeKindList(List<Plain.Kind> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (Plain.Kind item : items) {
      out.choice(KIND, item);
    }
    out.endArray();
  }

  private record Echo(Plain service, Args args,
      List<Plain.Kind> kinds) implements Invocation<Args> {
    @Override
    public Args invoke(Call call) throws Throwable {
      return service.echo(args, kinds);
    }

    @Override
    public void writeResult(Args result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      write(result, out);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      write(args, out.at(ECHO, 0));
      writeKindList(kinds, out.at(ECHO, 1));
      out.end();
    }
  }
}
