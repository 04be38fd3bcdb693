package fixtures.clashes;

import dev.pokayoke.Dialect;
import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.generated.Args;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.GeneratedTools;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import java.util.ArrayList;
import java.util.Objects;
import java.util.OptionalInt;
import javax.annotation.processing.Generated;

/**
 * The tools of {@link Clashes}.
 */
@Generated("dev.pokayoke.processor.PokayokeProcessor")
public final class ClashesTools implements GeneratedTools {
  private static final dev.pokayoke.runtime.generated.Shape ARGS_ = dev.pokayoke.runtime.generated.Shape.of("in",
      "f", "thrown", "out", "args").require(0, 1, 2, 3, 4);

  private static final dev.pokayoke.runtime.generated.Shape SINK = dev.pokayoke.runtime.generated.Shape.of("out")
      .require(0);

  private static final dev.pokayoke.runtime.generated.Shape SHAPE = dev.pokayoke.runtime.generated.Shape.of("shape")
      .require(0);

  private static final dev.pokayoke.runtime.generated.Shape CALL_ = dev.pokayoke.runtime.generated.Shape.of("call",
      "hash_codes").require(0, 1);

  private static final dev.pokayoke.runtime.generated.Shape LIST_ = dev.pokayoke.runtime.generated.Shape.of("list")
      .require(0);

  private static final dev.pokayoke.runtime.generated.Shape PATTERN = dev.pokayoke.runtime.generated.Shape.of("pattern")
      .require(0);

  private static final dev.pokayoke.runtime.generated.Shape ROOM_ = dev.pokayoke.runtime.generated.Shape.of("room")
      .require(0);

  private static final dev.pokayoke.runtime.generated.Shape ROOM__ = dev.pokayoke.runtime.generated.Shape.of("room")
      .require(0);

  private static final dev.pokayoke.runtime.generated.Shape OPTIONAL = dev.pokayoke.runtime.generated.Shape.of("value")
      .require(0);

  private static final dev.pokayoke.runtime.generated.Shape INTEGER = dev.pokayoke.runtime.generated.Shape.of("value");

  private static final dev.pokayoke.runtime.generated.Shape DEFAULT = dev.pokayoke.runtime.generated.Shape.of("a_default",
      "a_case").require(0, 1);

  private static final dev.pokayoke.runtime.generated.Shape CASE = dev.pokayoke.runtime.generated.Shape.of("yield",
      "record", "var").require(0, 1, 2);

  private static final dev.pokayoke.runtime.generated.Shape BIND = dev.pokayoke.runtime.generated.Shape.of("in",
      "f", "call", "out", "list", "service", "item", "thrown", "result", "write", "items")
      .require(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).holds(0, ARGS_).holds(1, SINK).holds(2, SHAPE)
      .holds(3, CALL_).holds(4, LIST_).holds(5, PATTERN);

  private static final dev.pokayoke.runtime.generated.Shape CONTRACT = dev.pokayoke.runtime.generated.Shape.of("java",
      "dev", "fixtures", "capital_room", "yield").require(0, 1, 2, 3, 4);

  private static final dev.pokayoke.runtime.generated.Shape TOOLSET = dev.pokayoke.runtime.generated.Shape.of("room",
      "other").require(0, 1).holds(0, ROOM__).holds(1, ROOM_);

  private static final dev.pokayoke.runtime.generated.Shape TOOLS = dev.pokayoke.runtime.generated.Shape.of("integer",
      "optional", "mine").require(0, 2).holds(2, OPTIONAL);

  private static final dev.pokayoke.runtime.generated.Shape DEFINITION = dev.pokayoke.runtime.generated.Shape.of("write_string_list",
      "a_default").require(0, 1).holds(1, DEFAULT);

  private static final dev.pokayoke.runtime.generated.Shape DECLARED = dev.pokayoke.runtime.generated.Shape.of();

  private static final dev.pokayoke.runtime.generated.Shape ROOM = dev.pokayoke.runtime.generated.Shape.of();

