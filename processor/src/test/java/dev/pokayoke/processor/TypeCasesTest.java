package dev.pokayoke.processor;

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
            /** A class-file of Kotlin shows a nullable with a default so. */
            record Q(String text, @Arg(required = false) String lang) {}
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
  void br119RequiredOfItems() {
    TOOLS.inputSchema(
        "distance",
        "\"stops\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{\"name\":{"
            + "\"type\":\"string\",\"description\":\"its name\"},\"code\":{\"type\":\"string\","
            + "\"description\":\"its code\"}},\"required\":[\"name\",\"code\"],"
            + "\"additionalProperties\":false}}");
  }

  @Test
  void br121RecursiveRecord() {
    TOOLS.inputSchema(
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
    TOOLS.inputSchema(
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
  void br124InheritedMethods(TestCompiler compiler) {}

  @Test
  void br125PublishedName() {
    TOOLS.outcome("load_doc", "{\"key\":\"7\"}", "(\"7\")", "{\"result\":\"doc\"}");
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
        "PK000: ?");
  }

  @Test
  void br133ListOfTexts() {
    TOOLS.outcome(
        "ask", "{\"questions\":[\"q1\",\"q2\"]}", "([q1, q2])", "{\"result\":[\"q1\",\"q2\"]}");
  }

  @Test
  void br134TypesAreAdvertised() {
    TOOLS.inputSchema("commits", "\"per_page\":{\"type\":\"integer\"}");
    TOOLS.outcome(
        "commits",
        "{\"per_page\":\"4\"}",
        "(4)",
        "per_page: \"4\" -> 4 (numeric-text)",
        "{\"count\":1}");
  }

  @Test
  void br137RecordParameter() {
    TOOLS.outcome("move", "{\"x\":1,\"to\":{\"a\":2}}", "(1, Point[a=2])", "{\"result\":\"done\"}");
  }

  @Test
  void br128NullableComponent() {
    TOOLS.outcome(
        "search", "{\"q\":{\"text\":\"x\"}}", "(Q[text=x, lang=null])", "{\"result\":\"ok\"}");
  }
}
