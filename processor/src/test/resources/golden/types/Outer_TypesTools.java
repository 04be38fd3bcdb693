package fixtures.types;

import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Call;
import dev.pokayoke.runtime.generated.Choice;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Limits;
import dev.pokayoke.runtime.generated.ScalarType;
import dev.pokayoke.runtime.generated.Shape;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * The tools of {@link Outer.Types}.
 */
final class Outer_TypesTools implements GeneratedTools {
  private static final Choice<Outer.Kind> KIND =
      Choice.of(Outer.Kind.class)
          .value(Outer.Kind.ONE, "one")
          .value(Outer.Kind.TWO_WORDS, "two words")
          .build();

  private static final Shape PART = Shape.of("text", "count", "maybe_count", "maybe_date", "table",
      "tags").require(0, 4);

  private static final Shape PAIR_STRING_PART = Shape.of("first", "second");

  private static final Shape PAIR_INTEGER_INTEGER = Shape.of("first", "second").require(0, 1);

  private static final Shape PAIR_LONG_KIND = Shape.of("first", "second");

  private static final Shape SHADOW_ = Shape.of("result", "note");

  private static final Shape PRIMITIVES = Shape.of("flag", "tiny", "small", "plain", "big",
      "single", "twice", "letter").require(0, 1, 2, 3, 4, 5, 6, 7);

  private static final Shape BOXES = Shape.of("flag", "tiny", "small", "plain", "big", "single",
      "twice", "letter").require(4);

  private static final Shape OBJECTS = Shape.of("text", "amount", "kind", "date", "date_time",
      "part").require(0, 1, 2, 3, 4, 5).holds(5, PART);

  private static final Shape OPTIONALS = Shape.of("text", "plain", "tiny", "amount", "kind", "date",
      "part", "parts", "whole", "id", "fraction", "letter", "flag").literal(0).holds(6, PART);

  private static final Shape LISTS = Shape.of("texts", "tinies", "bigs", "ids", "fractions",
      "kinds", "date_times", "parts", "id_table", "letters").require(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);

  private static final Shape CONSTRAINED = Shape.of("low", "high", "between", "positive",
      "big_between", "tiny_range", "small_positive", "id", "amount", "positive_amount", "ratio",
      "weight", "share", "code", "name", "free", "tags", "remark").require(0, 1, 2, 3, 4, 5, 6, 7,
      8, 9, 10, 11, 13, 14, 15, 16).literal(17).nonBlank(17);

  private static final Shape RELATED = Shape.of("from", "to", "since", "until", "start", "end",
      "pair").require(0, 5, 6).holds(6, PAIR_INTEGER_INTEGER);

  private static final Shape NUMBER = Shape.of();

  private static final Shape LETTER = Shape.of();

  private static final Shape OPTIONAL_NUMBER = Shape.of();

  private static final Shape OPTIONAL_FRACTION = Shape.of();

  private static final Shape PAIRS = Shape.of();

  private static final Shape ID = Shape.of();

  private static final Shape SHADOW = Shape.of();

  private static final Shape DATES = Shape.of();

  private static final Shape INJECTED = Shape.of("word").require(0);

  private static final Pattern CODE_PATTERN = Pattern.compile("[A-Z]\\d+");

  private static final Pattern NAME_PATTERN = Pattern.compile("\\p{L}+", Pattern.CASE_INSENSITIVE
      | Pattern.UNICODE_CASE);

  private static final Pattern FREE_PATTERN = Pattern.compile("(?!x).*");

  private static final Limits AMOUNT_LIMITS = Limits.none().atLeast("0");

  private static final Limits FRACTION_LIMITS = Limits.none().above("0");

  private static final Limits AMOUNT_LIMITS_ = Limits.none().atLeast("-1").atMost("3000000000");

  private static final Limits POSITIVE_AMOUNT_LIMITS = Limits.none().above("0").atMost("100");

  private static final Limits RATIO_LIMITS = Limits.none().atLeast("0").atMost("1");

  private final Outer.Types service;

  /**
   * Publishes the tools of a service. It is called exactly as given, so that a proxy keeps its advice.
   */
  Outer_TypesTools(Outer.Types service) {
    this.service = Objects.requireNonNull(service, "service");
  }

  @Override
  public int contract() {
    return 1;
  }

  @Override
  public ToolsetFacts toolset() {
    return new ToolsetFacts("fixtures.types.Outer$Types", "the system", "user");
  }

