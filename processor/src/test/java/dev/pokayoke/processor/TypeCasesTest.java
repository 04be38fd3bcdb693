package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.runtime.generated.ToolFacts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Reported faults of kind F: types and methods. A test begins with the id of its case. */
class TypeCasesTest {
  private static final Reported TOOLS =
      new Reported(
          """
            record Rate(int weeks, BigDecimal price) {}
            @Read String rent(List<Rate> rates) { got(rates); return "ok"; }
            /** A stop.
             * @param name its name
             * @param code its code */
            record Stop(String name, String code) {}
            @Read double distance(List<Stop> stops) { got(stops); return 1.5; }
            record Cond(List<Cond> all) {}
            @Write void filter(Cond c) { got(c); }
            record Terms(Price price, Price deposit) {}
            record Price(BigDecimal amount, String currency) {}
            @Write void buy(Terms t) { got(t); }
            @Read(name = "load_doc") String loadDoc(String key) { got(key); return "doc"; }
            @Write void tag(String[] tags) { got((Object) tags); }
            @Write void tagNumbers(int[] tags) { got(tags); }
            @Read(name = "a") String chat(String m) { got(m); return "a"; }
            @Read(name = "b") String chat(String m, int n) { got(m, n); return "b"; }
            @Read List<String> ask(List<String> questions) { got(questions); return questions; }
            record Rows(int count) {}
            @Read Rows commits(int perPage) { got(perPage); return new Rows(1); }
            record Point(int a) {}
            @Write void move(int x, Point to) { got(x, to); }
            sealed interface Shape permits Circle, Box {}
            record Circle(double r) implements Shape {}
            record Box(double w, double h) implements Shape {}
            @Write void draw(Shape s) { got(s); }
            @Write void env(Map<String, String> vars) { got(vars); }
            record Q(String text, @org.jspecify.annotations.Nullable String lang) {}
            @Read String search(Q q) { got(q); return "ok"; }
          """);

  @Test
  void br115ItemsOfAList() {
    TOOLS.outcome(
        "rent",
        "{\"rates\":[{\"weeks\":3,\"price\":9.90}]}",
        "([Rate[weeks=3, price=9.90]])",
        "{\"result\":\"ok\"}");
  }

  @Test
  void br116SealedInterface() {
    TOOLS.outcome(
        "draw",
        "{\"s\":{\"type\":\"circle\",\"r\":2}}",
        "(Circle[r=2.0])",
        "{\"result\":\"done\"}");
    TOOLS.refused(
        "draw",
        "{\"s\":{\"r\":2}}",
        "s.type",
        "This is required; send one of box, circle. Nothing was changed.");
  }

  /** Every dialect there is knows every form; MCP is the one of this version. */
  @Test
  void br118UnionIsPublished() {
    TOOLS.publishes(
        "draw",
        "\"inputSchema\":{\"type\":\"object\",\"properties\":{\"s\":{\"anyOf\":["
            + "{\"type\":\"object\",\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"box\"]},"
            + "\"w\":{\"type\":\"number\"},\"h\":{\"type\":\"number\"}},"
            + "\"required\":[\"type\",\"w\",\"h\"],\"additionalProperties\":false},"
            + "{\"type\":\"object\",\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"circle\"]},"
            + "\"r\":{\"type\":\"number\"}},"
            + "\"required\":[\"type\",\"r\"],\"additionalProperties\":false}]}},"
            + "\"required\":[\"s\"],\"additionalProperties\":false}");
  }

  @Test
  void br119RequiredOfItems() {
    TOOLS.publishes(
        "distance",
        "\"stops\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{\"name\":{"
            + "\"type\":\"string\",\"description\":\"its name\"},\"code\":{\"type\":\"string\","
            + "\"description\":\"its code\"}},\"required\":[\"name\",\"code\"],"
            + "\"additionalProperties\":false}}");
  }

  @Test
  void br121RecursiveRecord() {
    TOOLS.publishes(
        "filter",
        "\"inputSchema\":{\"type\":\"object\",\"properties\":{\"c\":{\"$ref\":\"#/$defs/Cond\"}},"
            + "\"required\":[\"c\"],\"additionalProperties\":false,\"$defs\":{\"Cond\":{"
            + "\"type\":\"object\",\"properties\":{\"all\":{\"type\":\"array\",\"items\":{"
            + "\"$ref\":\"#/$defs/Cond\"}}},\"required\":[\"all\"],\"additionalProperties\":false}}}");
    TOOLS.outcome(
        "filter",
        "{\"c\":{\"all\":[{\"all\":[]}]}}",
        "(Cond[all=[Cond[all=[]]]])",
        "{\"result\":\"done\"}");
  }

  @Test
  void br122InlineReferences() {
    String price =
        "{\"type\":\"object\",\"properties\":{\"amount\":{\"type\":\"number\"},\"currency\":{"
            + "\"type\":\"string\"}},\"required\":[\"amount\",\"currency\"],"
            + "\"additionalProperties\":false}";
    TOOLS.publishes(
        "buy",
        "\"inputSchema\":{\"type\":\"object\",\"properties\":{\"t\":{\"type\":\"object\","
            + "\"properties\":{\"price\":"
            + price
            + ",\"deposit\":"
            + price
            + "},\"required\":[\"price\",\"deposit\"],\"additionalProperties\":false}},"
            + "\"required\":[\"t\"],\"additionalProperties\":false}");
  }