  private static final dev.pokayoke.runtime.generated.Shape LIST = dev.pokayoke.runtime.generated.Shape.of();

  private static final dev.pokayoke.runtime.generated.Shape CALL = dev.pokayoke.runtime.generated.Shape.of();

  private static final dev.pokayoke.runtime.generated.Shape WRITE = dev.pokayoke.runtime.generated.Shape.of();

  private static final dev.pokayoke.runtime.generated.Shape WRITE_RESULT = dev.pokayoke.runtime.generated.Shape.of();

  private static final dev.pokayoke.runtime.generated.Shape INVOKE = dev.pokayoke.runtime.generated.Shape.of();

  private static final dev.pokayoke.runtime.generated.Shape YIELD = dev.pokayoke.runtime.generated.Shape.of();

  private static final dev.pokayoke.runtime.generated.Shape SERVICE = dev.pokayoke.runtime.generated.Shape.of();

  private static final dev.pokayoke.runtime.generated.Shape CLASHES_TOOLS = dev.pokayoke.runtime.generated.Shape.of();

  private static final dev.pokayoke.runtime.generated.Shape SEARCH = dev.pokayoke.runtime.generated.Shape.of("text")
      .require(0);

  private static final dev.pokayoke.runtime.generated.Shape SEARCH_ = dev.pokayoke.runtime.generated.Shape.of("number")
      .require(0);

  private static final dev.pokayoke.runtime.generated.Shape ARGS = dev.pokayoke.runtime.generated.Shape.of();

  private static final java.util.regex.Pattern THROWN_PATTERN = java.util.regex.Pattern.compile("a+");

  private static final Declared ARGS_FAILS_1 =
      Declared.as(ErrorCode.INTERNAL);

  private final Clashes service;

  /**
   * Publishes the tools of a service. It is called exactly as given, so that a proxy keeps its advice.
   */
  public ClashesTools(Clashes service) {
    this.service = Objects.requireNonNull(service, "service");
  }

  @Override
  public int contract() {
    return 1;
  }

  @Override
  public ToolsetFacts toolset() {
    return new ToolsetFacts("fixtures.clashes.Clashes", "the system", "user");
  }

  @Override
  public java.util.List<ToolFacts> tools() {
    return java.util.List.of(
        ToolFacts.write("bind", "Bind", "",
            "bind(fixtures.clashes.Clashes$Args, fixtures.clashes.Sink, "
            + "fixtures.clashes.Shape, fixtures.clashes.Call, fixtures.clashes.List, "
            + "fixtures.clashes.Pattern, int, java.lang.String, java.lang.String, "
            + "java.lang.String, java.util.List)"),
        ToolFacts.write("contract", "Contract", "",
            "contract(java.lang.String, java.lang.String, java.lang.String, "
            + "java.lang.String, java.lang.String)"),
        ToolFacts.read("toolset", "Toolset", "",
            "toolset(fixtures.clashes.other.Room, fixtures.clashes.Room)"),
        ToolFacts.read("tools", "Tools", "",
            "tools(java.lang.Integer, java.util.Optional, fixtures.clashes.Optional)"),
        ToolFacts.read("definition", "Definition", "",
            "definition(java.util.List, fixtures.clashes.Clashes$Default)"),
        ToolFacts.write("declared", "Declared", "", "declared()"),
        ToolFacts.write("room", "Room", "", "room()"),
        ToolFacts.write("list", "List", "", "list()"),
        ToolFacts.write("call", "Call", "", "call()"),
        ToolFacts.write("write", "Write", "", "write()"),
        ToolFacts.write("write_result", "Write result", "", "writeResult()"),
        ToolFacts.write("invoke", "Invoke", "", "invoke()"),
        ToolFacts.write("yield", "Yield", "", "yield()"),
        ToolFacts.write("service", "Service", "", "service()"),
        ToolFacts.write("clashes_tools", "Clashes tools", "", "clashesTools()"),
        ToolFacts.read("by_text", "By text", "", "search(java.lang.String)"),
        ToolFacts.read("by_number", "By number", "", "search(int)"),
        ToolFacts.write("args", "Args", "", "args()"));
  }