  @Override
  public List<ToolFacts> tools() {
    return List.of(
        ToolFacts.write("primitives", "Primitives", "",
            "primitives(boolean, byte, short, int, long, float, double, char)"),
        ToolFacts.read("boxes", "Boxes", "",
            "boxes(java.lang.Boolean, java.lang.Byte, java.lang.Short, java.lang.Integer, "
            + "java.lang.Long, java.lang.Float, java.lang.Double, java.lang.Character)"),
        ToolFacts.read("objects", "Objects", "",
            "objects(java.lang.String, java.math.BigDecimal, fixtures.types.Outer$Kind, "
            + "java.time.LocalDate, java.time.LocalDateTime, fixtures.types.Outer$Part)"),
        ToolFacts.read("optionals", "Optionals", "",
            "optionals(java.util.Optional, java.util.Optional, java.util.Optional, "
            + "java.util.Optional, java.util.Optional, java.util.Optional, java.util.Optional, "
            + "java.util.Optional, java.util.OptionalInt, java.util.OptionalLong, "
            + "java.util.OptionalDouble, java.util.Optional, java.util.Optional)"),
        ToolFacts.read("lists", "Lists", "",
            "lists(java.util.List, java.util.List, java.util.List, java.util.List, "
            + "java.util.List, java.util.List, java.util.List, java.util.List, java.util.List, "
            + "java.util.List)"),
        ToolFacts.read("constrained", "Constrained", "",
            "constrained(int, int, int, long, java.lang.Long, byte, short, long, "
            + "java.math.BigDecimal, java.math.BigDecimal, double, float, java.lang.Double, "
            + "java.lang.String, java.lang.String, java.lang.String, java.util.List, "
            + "java.util.Optional)"),
        ToolFacts.read("related", "Related", "",
            "related(int, java.lang.Integer, java.util.OptionalLong, java.util.OptionalLong, "
            + "java.util.Optional, java.time.LocalDate, fixtures.types.Outer$Pair)"),
        ToolFacts.read("number", "Number", "", "number()")
            .withOnEmpty("Never."),
        ToolFacts.read("letter", "Letter", "", "letter()"),
        ToolFacts.read("optional_number", "Optional number", "", "optionalNumber()"),
        ToolFacts.read("optional_fraction", "Optional fraction", "", "optionalFraction()"),
        ToolFacts.read("pairs", "Pairs", "", "pairs()")
            .withOnEmpty("No pairs."),
        ToolFacts.read("id", "Id", "", "id()"),
        ToolFacts.read("shadow", "Shadow", "", "shadow()")
            .withOnEmpty("Nothing there."),
        ToolFacts.read("dates", "Dates", "", "dates()"),
        ToolFacts.write("injected", "Injected", "",
            "injected(dev.pokayoke.ToolCall, java.util.UUID, java.lang.String, int, "
            + "java.lang.Integer, long, boolean, fixtures.types.Outer$Kind, "
            + "java.lang.Character, float, double, java.math.BigDecimal, java.util.UUID, "
            + "java.time.LocalDate, java.time.LocalDateTime)")
            .withIdempotent()
            .withAttempts(2));
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
          {"name":"primitives",\
          "title":"Primitives",\
          "inputSchema":{"type":"object","properties":{\
          "flag":{"type":"boolean"},\
          "tiny":{"type":"integer"},\
          "small":{"type":"integer"},\
          "plain":{"type":"integer"},\
          "big":{"type":"integer"},\
          "single":{"type":"number"},\
          "twice":{"type":"number"},\
          "letter":{"type":"string","pattern":"^([^\\\\n]|\\\\n)$"}},\
          "required":["flag","tiny","small","plain","big","single","twice","letter"],\
          "additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 1 -> """
          {"name":"boxes",\
          "title":"Boxes",\
          "inputSchema":{"type":"object","properties":{\
          "flag":{"type":"boolean"},\
          "tiny":{"type":"integer"},\
          "small":{"type":"integer"},\
          "plain":{"type":"integer"},\
          "big":{"type":"integer"},\
          "single":{"type":"number"},\
          "twice":{"type":"number"},\
          "letter":{"type":"string","pattern":"^([^\\\\n]|\\\\n)$"}},\
          "required":["big"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["array","null"],"items":{"type":"integer"}}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 2 -> """
          {"name":"objects",\
          "title":"Objects",\
          "inputSchema":{"type":"object","properties":{\
          "text":{"type":"string"},\
          "amount":{"type":"number"},\
          "kind":{"type":"string","enum":["one","two words"]},\
          "date":{"type":"string","format":"date"},\
          "date_time":{"type":"string",\
          "pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,9})?)?$"},\
          "part":{"type":"object","properties":{"text":{"type":"string"},\
          "count":{"type":"integer","maximum":9},"maybe_count":{"type":"integer"},\
          "maybe_date":{"type":"string","description":"the day","format":"date"},\
          "table":{"type":"array","items":{"type":"array","items":{"type":"string",\
          "enum":["one","two words"]}}},"tags":{"type":"array",\
          "items":{"type":"string"}}},"required":["text","table"],\
          "additionalProperties":false}},\
          "required":["text","amount","kind","date","date_time","part"],\
          "additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["number","null"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 3 -> """
          {"name":"optionals",\
          "title":"Optionals",\
          "inputSchema":{"type":"object","properties":{\
          "text":{"type":"string"},\
          "plain":{"type":"integer"},\
          "tiny":{"type":"integer"},\
          "amount":{"type":"number","minimum":0},\
          "kind":{"type":"string","enum":["one","two words"]},\
          "date":{"type":"string","format":"date"},\
          "part":{"type":"object","properties":{"text":{"type":"string"},\
          "count":{"type":"integer","maximum":9},"maybe_count":{"type":"integer"},\
          "maybe_date":{"type":"string","description":"the day","format":"date"},\
          "table":{"type":"array","items":{"type":"array","items":{"type":"string",\
          "enum":["one","two words"]}}},"tags":{"type":"array",\
          "items":{"type":"string"}}},"required":["text","table"],\
          "additionalProperties":false},\
          "parts":{"type":"array","items":{"type":"object",\
          "properties":{"text":{"type":"string"},"count":{"type":"integer","maximum":9},\
          "maybe_count":{"type":"integer"},"maybe_date":{"type":"string",\
          "description":"the day","format":"date"},"table":{"type":"array",\
          "items":{"type":"array","items":{"type":"string","enum":["one","two words"]}}},\
          "tags":{"type":"array","items":{"type":"string"}}},"required":["text","table"],\
          "additionalProperties":false},"minItems":1,"maxItems":3},\
          "whole":{"type":"integer","minimum":1,"maximum":9},\
          "id":{"type":"string","pattern":"^-?[0-9]{1,19}$"},\
          "fraction":{"type":"number","exclusiveMinimum":0},\
          "letter":{"type":"string","pattern":"^([^\\\\n]|\\\\n)$"},\
          "flag":{"type":"boolean"}},\
          "additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["string","null"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 4 -> """
          {"name":"lists",\
          "title":"Lists",\
          "inputSchema":{"type":"object","properties":{\
          "texts":{"type":"array","items":{"type":"string"}},\
          "tinies":{"type":"array","items":{"type":"integer"}},\
          "bigs":{"type":"array","items":{"type":"integer"}},\
          "ids":{"type":"array","items":{"type":"string","pattern":"^-?[0-9]{1,19}$"},\
          "minItems":1},\
          "fractions":{"type":"array","items":{"type":"number"}},\
          "kinds":{"type":"array","items":{"type":"string","enum":["one","two words"]}},\
          "date_times":{"type":"array","items":{"type":"string",\
          "pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,9})?)?$"}},\
          "parts":{"type":"array","items":{"type":"object",\
          "properties":{"text":{"type":"string"},"count":{"type":"integer","maximum":9},\
          "maybe_count":{"type":"integer"},"maybe_date":{"type":"string",\
          "description":"the day","format":"date"},"table":{"type":"array",\
          "items":{"type":"array","items":{"type":"string","enum":["one","two words"]}}},\
          "tags":{"type":"array","items":{"type":"string"}}},"required":["text","table"],\
          "additionalProperties":false},"maxItems":5},\
          "id_table":{"type":"array","items":{"type":"array","items":{"type":"string",\
          "pattern":"^-?[0-9]{1,19}$"}}},\
          "letters":{"type":"array","items":{"type":"string",\
          "pattern":"^([^\\\\n]|\\\\n)$"}}},\
          "required":["texts","tinies","bigs","ids","fractions","kinds","date_times",\
          "parts","id_table","letters"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["array","null"],"items":{"type":"array",\
          "items":{"type":"string"}}}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 5 -> """
          {"name":"constrained",\
          "title":"Constrained",\
          "inputSchema":{"type":"object","properties":{\
          "low":{"type":"integer","minimum":1},\
          "high":{"type":"integer","maximum":10},\
          "between":{"type":"integer","minimum":-5,"maximum":5},\
          "positive":{"type":"integer","minimum":1},\
          "big_between":{"type":"integer","minimum":3000000000,"maximum":9000000000},\
          "tiny_range":{"type":"integer","minimum":-1},\
          "small_positive":{"type":"integer","minimum":1},\
          "id":{"type":"string","description":"At least 10. At most 99. More than 0.",\
          "pattern":"^-?[0-9]{1,19}$"},\
          "amount":{"type":"number","minimum":-1,"maximum":3000000000},\
          "positive_amount":{"type":"number","exclusiveMinimum":0,"maximum":100},\
          "ratio":{"type":"number","minimum":0,"maximum":1},\
          "weight":{"type":"number","exclusiveMinimum":0,"maximum":100},\
          "share":{"type":"number","exclusiveMinimum":0},\
          "code":{"type":"string","description":"Not blank.","minLength":2,"maxLength":8,\
          "pattern":"^[A-Z][0-9]+$"},\
          "name":{"type":"string","description":"Must match the regular \
          expression \\\\p{L}+ (CASE_INSENSITIVE, UNICODE_CASE) as a whole."},\
          "free":{"type":"string","description":"Must match the regular \
          expression (?!x).* as a whole.",\
          "pattern":"^[ \\\\t\\\\n\\\\r]*[^ \\\\t\\\\n\\\\r][^\\\\n]*(\\\\n[^\\\\n]*)*$"},\
          "tags":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":4},\
          "remark":{"type":"string","description":"what else matters","minLength":2,\
          "maxLength":2,"pattern":"^[A-Z][0-9]+$"}},\
          "required":["low","high","between","positive","big_between","tiny_range",\
          "small_positive","id","amount","positive_amount","ratio","weight","code","name",\
          "free","tags"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "first":{"type":"string"},\
          "second":{"type":"object","properties":{"text":{"type":"string"},\
          "count":{"type":"integer"},"maybe_count":{"type":"integer"},\
          "maybe_date":{"type":"string","description":"the day",\
          "pattern":"^[+-]?[0-9]{4,9}-[0-9]{2}-[0-9]{2}$"},"table":{"type":"array",\
          "items":{"type":"array","items":{"type":"string","enum":["one","two words"]}}},\
          "tags":{"type":"array","items":{"type":"string"}}}}}},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 6 -> """
          {"name":"related",\
          "title":"Related",\
          "inputSchema":{"type":"object","properties":{\
          "from":{"type":"integer"},\
          "to":{"type":"integer","description":"Must be greater than from."},\
          "since":{"type":"integer"},\
          "until":{"type":"integer","description":"Must be at least since."},\
          "start":{"type":"string","format":"date"},\
          "end":{"type":"string","description":"Must not be before start.",\
          "format":"date"},\
          "pair":{"type":"object","properties":{"first":{"type":"integer"},\
          "second":{"type":"integer","description":"Must be greater than first."}},\
          "required":["first","second"],"additionalProperties":false}},\
          "required":["from","end","pair"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "text":{"type":"string"},\
          "count":{"type":"integer"},\
          "maybe_count":{"type":"integer"},\
          "maybe_date":{"type":"string","description":"the day",\
          "pattern":"^[+-]?[0-9]{4,9}-[0-9]{2}-[0-9]{2}$"},\
          "table":{"type":"array","items":{"type":"array","items":{"type":"string",\
          "enum":["one","two words"]}}},\
          "tags":{"type":"array","items":{"type":"string"}}}},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 7 -> """
          {"name":"number",\
          "title":"Number",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"integer"},\
          "note":{"type":"string"}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 8 -> """
          {"name":"letter",\
          "title":"Letter",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string"}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 9 -> """
          {"name":"optional_number",\
          "title":"Optional number",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["integer","null"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 10 -> """
          {"name":"optional_fraction",\
          "title":"Optional fraction",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["number","null"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 11 -> """
          {"name":"pairs",\
          "title":"Pairs",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["array","null"],"items":{"type":"object",\
          "properties":{"first":{"type":"string","pattern":"^-?[0-9]{1,19}$"},\
          "second":{"type":"string","enum":["one","two words"]}}}},\
          "note":{"type":"string"}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 12 -> """
          {"name":"id",\
          "title":"Id",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["string","null"],"pattern":"^-?[0-9]{1,19}$"}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 13 -> """
          {"name":"shadow",\
          "title":"Shadow",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["string","null"]},\
          "note":{"anyOf":[{"type":"integer"},{"type":"string"}]}}},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 14 -> """
          {"name":"dates",\
          "title":"Dates",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["array","null"],"items":{"type":"string",\
          "pattern":"^[+-]?[0-9]{4,9}-[0-9]{2}-[0-9]{2}$"}}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 15 -> """
          {"name":"injected",\
          "title":"Injected",\
          "inputSchema":{"type":"object","properties":{\
          "word":{"type":"string"}},\
          "required":["word"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["string","null"],"enum":["one","two words",null]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Invocation<?> bind(int tool, Args in) {
    return switch (tool) {
      case 0 -> primitives(in);
      case 1 -> boxes(in);
      case 2 -> objects(in);
      case 3 -> optionals(in);
      case 4 -> lists(in);
      case 5 -> constrained(in);
      case 6 -> related(in);
      case 7 -> number(in);
      case 8 -> letter(in);
      case 9 -> optionalNumber(in);
      case 10 -> optionalFraction(in);
      case 11 -> pairs(in);
      case 12 -> id(in);
      case 13 -> shadow(in);
      case 14 -> dates(in);
      case 15 -> injected(in);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Declared declared(int tool, Throwable thrown) {
    return null;
  }

  private Invocation<?> primitives(Args in) {
    boolean flag = false;
    byte tiny = 0;
    short small = 0;
    int plain = 0;
    long big = 0;
    float single = 0;
    double twice = 0;
    char letter = 0;
    for (int f; (f = in.next(PRIMITIVES)) >= 0; ) {
      switch (f) {
        case 0 -> flag = in.bool();
        case 1 -> tiny = (byte) in.int32(Byte.MIN_VALUE, Byte.MAX_VALUE);
        case 2 -> small = (short) in.int32(Short.MIN_VALUE, Short.MAX_VALUE);
        case 3 -> plain = in.int32();
        case 4 -> big = in.int64();
        case 5 -> single = in.float32();
        case 6 -> twice = in.float64();
        case 7 -> letter = in.character();
      }
    }
    return in.accept() ? new Primitives(service, flag, tiny, small, plain, big, single, twice,
        letter) : null;
  }

  private Invocation<?> boxes(Args in) {
    Boolean flag = null;
    Byte tiny = null;
    Short small = null;
    Integer plain = null;
    Long big = null;
    Float single = null;
    Double twice = null;
    Character letter = null;
    for (int f; (f = in.next(BOXES)) >= 0; ) {
      switch (f) {
        case 0 -> flag = in.bool();
        case 1 -> tiny = (byte) in.int32(Byte.MIN_VALUE, Byte.MAX_VALUE);
        case 2 -> small = (short) in.int32(Short.MIN_VALUE, Short.MAX_VALUE);
        case 3 -> plain = in.int32();
        case 4 -> big = in.int64();
        case 5 -> single = in.float32();
        case 6 -> twice = in.float64();
        case 7 -> letter = in.character();
      }
    }
    return in.accept() ? new Boxes(service, flag, tiny, small, plain, big, single, twice, letter)
        : null;
  }

  private Invocation<?> objects(Args in) {
    String text = null;
    BigDecimal amount = null;
    Outer.Kind kind = null;
    LocalDate date = null;
    LocalDateTime dateTime = null;
    Outer.Part part = null;
    for (int f; (f = in.next(OBJECTS)) >= 0; ) {
      switch (f) {
        case 0 -> text = in.string();
        case 1 -> amount = in.decimal();
        case 2 -> kind = in.choice(KIND);
        case 3 -> date = in.localDate();
        case 4 -> dateTime = in.localDateTime();
        case 5 -> part = in.object() ? part(in) : null;
      }
    }
    return in.accept() ? new ObjectsCall(service, text, amount, kind, date, dateTime, part) : null;
  }

  private Invocation<?> optionals(Args in) {
    Optional<String> text = Optional.empty();
    Optional<Integer> plain = Optional.empty();
    Optional<Byte> tiny = Optional.empty();
    Optional<BigDecimal> amount = Optional.empty();
    Optional<Outer.Kind> kind = Optional.empty();
    Optional<LocalDate> date = Optional.empty();
    Optional<Outer.Part> part = Optional.empty();
    Optional<List<Outer.Part>> parts = Optional.empty();
    OptionalInt whole = OptionalInt.empty();
    OptionalLong id = OptionalLong.empty();
    OptionalDouble fraction = OptionalDouble.empty();
    Optional<Character> letter = Optional.empty();
    Optional<Boolean> flag = Optional.empty();
    for (int f; (f = in.next(OPTIONALS)) >= 0; ) {
      switch (f) {
        case 0 -> text = Optional.ofNullable(in.string());
        case 1 -> plain = Optional.of(in.int32());
        case 2 -> tiny = Optional.of((byte) in.int32(Byte.MIN_VALUE, Byte.MAX_VALUE));
        case 3 -> amount = Optional.ofNullable(in.within(in.decimal(), AMOUNT_LIMITS));
        case 4 -> kind = Optional.ofNullable(in.choice(KIND));
        case 5 -> date = Optional.ofNullable(in.localDate());
        case 6 -> part = Optional.ofNullable(in.object() ? part(in) : null);
        case 7 -> parts = Optional.ofNullable(in.array() ? in.size(partList(in), 1, 3) : null);
        case 8 -> whole = OptionalInt.of(in.int32(1, 9));
        case 9 -> id = OptionalLong.of(in.id64());
        case 10 -> fraction = OptionalDouble.of(in.within(in.float64(), FRACTION_LIMITS));
        case 11 -> letter = Optional.of(in.character());
        case 12 -> flag = Optional.of(in.bool());
      }
    }
    return in.accept() ? new Optionals(service, text, plain, tiny, amount, kind, date, part, parts,
        whole, id, fraction, letter, flag) : null;
  }

  private Invocation<?> lists(Args in) {
    List<String> texts = null;
    List<Byte> tinies = null;
    List<Long> bigs = null;
    List<Long> ids = null;
    List<Double> fractions = null;
    List<Outer.Kind> kinds = null;
    List<LocalDateTime> dateTimes = null;
    List<Outer.Part> parts = null;
    List<List<Long>> idTable = null;
    List<Character> letters = null;
    for (int f; (f = in.next(LISTS)) >= 0; ) {
      switch (f) {
        case 0 -> texts = in.array() ? stringList(in) : null;
        case 1 -> tinies = in.array() ? byteList(in) : null;
        case 2 -> bigs = in.array() ? longList(in) : null;
        case 3 -> ids = in.array() ? in.size(idList(in), 1, Integer.MAX_VALUE) : null;
        case 4 -> fractions = in.array() ? doubleList(in) : null;
        case 5 -> kinds = in.array(KIND) ? kindList(in) : null;
        case 6 -> dateTimes = in.array() ? localDateTimeList(in) : null;
        case 7 -> parts = in.array() ? in.size(partList(in), 0, 5) : null;
        case 8 -> idTable = in.array() ? idListList(in) : null;
        case 9 -> letters = in.array() ? characterList(in) : null;
      }
    }
    return in.accept() ? new Lists(service, texts, tinies, bigs, ids, fractions, kinds, dateTimes,
        parts, idTable, letters) : null;
  }

  private Invocation<?> constrained(Args in) {
    int low = 0;
    int high = 0;
    int between = 0;
    long positive = 0;
    Long bigBetween = null;
    byte tinyRange = 0;
    short smallPositive = 0;
    long id = 0;
    BigDecimal amount = null;
    BigDecimal positiveAmount = null;
    double ratio = 0;
    float weight = 0;
    Double share = null;
    String code = null;
    String name = null;
    String free = null;
    List<String> tags = null;
    Optional<String> remark = Optional.empty();
    for (int f; (f = in.next(CONSTRAINED)) >= 0; ) {
      switch (f) {
        case 0 -> low = in.int32(1, Integer.MAX_VALUE);
        case 1 -> high = in.int32(Integer.MIN_VALUE, 10);
        case 2 -> between = in.int32(-5, 5);
        case 3 -> positive = in.int64(1, Long.MAX_VALUE);
        case 4 -> bigBetween = in.int64(3000000000L, 9000000000L);
        case 5 -> tinyRange = (byte) in.int32(-1, Byte.MAX_VALUE);
        case 6 -> smallPositive = (short) in.int32(1, Short.MAX_VALUE);
        case 7 -> id = in.id64(10, 99);
        case 8 -> amount = in.within(in.decimal(), AMOUNT_LIMITS_);
        case 9 -> positiveAmount = in.within(in.decimal(), POSITIVE_AMOUNT_LIMITS);
        case 10 -> ratio = in.within(in.float64(), RATIO_LIMITS);
        case 11 -> weight = in.within(in.float32(), POSITIVE_AMOUNT_LIMITS);
        case 12 -> share = in.within(in.float64(), FRACTION_LIMITS);
        case 13 -> code = in.pattern(in.notBlank(in.size(in.string(), 2, 8)), CODE_PATTERN);
        case 14 -> name = in.pattern(in.string(), NAME_PATTERN);
        case 15 -> free = in.pattern(in.notBlank(in.string()), FREE_PATTERN);
        case 16 -> tags = in.array() ? in.size(stringList(in), 1, 4) : null;
        case 17 -> remark = Optional.ofNullable(in.pattern(in.size(in.string(), 2, 2), CODE_PATTERN));
      }
    }
    return in.accept() ? new Constrained(service, low, high, between, positive, bigBetween,
        tinyRange, smallPositive, id, amount, positiveAmount, ratio, weight, share, code, name,
        free, tags, remark) : null;
  }

  private Invocation<?> related(Args in) {
    int from = 0;
    Integer to = null;
    OptionalLong since = OptionalLong.empty();
    OptionalLong until = OptionalLong.empty();
    Optional<LocalDate> start = Optional.empty();
    LocalDate end = null;
    Outer.Pair<Integer, Integer> pair = null;
    for (int f; (f = in.next(RELATED)) >= 0; ) {
      switch (f) {
        case 0 -> from = in.int32();
        case 1 -> to = in.int32();
        case 2 -> since = OptionalLong.of(in.int64());
        case 3 -> until = OptionalLong.of(in.int64());
        case 4 -> start = Optional.ofNullable(in.localDate());
        case 5 -> end = in.localDate();
        case 6 -> pair = in.object() ? pairIntegerInteger(in) : null;
      }
    }
    if (in.good(1, 0)) {
      in.greater(1, to, 0, from);
    }
    if (in.good(3, 2)) {
      in.greater(3, until.getAsLong(), 2, since.getAsLong(), true, null);
    }
    if (in.good(5, 4)) {
      in.greater(5, end, 4, start.get(), true, "Ask for \"the end\".");
    }
    return in.accept() ? new Related(service, from, to, since, until, start, end, pair) : null;
  }

  private Invocation<?> number(Args in) {
    in.next(NUMBER);
    return in.accept() ? new Number(service) : null;
  }

  private Invocation<?> letter(Args in) {
    in.next(LETTER);
    return in.accept() ? new Letter(service) : null;
  }

  private Invocation<?> optionalNumber(Args in) {
    in.next(OPTIONAL_NUMBER);
    return in.accept() ? new OptionalNumber(service) : null;
  }

  private Invocation<?> optionalFraction(Args in) {
    in.next(OPTIONAL_FRACTION);
    return in.accept() ? new OptionalFraction(service) : null;
  }

  private Invocation<?> pairs(Args in) {
    in.next(PAIRS);
    return in.accept() ? new Pairs(service) : null;
  }

  private Invocation<?> id(Args in) {
    in.next(ID);
    return in.accept() ? new Id(service) : null;
  }

  private Invocation<?> shadow(Args in) {
    in.next(SHADOW);
    return in.accept() ? new Shadow(service) : null;
  }

  private Invocation<?> dates(Args in) {
    in.next(DATES);
    return in.accept() ? new Dates(service) : null;
  }

  private Invocation<?> injected(Args in) {
    String word = null;
    for (int f; (f = in.next(INJECTED)) >= 0; ) {
      switch (f) {
        case 0 -> word = in.string();
      }
    }
    Integer floor = in.context("floor", Integer.class);
    Integer room = in.context("the room", Integer.class);
    Long amount = in.context("amount", Long.class);
    Boolean vip = in.context("vip", Boolean.class);
    Outer.Kind kind = in.context("kind", Outer.Kind.class);
    Character letter = in.context("letter", Character.class);
    Float ratio = in.context("ratio", Float.class);
    Double share = in.context("share", Double.class);
    BigDecimal limit = in.context("limit", BigDecimal.class);
    UUID tenant = in.context("tenant", UUID.class);
    LocalDate day = in.context("day", LocalDate.class);
    LocalDateTime moment = in.context("moment", LocalDateTime.class);
    return in.accept() ? new Injected(service, word, floor, room, amount, vip, kind, letter, ratio,
        share, limit, tenant, day, moment) : null;
  }

  private static Outer.Part part(Args in) {
    String text = null;
    Integer count = null;
    OptionalInt maybeCount = OptionalInt.empty();
    Optional<LocalDate> maybeDate = Optional.empty();
    List<List<Outer.Kind>> table = null;
    Optional<List<String>> tags = Optional.empty();
    for (int f; (f = in.next(PART)) >= 0; ) {
      switch (f) {
        case 0 -> text = in.string();
        case 1 -> count = in.int32(Integer.MIN_VALUE, 9);
        case 2 -> maybeCount = OptionalInt.of(in.int32());
        case 3 -> maybeDate = Optional.ofNullable(in.localDate());
        case 4 -> table = in.array() ? kindListList(in) : null;
        case 5 -> tags = Optional.ofNullable(in.array() ? stringList(in) : null);
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Outer.Part(text, count, maybeCount, maybeDate, table, tags);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static Outer.Pair<Integer, Integer> pairIntegerInteger(Args in) {
    Integer first = null;
    Integer second = null;
    for (int f; (f = in.next(PAIR_INTEGER_INTEGER)) >= 0; ) {
      switch (f) {
        case 0 -> first = in.int32();
        case 1 -> second = in.int32();
      }
    }
    if (in.good(1, 0)) {
      in.greater(1, second, 0, first);
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Outer.Pair<>(first, second);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static List<List<Outer.Kind>> kindListList(Args in) {
    List<List<Outer.Kind>> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.array(KIND) ? kindList(in) : null);
    }
    return items;
  }

  private static List<Outer.Kind> kindList(Args in) {
    List<Outer.Kind> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.choice(KIND));
    }
    return items;
  }

  private static List<String> stringList(Args in) {
    List<String> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.string());
    }
    return items;
  }

  private static List<Outer.Part> partList(Args in) {
    List<Outer.Part> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.object() ? part(in) : null);
    }
    return items;
  }

  private static List<Byte> byteList(Args in) {
    List<Byte> items = new ArrayList<>();
    while (in.item()) {
      items.add((byte) in.int32(Byte.MIN_VALUE, Byte.MAX_VALUE));
    }
    return items;
  }

  private static List<Long> longList(Args in) {
    List<Long> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.int64());
    }
    return items;
  }

  private static List<Long> idList(Args in) {
    List<Long> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.id64());
    }
    return items;
  }

  private static List<Double> doubleList(Args in) {
    List<Double> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.float64());
    }
    return items;
  }

  private static List<LocalDateTime> localDateTimeList(Args in) {
    List<LocalDateTime> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.localDateTime());
    }
    return items;
  }

  private static List<List<Long>> idListList(Args in) {
    List<List<Long>> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.array() ? idList(in) : null);
    }
    return items;
  }

  private static List<Character> characterList(Args in) {
    List<Character> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.character());
    }
    return items;
  }

  private static void write(Outer.Part part, Sink out) {
    if (part == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(PART, 0).string(part.text());
    out.at(PART, 1).whole(part.count());
    out.at(PART, 2).whole(part.maybeCount());
    out.at(PART, 3).localDate(part.maybeDate().orElse(null));
    writeKindListList(part.table(), out.at(PART, 4));
    writeStringList(part.tags().orElse(null), out.at(PART, 5));
    out.end();
  }

  private static void writePairStringPart(Outer.Pair<String, Outer.Part> pair, Sink out) {
    if (pair == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(PAIR_STRING_PART, 0).string(pair.first());
    write(pair.second(), out.at(PAIR_STRING_PART, 1));
    out.end();
  }

  private static void writePairIntegerInteger(Outer.Pair<Integer, Integer> pair, Sink out) {
    if (pair == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(PAIR_INTEGER_INTEGER, 0).whole(pair.first());
    out.at(PAIR_INTEGER_INTEGER, 1).whole(pair.second());
    out.end();
  }

  private static void writePairLongKind(Outer.Pair<Long, Outer.Kind> pair, Sink out) {
    if (pair == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(PAIR_LONG_KIND, 0).id(pair.first());
    out.at(PAIR_LONG_KIND, 1).choice(KIND, pair.second());
    out.end();
  }

  private static void write(Outer.Shadow shadow, Sink out) {
    if (shadow == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(SHADOW_, 0).string(shadow.result());
    out.at(SHADOW_, 1).whole(shadow.note());
    out.end();
  }

  private static void writeKindListList(List<List<Outer.Kind>> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (List<Outer.Kind> item : items) {
      writeKindList(item, out);
    }
    out.endArray();
  }

  private static void writeKindList(List<Outer.Kind> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (Outer.Kind item : items) {
      out.choice(KIND, item);
    }
    out.endArray();
  }

  private static void writeStringList(List<String> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (String item : items) {
      out.string(item);
    }
    out.endArray();
  }

  private static void writePartList(List<Outer.Part> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (Outer.Part item : items) {
      write(item, out);
    }
    out.endArray();
  }

  private static void writeByteList(List<Byte> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (Byte item : items) {
      out.whole(item);
    }
    out.endArray();
  }

  private static void writeLongList(List<Long> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (Long item : items) {
      out.whole(item);
    }
    out.endArray();
  }

  private static void writeIdList(List<Long> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (Long item : items) {
      out.id(item);
    }
    out.endArray();
  }

  private static void writeDoubleList(List<Double> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (Double item : items) {
      out.float64(item);
    }
    out.endArray();
  }

  private static void writeLocalDateTimeList(List<LocalDateTime> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (LocalDateTime item : items) {
      out.localDateTime(item);
    }
    out.endArray();
  }

  private static void writeIdListList(List<List<Long>> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (List<Long> item : items) {
      writeIdList(item, out);
    }
    out.endArray();
  }

  private static void writeCharacterList(List<Character> items, Sink out) {
    if (items == null) {
      out.nil();
      return;
    }
    out.beginArray();
    for (Character item : items) {
      out.character(item);
    }
    out.endArray();
  }

  private record Primitives(Outer.Types service, boolean flag, byte tiny, short small, int plain,
      long big, float single, double twice, char letter) implements Invocation<Void> {
    @Override
    public Void invoke(Call call) throws Throwable {
      service.primitives(flag, tiny, small, plain, big, single, twice, letter);
      return null;
    }

    @Override
    public void writeResult(Void result, Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(PRIMITIVES, 0).bool(flag);
      out.at(PRIMITIVES, 1).whole(tiny);
      out.at(PRIMITIVES, 2).whole(small);
      out.at(PRIMITIVES, 3).whole(plain);
      out.at(PRIMITIVES, 4).whole(big);
      out.at(PRIMITIVES, 5).float32(single);
      out.at(PRIMITIVES, 6).float64(twice);
      out.at(PRIMITIVES, 7).character(letter);
      out.end();
    }
  }

  private record Boxes(Outer.Types service, Boolean flag, Byte tiny, Short small, Integer plain,
      Long big, Float single, Double twice, Character letter) implements Invocation<List<Integer>> {
    @Override
    public List<Integer> invoke(Call call) throws Throwable {
      return service.boxes(flag, tiny, small, plain, big, single, twice, letter);
    }

    @Override
    public void writeResult(List<Integer> result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.beginArray();
      for (Integer item : result) {
        out.whole(item);
      }
      out.endArray();
      out.endResult(result.isEmpty());
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(BOXES, 0).bool(flag);
      out.at(BOXES, 1).whole(tiny);
      out.at(BOXES, 2).whole(small);
      out.at(BOXES, 3).whole(plain);
      out.at(BOXES, 4).whole(big);
      out.at(BOXES, 5).float32(single);
      out.at(BOXES, 6).float64(twice);
      out.at(BOXES, 7).character(letter);
      out.end();
    }
  }

  private record ObjectsCall(Outer.Types service, String text, BigDecimal amount, Outer.Kind kind,
      LocalDate date, LocalDateTime dateTime, Outer.Part part) implements Invocation<BigDecimal> {
    @Override
    public BigDecimal invoke(Call call) throws Throwable {
      return service.objects(text, amount, kind, date, dateTime, part);
    }

    @Override
    public void writeResult(BigDecimal result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.decimal(result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(OBJECTS, 0).string(text);
      out.at(OBJECTS, 1).decimal(amount);
      out.at(OBJECTS, 2).choice(KIND, kind);
      out.at(OBJECTS, 3).localDate(date);
      out.at(OBJECTS, 4).localDateTime(dateTime);
      write(part, out.at(OBJECTS, 5));
      out.end();
    }
  }

  private record Optionals(Outer.Types service, Optional<String> text, Optional<Integer> plain,
      Optional<Byte> tiny, Optional<BigDecimal> amount, Optional<Outer.Kind> kind,
      Optional<LocalDate> date, Optional<Outer.Part> part, Optional<List<Outer.Part>> parts,
      OptionalInt whole, OptionalLong id, OptionalDouble fraction, Optional<Character> letter,
      Optional<Boolean> flag) implements Invocation<Optional<String>> {
    @Override
    public Optional<String> invoke(Call call) throws Throwable {
      return service.optionals(text, plain, tiny, amount, kind, date, part, parts, whole, id,
          fraction, letter, flag);
    }

    @Override
    public void writeResult(Optional<String> result, Sink out) {
      if (result == null || result.isEmpty()) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.string(result.get());
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(OPTIONALS, 0).string(text.orElse(null));
      out.at(OPTIONALS, 1).whole(plain.orElse(null));
      out.at(OPTIONALS, 2).whole(tiny.orElse(null));
      out.at(OPTIONALS, 3).decimal(amount.orElse(null));
      out.at(OPTIONALS, 4).choice(KIND, kind.orElse(null));
      out.at(OPTIONALS, 5).localDate(date.orElse(null));
      write(part.orElse(null), out.at(OPTIONALS, 6));
      writePartList(parts.orElse(null), out.at(OPTIONALS, 7));
      out.at(OPTIONALS, 8).whole(whole);
      out.at(OPTIONALS, 9).id(id);
      out.at(OPTIONALS, 10).float64(fraction);
      out.at(OPTIONALS, 11).character(letter.orElse(null));
      out.at(OPTIONALS, 12).bool(flag.orElse(null));
      out.end();
    }
  }

  private record Lists(Outer.Types service, List<String> texts, List<Byte> tinies, List<Long> bigs,
      List<Long> ids, List<Double> fractions, List<Outer.Kind> kinds, List<LocalDateTime> dateTimes,
      List<Outer.Part> parts, List<List<Long>> idTable,
      List<Character> letters) implements Invocation<List<List<String>>> {
    @Override
    public List<List<String>> invoke(Call call) throws Throwable {
      return service.lists(texts, tinies, bigs, ids, fractions, kinds, dateTimes, parts, idTable,
          letters);
    }

    @Override
    public void writeResult(List<List<String>> result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.beginArray();
      for (List<String> item : result) {
        writeStringList(item, out);
      }
      out.endArray();
      out.endResult(result.isEmpty());
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      writeStringList(texts, out.at(LISTS, 0));
      writeByteList(tinies, out.at(LISTS, 1));
      writeLongList(bigs, out.at(LISTS, 2));
      writeIdList(ids, out.at(LISTS, 3));
      writeDoubleList(fractions, out.at(LISTS, 4));
      writeKindList(kinds, out.at(LISTS, 5));
      writeLocalDateTimeList(dateTimes, out.at(LISTS, 6));
      writePartList(parts, out.at(LISTS, 7));
      writeIdListList(idTable, out.at(LISTS, 8));
      writeCharacterList(letters, out.at(LISTS, 9));
      out.end();
    }
  }

  private record Constrained(Outer.Types service, int low, int high, int between, long positive,
      Long bigBetween, byte tinyRange, short smallPositive, long id, BigDecimal amount,
      BigDecimal positiveAmount, double ratio, float weight, Double share, String code, String name,
      String free, List<String> tags,
      Optional<String> remark) implements Invocation<Outer.Pair<String, Outer.Part>> {
    @Override
    public Outer.Pair<String, Outer.Part> invoke(Call call) throws Throwable {
      return service.constrained(low, high, between, positive, bigBetween, tinyRange, smallPositive,
          id, amount, positiveAmount, ratio, weight, share, code, name, free, tags, remark);
    }

    @Override
    public void writeResult(Outer.Pair<String, Outer.Part> result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      writePairStringPart(result, out);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(CONSTRAINED, 0).whole(low);
      out.at(CONSTRAINED, 1).whole(high);
      out.at(CONSTRAINED, 2).whole(between);
      out.at(CONSTRAINED, 3).whole(positive);
      out.at(CONSTRAINED, 4).whole(bigBetween);
      out.at(CONSTRAINED, 5).whole(tinyRange);
      out.at(CONSTRAINED, 6).whole(smallPositive);
      out.at(CONSTRAINED, 7).id(id);
      out.at(CONSTRAINED, 8).decimal(amount);
      out.at(CONSTRAINED, 9).decimal(positiveAmount);
      out.at(CONSTRAINED, 10).float64(ratio);
      out.at(CONSTRAINED, 11).float32(weight);
      out.at(CONSTRAINED, 12).float64(share);
      out.at(CONSTRAINED, 13).string(code);
      out.at(CONSTRAINED, 14).string(name);
      out.at(CONSTRAINED, 15).string(free);
      writeStringList(tags, out.at(CONSTRAINED, 16));
      out.at(CONSTRAINED, 17).string(remark.orElse(null));
      out.end();
    }
  }

  private record Related(Outer.Types service, int from, Integer to, OptionalLong since,
      OptionalLong until, Optional<LocalDate> start, LocalDate end,
      Outer.Pair<Integer, Integer> pair) implements Invocation<Outer.Part> {
    @Override
    public Outer.Part invoke(Call call) throws Throwable {
      return service.related(from, to, since, until, start, end, pair);
    }

    @Override
    public void writeResult(Outer.Part result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      write(result, out);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(RELATED, 0).whole(from);
      out.at(RELATED, 1).whole(to);
      out.at(RELATED, 2).whole(since);
      out.at(RELATED, 3).whole(until);
      out.at(RELATED, 4).localDate(start.orElse(null));
      out.at(RELATED, 5).localDate(end);
      writePairIntegerInteger(pair, out.at(RELATED, 6));
      out.end();
    }
  }

  private record Number(Outer.Types service) implements Invocation<Integer> {
    @Override
    public Integer invoke(Call call) throws Throwable {
      return service.number();
    }

    @Override
    public void writeResult(Integer result, Sink out) {
      out.beginResult();
      out.whole(result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Letter(Outer.Types service) implements Invocation<Character> {
    @Override
    public Character invoke(Call call) throws Throwable {
      return service.letter();
    }

    @Override
    public void writeResult(Character result, Sink out) {
      out.beginResult();
      out.character(result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }

  private record OptionalNumber(Outer.Types service) implements Invocation<OptionalInt> {
    @Override
    public OptionalInt invoke(Call call) throws Throwable {
      return service.optionalNumber();
    }

    @Override
    public void writeResult(OptionalInt result, Sink out) {
      if (result == null || result.isEmpty()) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.whole(result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }

  private record OptionalFraction(Outer.Types service) implements Invocation<OptionalDouble> {
    @Override
    public OptionalDouble invoke(Call call) throws Throwable {
      return service.optionalFraction();
    }

    @Override
    public void writeResult(OptionalDouble result, Sink out) {
      if (result == null || result.isEmpty()) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.float64(result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Pairs(
      Outer.Types service) implements Invocation<Optional<List<Outer.Pair<Long, Outer.Kind>>>> {
    @Override
    public Optional<List<Outer.Pair<Long, Outer.Kind>>> invoke(Call call) throws Throwable {
      return service.pairs();
    }

    @Override
    public void writeResult(Optional<List<Outer.Pair<Long, Outer.Kind>>> result, Sink out) {
      if (result == null || result.isEmpty()) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.beginArray();
      for (Outer.Pair<Long, Outer.Kind> item : result.get()) {
        writePairLongKind(item, out);
      }
      out.endArray();
      out.endResult(result.get().isEmpty());
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Id(Outer.Types service) implements Invocation<Long> {
    @Override
    public Long invoke(Call call) throws Throwable {
      return service.id();
    }

    @Override
    public void writeResult(Long result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.id(result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Shadow(Outer.Types service) implements Invocation<Outer.Shadow> {
    @Override
    public Outer.Shadow invoke(Call call) throws Throwable {
      return service.shadow();
    }

    @Override
    public void writeResult(Outer.Shadow result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      write(result, out);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Dates(Outer.Types service) implements Invocation<List<LocalDate>> {
    @Override
    public List<LocalDate> invoke(Call call) throws Throwable {
      return service.dates();
    }

    @Override
    public void writeResult(List<LocalDate> result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.beginArray();
      for (LocalDate item : result) {
        out.localDate(item);
      }
      out.endArray();
      out.endResult(result.isEmpty());
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Injected(Outer.Types service, String word, int floor, Integer room, long amount,
      boolean vip, Outer.Kind kind, Character letter, float ratio, double share, BigDecimal limit,
      UUID tenant, LocalDate day, LocalDateTime moment) implements Invocation<Outer.Kind> {
    @Override
    public Outer.Kind invoke(Call call) throws Throwable {
      return service.injected(call, call.keyAsUuid(), word, floor, room, amount, vip, kind, letter,
          ratio, share, limit, tenant, day, moment);
    }

    @Override
    public void writeResult(Outer.Kind result, Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.choice(KIND, result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(Sink out) {
      out.begin();
      out.at(INJECTED, 0).string(word);
      out.end();
    }

    @Override
    public void writeIdentity(Sink out) {
      out.begin();
      out.at(INJECTED, 0).string(word);
      out.at("@floor").whole(floor);
      out.at("@the room").whole(room);
      out.at("@amount").whole(amount);
      out.at("@vip").bool(vip);
      out.at("@kind").string(kind.name());
      out.at("@letter").character(letter);
      out.at("@ratio").float32(ratio);
      out.at("@share").float64(share);
      out.at("@limit").decimal(limit);
      out.at("@tenant").scalar(ScalarType.UUID, tenant);
      out.at("@day").localDate(day);
      out.at("@moment").localDateTime(moment);
      out.end();
    }
  }
}