  @ParameterizedTest
  @EnumSource
  void br124InheritedMethods(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Samples.unit(
                """
                class Base {
                  @Write int add(int a, int b) { return a + b; }
                  @Read int twice(int a) { return 0; }
                }
                """),
            Samples.unit(
                """
                @Toolset class Service extends Base {
                  @Override int twice(int a) { return 2 * a; }
                }
                """));
    assertThat(served.call("add", "{\"a\":1,\"b\":2}")).isEqualTo("{\"result\":3}");
    assertThat(served.call("twice", "{\"a\":2}")).isEqualTo("{\"result\":4}");
    assertThat(served.tools().tools()).extracting(ToolFacts::name).containsExactly("twice", "add");
  }

  @Test
  void br125PublishedName() {
    TOOLS.outcome("load_doc", "{\"key\":\"7\"}", "(\"7\")", "{\"result\":\"doc\"}");
  }

  /** What javac and ecj see of {@code suspend fun load(key: String): String}. */
  @ParameterizedTest
  @EnumSource
  void br127SuspendFunction(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                "package kotlin.coroutines;\npublic interface Continuation<T> {}\n",
                Samples.service(
                    """
                      @Read Object /*!PK101*/ load(
                          String key,
                          kotlin.coroutines.Continuation<? super String> /*!PK101*/ done) {
                        return key;
                      }
                    """))
            .compile(),
        "PK101: result of Service.load: Object is not supported. It says nothing of its value. Use a"
            + " record or another exact type.",
        "PK101: Service.load(done): Continuation<? super String> is not supported. Suspend functions of"
            + " Kotlin are not called. Publish a function that waits, as with runBlocking.");
  }

  /** What javac and ecj see of {@code data class Q(val text: String, val lang: String? = null)}. */
  @Test
  void br128NullableComponent() {
    TOOLS.publishes(
        "search",
        "\"q\":{\"type\":\"object\",\"properties\":{\"text\":{\"type\":\"string\"},"
            + "\"lang\":{\"type\":\"string\"}},\"required\":[\"text\"],"
            + "\"additionalProperties\":false}");
    TOOLS.outcome(
        "search", "{\"q\":{\"text\":\"x\"}}", "(Q[text=x, lang=null])", "{\"result\":\"ok\"}");
    TOOLS.refused(
        "search", "{\"q\":{\"lang\":\"en\"}}", "q.text", "This is required and was not sent.");
  }

  @Test
  void br130Arrays() {
    TOOLS.outcome("tag", "{\"tags\":[\"a\",\"b\"]}", "([a, b])", "{\"result\":\"done\"}");
    TOOLS.outcome("tag_numbers", "{\"tags\":[1,2]}", "([1, 2])", "{\"result\":\"done\"}");
  }

  @Test
  void br131Overloads() {
    TOOLS.outcome("b", "{\"m\":\"x\",\"n\":1}", "(\"x\", 1)", "{\"result\":\"b\"}");
    TOOLS.outcome("a", "{\"m\":\"x\"}", "(\"x\")", "{\"result\":\"a\"}");
  }

  @ParameterizedTest
  @EnumSource
  void br131OneNameTwice(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                Samples.service(
                    """
                      @Read(name = "a") String chat(String m) { return m; }
                      @Read(name = /*!PK201*/ "a") String chat(String m, int n) { return m; }
                    """))
            .compile(),
        "PK201: Service.chat(String, int) is published as \"a\", and so is Service.chat(String). Give"
            + " one of them another name, as in @Read(name = \"...\").");
  }

  @Test
  void br133ListOfTexts() {
    TOOLS.outcome(
        "ask", "{\"questions\":[\"q1\",\"q2\"]}", "([q1, q2])", "{\"result\":[\"q1\",\"q2\"]}");
  }

  @Test
  void br134TypesAreAdvertised() {
    TOOLS.publishes("commits", "\"per_page\":{\"type\":\"integer\"}");
    TOOLS.outcome(
        "commits",
        "{\"per_page\":\"4\"}",
        "(4)",
        "per_page: \"4\" -> 4 (numeric-text)",
        "{\"count\":1}");
  }

  @Test
  void br136Map() {
    TOOLS.publishes(
        "env", "\"vars\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}");
    TOOLS.outcome("env", "{\"vars\":{\"A\":\"1\"}}", "({A=1})", "{\"result\":\"done\"}");
    TOOLS.outcome(
        "env",
        "{\"vars\":[{\"key\":\"A\",\"value\":\"1\"}]}",
        "({A=1})",
        "vars: [{\"key\":\"A\",\"value\":\"1\"}] -> {\"A\":\"1\"} (entry-list)",
        "{\"result\":\"done\"}");
  }

  @Test
  void br137RecordParameter() {
    TOOLS.outcome("move", "{\"x\":1,\"to\":{\"a\":2}}", "(1, Point[a=2])", "{\"result\":\"done\"}");
  }

  @ParameterizedTest
  @EnumSource
  void br137UnsupportedType(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(Samples.service("@Write void move(int x, Thread /*!PK101*/ to) {}\n"))
            .compile(),
        "PK101: Service.move(to): Thread is not supported. Only its code knows what is in it. Use a"
            + " record.");
  }
}