  @Override
  public java.util.List<Dialect> dialects() {
    return java.util.List.of(Dialect.MCP);
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
          {"name":"bind",\
          "title":"Bind",\
          "inputSchema":{"type":"object","properties":{\
          "in":{"type":"object","properties":{"in":{"type":"string"},\
          "f":{"type":"integer"},"thrown":{"type":"string"},"out":{"type":"string"},\
          "args":{"type":"string"}},"required":["in","f","thrown","out","args"],\
          "additionalProperties":false},\
          "f":{"type":"object","properties":{"out":{"type":"string"}},"required":["out"],\
          "additionalProperties":false},\
          "call":{"type":"object","properties":{"shape":{"type":"string"}},\
          "required":["shape"],"additionalProperties":false},\
          "out":{"type":"object","properties":{"call":{"type":"string"},\
          "hash_codes":{"type":"integer"}},"required":["call","hash_codes"],\
          "additionalProperties":false},\
          "list":{"type":"object","properties":{"list":{"type":"array",\
          "items":{"type":"string"}}},"required":["list"],"additionalProperties":false},\
          "service":{"type":"object","properties":{"pattern":{"type":"string"}},\
          "required":["pattern"],"additionalProperties":false},\
          "item":{"type":"integer"},\
          "thrown":{"type":"string","pattern":"^a+$"},\
          "result":{"type":"string"},\
          "write":{"type":"string"},\
          "items":{"type":"array","items":{"type":"string"}}},\
          "required":["in","f","call","out","list","service","item","thrown","result",\
          "write","items"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "room":{"type":"string"}}},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 1 -> """
          {"name":"contract",\
          "title":"Contract",\
          "inputSchema":{"type":"object","properties":{\
          "java":{"type":"string"},\
          "dev":{"type":"string"},\
          "fixtures":{"type":"string"},\
          "capital_room":{"type":"string"},\
          "yield":{"type":"string"}},\
          "required":["java","dev","fixtures","capital_room","yield"],\
          "additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 2 -> """
          {"name":"toolset",\
          "title":"Toolset",\
          "inputSchema":{"type":"object","properties":{\
          "room":{"type":"object","properties":{"room":{"type":"integer"}},\
          "required":["room"],"additionalProperties":false},\
          "other":{"type":"object","properties":{"room":{"type":"string"}},\
          "required":["room"],"additionalProperties":false}},\
          "required":["room","other"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["array","null"],"items":{"type":"object",\
          "properties":{"room":{"type":"integer"}},"required":["room"]}}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 3 -> """
          {"name":"tools",\
          "title":"Tools",\
          "inputSchema":{"type":"object","properties":{\
          "integer":{"type":"integer","minimum":1},\
          "optional":{"type":"integer"},\
          "mine":{"type":"object","properties":{"value":{"type":"string"}},\
          "required":["value"],"additionalProperties":false}},\
          "required":["integer","mine"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "value":{"type":"string"}}},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 4 -> """
          {"name":"definition",\
          "title":"Definition",\
          "inputSchema":{"type":"object","properties":{\
          "write_string_list":{"type":"array","items":{"type":"string"}},\
          "a_default":{"type":"object","properties":{"a_default":{"type":"string"},\
          "a_case":{"type":"object","properties":{"yield":{"type":"boolean"},\
          "record":{"type":"string"},"var":{"type":"string"}},"required":["yield",\
          "record","var"],"additionalProperties":false}},"required":["a_default",\
          "a_case"],"additionalProperties":false}},\
          "required":["write_string_list","a_default"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":["integer","null"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 5 -> """
          {"name":"declared",\
          "title":"Declared",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 6 -> """
          {"name":"room",\
          "title":"Room",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 7 -> """
          {"name":"list",\
          "title":"List",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 8 -> """
          {"name":"call",\
          "title":"Call",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 9 -> """
          {"name":"write",\
          "title":"Write",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 10 -> """
          {"name":"write_result",\
          "title":"Write result",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 11 -> """
          {"name":"invoke",\
          "title":"Invoke",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 12 -> """
          {"name":"yield",\
          "title":"Yield",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 13 -> """
          {"name":"service",\
          "title":"Service",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 14 -> """
          {"name":"clashes_tools",\
          "title":"Clashes tools",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      case 15 -> """
          {"name":"by_text",\
          "title":"By text",\
          "inputSchema":{"type":"object","properties":{\
          "text":{"type":"string"}},\
          "required":["text"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 16 -> """
          {"name":"by_number",\
          "title":"By number",\
          "inputSchema":{"type":"object","properties":{\
          "number":{"type":"integer"}},\
          "required":["number"],"additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":true,"destructiveHint":false,\
          "idempotentHint":true,"openWorldHint":false}}""";
      case 17 -> """
          {"name":"args",\
          "title":"Args",\
          "inputSchema":{"type":"object","additionalProperties":false},\
          "outputSchema":{"type":"object","properties":{\
          "result":{"type":"string","enum":["done"]}},\
          "required":["result"]},\
          "annotations":{"readOnlyHint":false,"destructiveHint":false,\
          "idempotentHint":false,"openWorldHint":false}}""";
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Invocation<?> bind(int tool, Args in) {
    return switch (tool) {
      case 0 -> bind_(in);
      case 1 -> contract_(in);
      case 2 -> toolset_(in);
      case 3 -> tools_(in);
      case 4 -> definition_(in);
      case 5 -> declared_(in);
      case 6 -> room(in);
      case 7 -> list(in);
      case 8 -> call(in);
      case 9 -> write_(in);
      case 10 -> writeResult_(in);
      case 11 -> invoke(in);
      case 12 -> yield_(in);
      case 13 -> service(in);
      case 14 -> clashesTools(in);
      case 15 -> search(in);
      case 16 -> search_(in);
      case 17 -> args(in);
      default -> throw new IndexOutOfBoundsException(tool);
    };
  }

  @Override
  public Declared declared(int tool, Throwable thrown) {
    return switch (tool) {
      case 17 -> {
        if (thrown instanceof Throwable) {
          yield ARGS_FAILS_1;
        }
        yield null;
      }
      default -> null;
    };
  }

  private Invocation<?> bind_(Args in) {
    Clashes.Args in_ = null;
    Sink f_ = null;
    Shape call_ = null;
    Call out_ = null;
    List list = null;
    Pattern service_ = null;
    int item_ = 0;
    String thrown_ = null;
    String result = null;
    String write_ = null;
    java.util.List<String> items_ = null;
    for (int f; (f = in.next(BIND)) >= 0; ) {
      switch (f) {
        case 0 -> in_ = in.object() ? args_(in) : null;
        case 1 -> f_ = in.object() ? sink(in) : null;
        case 2 -> call_ = in.object() ? shape(in) : null;
        case 3 -> out_ = in.object() ? call_(in) : null;
        case 4 -> list = in.object(LIST_) ? list_(in) : null;
        case 5 -> service_ = in.object() ? pattern(in) : null;
        case 6 -> item_ = in.int32();
        case 7 -> thrown_ = in.pattern(in.string(), THROWN_PATTERN);
        case 8 -> result = in.string();
        case 9 -> write_ = in.string();
        case 10 -> items_ = in.array() ? stringList(in) : null;
      }
    }
    return in.accept() ? new Bind(service, in_, f_, call_, out_, list, service_, item_, thrown_,
        result, write_, items_) : null;
  }

  private Invocation<?> contract_(Args in) {
    String java_ = null;
    String dev_ = null;
    String fixtures_ = null;
    String ROOM___ = null;
    String yield_ = null;
    for (int f; (f = in.next(CONTRACT)) >= 0; ) {
      switch (f) {
        case 0 -> java_ = in.string();
        case 1 -> dev_ = in.string();
        case 2 -> fixtures_ = in.string();
        case 3 -> ROOM___ = in.string();
        case 4 -> yield_ = in.string();
      }
    }
    return in.accept() ? new Contract(service, java_, dev_, fixtures_, ROOM___, yield_) : null;
  }

  private Invocation<?> toolset_(Args in) {
    fixtures.clashes.other.Room room = null;
    Room other = null;
    for (int f; (f = in.next(TOOLSET)) >= 0; ) {
      switch (f) {
        case 0 -> room = in.object() ? room_(in) : null;
        case 1 -> other = in.object() ? room__(in) : null;
      }
    }
    return in.accept() ? new Toolset(service, room, other) : null;
  }

  private Invocation<?> tools_(Args in) {
    java.lang.Integer integer = null;
    java.util.Optional<java.lang.Integer> optional = java.util.Optional.empty();
    Optional mine = null;
    for (int f; (f = in.next(TOOLS)) >= 0; ) {
      switch (f) {
        case 0 -> integer = in.int32(1, java.lang.Integer.MAX_VALUE);
        case 1 -> optional = java.util.Optional.of(in.int32());
        case 2 -> mine = in.object() ? optional(in) : null;
      }
    }
    return in.accept() ? new Tools(service, integer, optional, mine) : null;
  }

  private Invocation<?> definition_(Args in) {
    java.util.List<String> writeStringList_ = null;
    Clashes.Default aDefault = null;
    for (int f; (f = in.next(DEFINITION)) >= 0; ) {
      switch (f) {
        case 0 -> writeStringList_ = in.array() ? stringList(in) : null;
        case 1 -> aDefault = in.object() ? default_(in) : null;
      }
    }
    return in.accept() ? new Definition(service, writeStringList_, aDefault) : null;
  }

  private Invocation<?> declared_(Args in) {
    in.next(DECLARED);
    return in.accept() ? new DeclaredCall(service) : null;
  }

  private Invocation<?> room(Args in) {
    in.next(ROOM);
    return in.accept() ? new RoomCall(service) : null;
  }

  private Invocation<?> list(Args in) {
    in.next(LIST);
    return in.accept() ? new ListCall(service) : null;
  }

  private Invocation<?> call(Args in) {
    in.next(CALL);
    return in.accept() ? new CallCall(service) : null;
  }

  private Invocation<?> write_(Args in) {
    in.next(WRITE);
    return in.accept() ? new Write(service) : null;
  }

  private Invocation<?> writeResult_(Args in) {
    in.next(WRITE_RESULT);
    return in.accept() ? new WriteResult(service) : null;
  }

  private Invocation<?> invoke(Args in) {
    in.next(INVOKE);
    return in.accept() ? new Invoke(service) : null;
  }

  private Invocation<?> yield_(Args in) {
    in.next(YIELD);
    return in.accept() ? new Yield(service) : null;
  }

  private Invocation<?> service(Args in) {
    in.next(SERVICE);
    return in.accept() ? new Service(service) : null;
  }

  private Invocation<?> clashesTools(Args in) {
    in.next(CLASHES_TOOLS);
    return in.accept() ? new ClashesToolsCall(service) : null;
  }

  private Invocation<?> search(Args in) {
    String text = null;
    for (int f; (f = in.next(SEARCH)) >= 0; ) {
      switch (f) {
        case 0 -> text = in.string();
      }
    }
    return in.accept() ? new Search(service, text) : null;
  }

  private Invocation<?> search_(Args in) {
    int number = 0;
    for (int f; (f = in.next(SEARCH_)) >= 0; ) {
      switch (f) {
        case 0 -> number = in.int32();
      }
    }
    return in.accept() ? new Search_(service, number) : null;
  }

  private Invocation<?> args(Args in) {
    in.next(ARGS);
    return in.accept() ? new ArgsCall(service) : null;
  }

  private static Clashes.Args args_(Args in) {
    String in_ = null;
    int f_ = 0;
    String thrown_ = null;
    String out_ = null;
    String args = null;
    for (int f; (f = in.next(ARGS_)) >= 0; ) {
      switch (f) {
        case 0 -> in_ = in.string();
        case 1 -> f_ = in.int32();
        case 2 -> thrown_ = in.string();
        case 3 -> out_ = in.string();
        case 4 -> args = in.string();
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Clashes.Args(in_, f_, thrown_, out_, args);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static Sink sink(Args in) {
    String out_ = null;
    for (int f; (f = in.next(SINK)) >= 0; ) {
      switch (f) {
        case 0 -> out_ = in.string();
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Sink(out_);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static Shape shape(Args in) {
    String shape = null;
    for (int f; (f = in.next(SHAPE)) >= 0; ) {
      switch (f) {
        case 0 -> shape = in.string();
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Shape(shape);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static Call call_(Args in) {
    String call_ = null;
    int hashCodes = 0;
    for (int f; (f = in.next(CALL_)) >= 0; ) {
      switch (f) {
        case 0 -> call_ = in.string();
        case 1 -> hashCodes = in.int32();
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Call(call_, hashCodes);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static List list_(Args in) {
    java.util.List<String> list = null;
    for (int f; (f = in.next(LIST_)) >= 0; ) {
      switch (f) {
        case 0 -> list = in.array() ? stringList(in) : null;
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new List(list);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static Pattern pattern(Args in) {
    String pattern = null;
    for (int f; (f = in.next(PATTERN)) >= 0; ) {
      switch (f) {
        case 0 -> pattern = in.string();
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Pattern(pattern);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static fixtures.clashes.other.Room room_(Args in) {
    int room = 0;
    for (int f; (f = in.next(ROOM__)) >= 0; ) {
      switch (f) {
        case 0 -> room = in.int32();
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new fixtures.clashes.other.Room(room);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static Room room__(Args in) {
    String room = null;
    for (int f; (f = in.next(ROOM_)) >= 0; ) {
      switch (f) {
        case 0 -> room = in.string();
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Room(room);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static Optional optional(Args in) {
    String value = null;
    for (int f; (f = in.next(OPTIONAL)) >= 0; ) {
      switch (f) {
        case 0 -> value = in.string();
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Optional(value);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static Clashes.Default default_(Args in) {
    String aDefault = null;
    Clashes.Default.Case aCase = null;
    for (int f; (f = in.next(DEFAULT)) >= 0; ) {
      switch (f) {
        case 0 -> aDefault = in.string();
        case 1 -> aCase = in.object() ? case_(in) : null;
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Clashes.Default(aDefault, aCase);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static Clashes.Default.Case case_(Args in) {
    boolean yield_ = false;
    String record = null;
    String var = null;
    for (int f; (f = in.next(CASE)) >= 0; ) {
      switch (f) {
        case 0 -> yield_ = in.bool();
        case 1 -> record = in.string();
        case 2 -> var = in.string();
      }
    }
    if (!in.end()) {
      return null;
    }
    try {
      return new Clashes.Default.Case(yield_, record, var);
    } catch (Throwable thrown) {
      return in.rejected(thrown);
    }
  }

  private static java.util.List<String> stringList(Args in) {
    java.util.List<String> items = new ArrayList<>();
    while (in.item()) {
      items.add(in.string());
    }
    return items;
  }

  private static void write(Clashes.Args args, dev.pokayoke.runtime.generated.Sink out) {
    if (args == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(ARGS_, 0).string(args.in());
    out.at(ARGS_, 1).whole(args.f());
    out.at(ARGS_, 2).string(args.thrown());
    out.at(ARGS_, 3).string(args.out());
    out.at(ARGS_, 4).string(args.args());
    out.end();
  }

  private static void write(Sink sink, dev.pokayoke.runtime.generated.Sink out) {
    if (sink == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(SINK, 0).string(sink.out());
    out.end();
  }

  private static void write(Shape shape, dev.pokayoke.runtime.generated.Sink out) {
    if (shape == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(SHAPE, 0).string(shape.shape());
    out.end();
  }

  private static void write(Call call_, dev.pokayoke.runtime.generated.Sink out) {
    if (call_ == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(CALL_, 0).string(call_.call());
    out.at(CALL_, 1).whole(call_.hashCodes());
    out.end();
  }

  private static void write(List list, dev.pokayoke.runtime.generated.Sink out) {
    if (list == null) {
      out.nil();
      return;
    }
    out.begin();
    writeStringList(list.list(), out.at(LIST_, 0));
    out.end();
  }

  private static void write(Pattern pattern, dev.pokayoke.runtime.generated.Sink out) {
    if (pattern == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(PATTERN, 0).string(pattern.pattern());
    out.end();
  }

  private static void write(Room room, dev.pokayoke.runtime.generated.Sink out) {
    if (room == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(ROOM_, 0).string(room.room());
    out.end();
  }

  private static void write(fixtures.clashes.other.Room room,
      dev.pokayoke.runtime.generated.Sink out) {
    if (room == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(ROOM__, 0).whole(room.room());
    out.end();
  }

  private static void write(Optional optional, dev.pokayoke.runtime.generated.Sink out) {
    if (optional == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(OPTIONAL, 0).string(optional.value());
    out.end();
  }

  private static void write(Integer integer, dev.pokayoke.runtime.generated.Sink out) {
    if (integer == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(INTEGER, 0).string(integer.value());
    out.end();
  }

  private static void write(Clashes.Default default_, dev.pokayoke.runtime.generated.Sink out) {
    if (default_ == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(DEFAULT, 0).string(default_.aDefault());
    write(default_.aCase(), out.at(DEFAULT, 1));
    out.end();
  }

  private static void write(Clashes.Default.Case case_, dev.pokayoke.runtime.generated.Sink out) {
    if (case_ == null) {
      out.nil();
      return;
    }
    out.begin();
    out.at(CASE, 0).bool(case_.yield());
    out.at(CASE, 1).string(case_.record());
    out.at(CASE, 2).string(case_.var());
    out.end();
  }

  private static void writeStringList(java.util.List<String> items,
      dev.pokayoke.runtime.generated.Sink out) {
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

  private record Bind(Clashes service, Clashes.Args in_, Sink f_, Shape call_, Call out_, List list,
      Pattern service_, int item_, String thrown_, String result, String write_,
      java.util.List<String> items_) implements Invocation<Room> {
    @Override
    public Room invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      return service.bind(in_, f_, call_, out_, list, service_, item_, thrown_, result, write_,
          items_);
    }

    @Override
    public void writeResult(Room result, dev.pokayoke.runtime.generated.Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      write(result, out);
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      write(in_, out.at(BIND, 0));
      write(f_, out.at(BIND, 1));
      write(call_, out.at(BIND, 2));
      write(out_, out.at(BIND, 3));
      write(list, out.at(BIND, 4));
      write(service_, out.at(BIND, 5));
      out.at(BIND, 6).whole(item_);
      out.at(BIND, 7).string(thrown_);
      out.at(BIND, 8).string(result);
      out.at(BIND, 9).string(write_);
      writeStringList(items_, out.at(BIND, 10));
      out.end();
    }

    @Override
    public void writeIdentity(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      write(in_, out.at(BIND, 0));
      write(f_, out.at(BIND, 1));
      write(call_, out.at(BIND, 2));
      write(out_, out.at(BIND, 3));
      write(list, out.at(BIND, 4));
      write(service_, out.at(BIND, 5));
      out.at(BIND, 6).whole(item_);
      out.at(BIND, 8).string(result);
      out.at(BIND, 9).string(write_);
      writeStringList(items_, out.at(BIND, 10));
      out.end();
    }
  }

  private record Contract(Clashes service, String java_, String dev_, String fixtures_,
      String ROOM___, String yield_) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.contract(java_, dev_, fixtures_, ROOM___, yield_);
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.at(CONTRACT, 0).string(java_);
      out.at(CONTRACT, 1).string(dev_);
      out.at(CONTRACT, 2).string(fixtures_);
      out.at(CONTRACT, 3).string(ROOM___);
      out.at(CONTRACT, 4).string(yield_);
      out.end();
    }
  }

  private record Toolset(Clashes service, fixtures.clashes.other.Room room,
      Room other) implements Invocation<java.util.List<fixtures.clashes.other.Room>> {
    @Override
    public java.util.List<fixtures.clashes.other.Room> invoke(
        dev.pokayoke.runtime.generated.Call call) throws Throwable {
      return service.toolset(room, other);
    }

    @Override
    public void writeResult(java.util.List<fixtures.clashes.other.Room> result,
        dev.pokayoke.runtime.generated.Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.beginArray();
      for (fixtures.clashes.other.Room item : result) {
        write(item, out);
      }
      out.endArray();
      out.endResult(result.isEmpty());
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      write(room, out.at(TOOLSET, 0));
      write(other, out.at(TOOLSET, 1));
      out.end();
    }
  }

  private record Tools(Clashes service, java.lang.Integer integer,
      java.util.Optional<java.lang.Integer> optional,
      Optional mine) implements Invocation<Integer> {
    @Override
    public Integer invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      return service.tools(integer, optional, mine);
    }

    @Override
    public void writeResult(Integer result, dev.pokayoke.runtime.generated.Sink out) {
      if (result == null) {
        out.noResult();
        return;
      }
      write(result, out);
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.at(TOOLS, 0).whole(integer);
      out.at(TOOLS, 1).whole(optional.orElse(null));
      write(mine, out.at(TOOLS, 2));
      out.end();
    }
  }

  private record Definition(Clashes service, java.util.List<String> writeStringList_,
      Clashes.Default aDefault) implements Invocation<OptionalInt> {
    @Override
    public OptionalInt invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      return service.definition(writeStringList_, aDefault);
    }

    @Override
    public void writeResult(OptionalInt result, dev.pokayoke.runtime.generated.Sink out) {
      if (result == null || result.isEmpty()) {
        out.noResult();
        return;
      }
      out.beginResult();
      out.whole(result);
      out.endResult(false);
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      writeStringList(writeStringList_, out.at(DEFINITION, 0));
      write(aDefault, out.at(DEFINITION, 1));
      out.end();
    }
  }

  private record DeclaredCall(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.declared();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }

  private record RoomCall(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.room();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }

  private record ListCall(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.list();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }

  private record CallCall(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.call();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Write(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.write();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }

  private record WriteResult(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.writeResult();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Invoke(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.invoke();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Yield(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.yield();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Service(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.service();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }

  private record ClashesToolsCall(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.clashesTools();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }

  private record Search(Clashes service, String text) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.search(text);
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.at(SEARCH, 0).string(text);
      out.end();
    }
  }

  private record Search_(Clashes service, int number) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.search(number);
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.at(SEARCH_, 0).whole(number);
      out.end();
    }
  }

  private record ArgsCall(Clashes service) implements Invocation<Void> {
    @Override
    public Void invoke(dev.pokayoke.runtime.generated.Call call) throws Throwable {
      service.args();
      return null;
    }

    @Override
    public void writeResult(Void result, dev.pokayoke.runtime.generated.Sink out) {
      out.done();
    }

    @Override
    public void writeArguments(dev.pokayoke.runtime.generated.Sink out) {
      out.begin();
      out.end();
    }
  }
}
