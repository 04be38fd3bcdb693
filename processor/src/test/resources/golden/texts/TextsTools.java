package fixtures.texts;

import dev.pokayoke.Dialect;
import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.Choice;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Shape;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.annotation.processing.Generated;

/**
 * The tools of {@link Texts}.
 */
@Generated("dev.pokayoke.processor.PokayokeProcessor")
public final class TextsTools implements GeneratedTools {
  private static final Choice<Texts.Gr\u00f6\u00dfe> GR\u00d6SSE =
      Choice.of(Texts.Gr\u00f6\u00dfe.class)
          .value(Texts.Gr\u00f6\u00dfe.KLEIN, "klein \"k\"", "\\u0041",
              "a \"quoted\" and \"\"\"tripled\"\"\" word, a \\ "
              + "backslash, \\u0041, */ $T $L %s, \ttab,\nnext line\r\nand \u2028separator\u0085, \000\u007f, \u00e4\u20ac\ud83d\ude00 and "
              + "a lone \ud83d end ")
          .value(Texts.Gr\u00f6\u00dfe.GRO\u00df, "gro\u00df")
          .build();

  private static final Shape PR\u00dcFE$ = Shape.of("street \"1\"", "size", "least").require(0, 1, 2);

  private static final Pattern STRASSE_PATTERN = Pattern.compile("\"\\\\u0041\\$\u2028\u00e4*");

  private static final Declared PR\u00dcFE$FAILS_1 =
      Declared.as(ErrorCode.CONFLICT)
          .withReason("a \"quoted\" and \"\"\"tripled\"\"\" word, a \\ "
              + "backslash, \\u0041, */ $T $L %s, \ttab,\nnext line\r\nand \u2028separator\u0085, \000\u007f, \u00e4\u20ac\ud83d\ude00 and "
              + "a lone \ud83d end ")
          .withMessage("a \"quoted\" and \"\"\"tripled\"\"\" word, a \\ "
              + "backslash, \\u0041, */ $T $L %s, \ttab,\nnext line\r\nand \u2028separator\u0085, \000\u007f, \u00e4\u20ac\ud83d\ude00 and "
              + "a lone \ud83d end ")
          .withFix("\u00fc_checka \"quoted\" and \"\"\"tripled\"\"\" word, a \\ "
              + "backslash, \\u0041, */ $T $L %s, \ttab,\nnext line\r\nand \u2028separator\u0085, \000\u007f, \u00e4\u20ac\ud83d\ude00 and "
              + "a lone \ud83d end ")
          .withField("street \"1\"");

  private final Texts service;

  /**
   * Publishes the tools of a service. It is called exactly as given, so that a proxy keeps its advice.
   */
  public TextsTools(Texts service) {
    this.service = Objects.requireNonNull(service, "service");
  }

  @Override
  public int contract() {
    return 1;
  }

  @Override
  public ToolsetFacts toolset() {
    return new ToolsetFacts("fixtures.texts.Texts", "the \"caf\u00e9\"", "g\u00e4st");
  }

  @Override
  public List<ToolFacts> tools() {
    return List.of(
        ToolFacts.write(
                "\u00fc_check",
                "a \"quoted\" and \"\"\"tripled\"\"\" word, a \\ "
                + "backslash, \\u0041, */ $T $L %s, \ttab,\nnext line\r\nand \u2028separator\u0085, \000\u007f, \u00e4\u20ac\ud83d\ude00 and "
                + "a lone \ud83d end ",
                "a \"quoted\" and \"\"\"tripled\"\"\" word, a \\ "
                + "backslash, \\u0041, */ $T $L %s, \ttab,\nnext line\r\nand \u2028separator\u0085, \000\u007f, \u00e4\u20ac\ud83d\ude00 and "
                + "a lone \ud83d end a \"quoted\" and \"\"\"tripled\"\"\" word, a \\ "
                + "backslash, \\u0041, */ $T $L %s, \ttab,\nnext line\r\nand \u2028separator\u0085, \000\u007f, \u00e4\u20ac\ud83d\ude00 and "
                + "a lone \ud83d end ",
                "pr\u00fcfe$(java.lang.String, fixtures.texts.Texts$Gr\u00f6\u00dfe, "
                + "fixtures.texts.Texts$Gr\u00f6\u00dfe, java.lang.String)")
            .withOnEmpty("\u00fc_check$1\\: \u00fc_check \u2028 a \"quoted\" and \"\"\"tripled\"\"\" word, a \\ "
                + "backslash, \\u0041, */ $T $L %s, \ttab,\nnext line\r\nand \u2028separator\u0085, \000\u007f, \u00e4\u20ac\ud83d\ude00 and "
                + "a lone \ud83d end "));
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
          {"name":"\u00fc_check",\
          "title":"a \\"quoted\\" and \\"\\"\\"tripled\\"\\"\\" word, a \\\\ \
          backslash, \\\\u0041, */ $T $L %s, \\ttab,\\nnext \
          line\\r\\nand \\u2028separator\\u0085, \\u0000\\u007f, \u00e4\u20ac\ud83d\ude00 and a lone \\ud83d end ",\
          "description":"a \\"quoted\\" and \\"\\"\\"tripled\\"\\"\\" word, a \\\\ \
          backslash, \\\\u0041, */ $T $L %s, \\ttab,\\nnext \
          line\\r\\nand \\u2028separator\\u0085, \\u0000\\u007f, \u00e4\u20ac\ud83d\ude00 and a lone \\ud83d end \
          a \\"quoted\\" and \\"\\"\\"tripled\\"\\"\\" word, a \\\\ \
          backslash, \\\\u0041, */ $T $L %s, \\ttab,\\nnext \
          line\\r\\nand \\u2028separator\\u0085, \\u0000\\u007f, \u00e4\u20ac\ud83d\ude00 and a lone \\ud83d end ",\
          "inputSchema":{"type":"object","properties":{\
          "street \\"1\\"":{"type":"string","description":"a \\"quoted\\" \
          and \\"\\"\\"tripled\\"\\"\\" word, a \\\\ \
          backslash, \\\\u0041, */ $T $L %s, \\ttab,\\nnext \
          line\\r\\nand \\u2028separator\\u0085, \\u0000\\u007f, \u00e4\u20ac\ud83d\ude00 and a lone \\ud83d end ",\
          "pattern":"^\\"\\\\\\\\u0041\\\\$\\u2028\u00e4*$"},\
          "size":{"type":"string","description":"Must be at least least.",\
          "enum":["klein \\"k\\"","gro\u00df"]},\
          "least":{"type":"string","enum":["klein \\"k\\"","gro\u00df"]}},\
          "required":["street \\"1\\"","size","least"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["string","null"],"enum":["klein \\"k\\"","gro\u00df",null]},\
          "note":{"type":"string"}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Invocation<?> bind(int tool, Args in) {
    return switch (tool) {
      case 0 -> pr\u00fcfe$(in);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Declared declared(int tool, Throwable thrown) {
    return switch (tool) {
      case 0 -> {
        if (thrown instanceof Texts.$Bad\u00c4rgerException) {
          yield PR\u00dcFE$FAILS_1;
        }
        yield null;
      }
      default -> null;
    };
  }

  private Invocation<?> pr\u00fcfe$(Args in) {
    String stra\u00dfe = null;
    Texts.Gr\u00f6\u00dfe gr\u00f6\u00dfe = null;
    Texts.Gr\u00f6\u00dfe least = null;
    for (int f; (f = in.next(PR\u00dcFE$)) >= 0; ) {
      switch (f) {
        case 0 -> stra\u00dfe = in.pattern(in.string(), STRASSE_PATTERN);
        case 1 -> gr\u00f6\u00dfe = in.choice(GR\u00d6SSE);
        case 2 -> least = in.choice(GR\u00d6SSE);
      }
    }
    if (in.good(1, 2)) {
      in.greater(1, gr\u00f6\u00dfe, 2, least, true, "a \"quoted\" and \"\"\"tripled\"\"\" word, a \\ "
              + "backslash, \\u0041, */ $T $L %s, \ttab,\nnext line\r\nand \u2028separator\u0085, \000\u007f, \u00e4\u20ac\ud83d\ude00 and "
              + "a lone \ud83d end ");
    }
    String token = in.context("t\u00f6k\"en", String.class);
    return in.accept() ? new Pr\u00fcfe$(service, stra\u00dfe, gr\u00f6\u00dfe, least, token) : null;
  }

  private record Pr\u00fcfe$(Texts service, String stra\u00dfe, Texts.Gr\u00f6\u00dfe gr\u00f6\u00dfe, Texts.Gr\u00f6\u00dfe least,
      String token) implements Invocation<Texts.Gr\u00f6\u00dfe> {
    @Override
    public Texts.Gr\u00f6\u00dfe invoke(Call call) throws Throwable {
      return service.pr\u00fcfe$(stra\u00dfe, gr\u00f6\u00dfe, least, token);
    }

    @Override
    public void writeResult(Texts.Gr\u00f6\u00dfe result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.choice(GR\u00d6SSE, result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(PR\u00dcFE$, 0).string(stra\u00dfe);
      out.at(PR\u00dcFE$, 1).choice(GR\u00d6SSE, gr\u00f6\u00dfe);
      out.at(PR\u00dcFE$, 2).choice(GR\u00d6SSE, least);
      out.end();
    }

    @Override
    public void writeIdentity(Sink out) {
      out.begin();
      out.at(PR\u00dcFE$, 0).string(stra\u00dfe);
      out.at(PR\u00dcFE$, 1).choice(GR\u00d6SSE, gr\u00f6\u00dfe);
      out.at(PR\u00dcFE$, 2).choice(GR\u00d6SSE, least);
      out.at("@t\u00f6k\"en").string(token);
      out.end();
    }
  }
}
