package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sealed interfaces and listed subtypes, called as a model calls. */
class UnionTypesTest {
  private static final String SHAPES =
      """
        @Read String draw(Shape s) { return s.toString(); }
        @Read Shape same(Shape s) { return s; }
        @Read List<Shape> all(List<Shape> shapes, @Arg(required = false) Circle more) {
          return shapes;
        }
        @Write(idempotent = true) void setShape(Shape s) {}
        /** @param s what to draw */
        @Read Optional<Shape> maybe(Optional<Shape> s) { return s; }
        sealed interface Shape {}
        record Circle(@Positive double r) implements Shape {}
        record BigBox(int w, @Positive int h) implements Shape {}
        record Nothing() implements Shape {}
      """;

  @ParameterizedTest
  @EnumSource
  void readsAndWritesTheObjectThatTheTagNames(TestCompiler compiler) {
    Served served = Served.service(compiler, SHAPES);
    assertThat(served.call("draw", "{\"s\":{\"type\":\"circle\",\"r\":2}}"))
        .isEqualTo("{\"result\":\"Circle[r=2.0]\"}");
    assertThat(served.call("draw", "{\"s\":{\"type\":\"nothing\"}}"))
        .isEqualTo("{\"result\":\"Nothing[]\"}");
    assertThat(served.call("same", "{\"s\":{\"type\":\"big_box\",\"w\":1,\"h\":2}}"))
        .isEqualTo("{\"result\":{\"type\":\"big_box\",\"w\":1,\"h\":2}}");
    assertThat(
            served.call(
                "all",
                "{\"shapes\":[{\"type\":\"nothing\"},{\"type\":\"circle\",\"r\":1}],\"more\":{\"r\":3}}"))
        .isEqualTo("{\"result\":[{\"type\":\"nothing\"},{\"type\":\"circle\",\"r\":1.0}]}");
    assertThat(served.call("maybe", "{}")).isEqualTo("{\"result\":null}");
  }

  @ParameterizedTest
  @EnumSource
  void findsTheTagWhereverItStands(TestCompiler compiler) {
    Served served = Served.service(compiler, SHAPES);
    String box = "{\"result\":\"BigBox[w=1, h=2]\"}";
    assertThat(served.call("draw", "{\"s\":{\"w\":1,\"type\":\"big_box\" , \"h\" : 2 }}"))
        .isEqualTo(box);
    assertThat(served.call("draw", "{\"s\":{\"w\":1,\"h\":2,\"type\":\"big_box\"}}"))
        .isEqualTo(box);
    assertThat(served.coercions("draw", "{\"s\":{\"w\":1,\"h\":2,\"type\":\"big_box\"}}"))
        .isEmpty();
    assertThat(
            served.call(
                "draw", "{\"s\":\"{\\\"w\\\":1,\\\"h\\\":2,\\\"type\\\":\\\"big_box\\\"}\"}"))
        .isEqualTo(box);
    assertThat(
            served.call(
                "all", "{\"shapes\":[{\"r\":1,\"type\":\"circle\"},{\"type\":\"nothing\"}]}"))
        .isEqualTo("{\"result\":[{\"type\":\"circle\",\"r\":1.0},{\"type\":\"nothing\"}]}");
    assertThat(served.coercions("draw", "{\"s\":{\"w\":1,\"h\":2,\"Type\":\"Big-Box\"}}"))
        .containsExactly(
            "s.type: \"Type\" -> type (key-spelling)",
            "s.type: \"Big-Box\" -> big_box (enum-spelling)");
    assertThat(served.coercions("draw", "{\"s\":{\"type\":\"CIRCLE\",\"r\":2}}"))
        .containsExactly("s.type: \"CIRCLE\" -> circle (enum-spelling)");
  }

  @ParameterizedTest
  @EnumSource
  void gathersFieldsThatCameOneLevelTooHigh(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read Shape show(Shape shape, Optional<String> note) { return shape; }
              sealed interface Shape {}
              record Circle(int radius) implements Shape {}
              record Square(int side) implements Shape {}
            """);
    assertThat(served.coercions("show", "{\"type\":\"square\",\"side\":2}"))
        .containsExactly(
            "shape: {\"type\":\"square\",\"side\":2} ->"
                + " {\"shape\":{\"type\":\"square\",\"side\":2}} (flat-fields)");
    assertThat(served.call("show", "{\"side\":2}"))
        .contains("\"field\":\"shape.type\"", "send one of circle, square.");
    assertThat(served.call("show", "{\"type\":\"square\",\"side\":2,\"radius\":1}"))
        .contains("put it in shape.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesWhatNoTagOrAnotherOneSays(TestCompiler compiler) {
    Served served = Served.service(compiler, SHAPES);
    Refused.says(
        served,
        """
        draw | {"s":{"r":2}} | s.type | This is required; send one of big_box, circle, nothing.
        draw | {"s":{}} | s.type | This is required; send one of big_box, circle, nothing.
        draw | {"s":{"type":null,"r":2}} | s.type | This is required; send one of big_box, circle, nothing.
        draw | {"s":{"type":"circel","r":2}} | s.type | "circel" is not one of circle, big_box, nothing. Did you mean circle?
        draw | {"s":{"r":2,"type":{"a":1}}} | s.type | An object is not one of big_box, circle, nothing.
        draw | {"s":{"type":"circle","r":2,"w":1}} | s.w | type circle has no such field; type big_box has it.
        draw | {"s":{"type":"big_box","h":2,"w":1,"hh":4}} | s.hh | There is no such field; did you mean h?
        draw | {"s":{"r":2,"type":"circle","type":"circle"}} | s.type | Sent more than once, counting other spellings; send it once.
        draw | {"s":{"type":"circle"}} | s.r | This is required and was not sent.
        draw | {"s":{"type":"circle","r":-1}} | s.r | -1 is not greater than 0.
        draw | {"s":4} | s | 4 is not an object; send named values: {...}.
        """);
    assertThat(
            served.call(
                "all",
                "{\"shapes\":[{\"type\":\"x\",\"a\":[1]},{\"r\":0,\"type\":\"circle\"}],\"more\":1}"))
        .contains("\"shapes[0].type\"", "\"shapes[1].r\"", "\"more\"");
  }

  @ParameterizedTest
  @EnumSource
  void publishesClosedObjectsWithTheTagFirst(TestCompiler compiler) {
    Served served = Served.service(compiler, SHAPES);
    String circle =
        "{\"type\":\"object\",\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"circle\"]},";
    assertThat(served.definition("maybe"))
        .contains(
            "\"s\":{\"description\":\"what to draw\",\"anyOf\":[{\"type\":\"object\",\"properties\":{\"type\":{"
                + "\"type\":\"string\",\"enum\":[\"big_box\"]},\"w\":{\"type\":\"integer\"},\"h\":{"
                + "\"type\":\"integer\",\"minimum\":1}},\"required\":[\"type\",\"w\",\"h\"],"
                + "\"additionalProperties\":false},"
                + circle
                + "\"r\":{\"type\":\"number\",\"exclusiveMinimum\":0}},\"required\":[\"type\",\"r\"],"
                + "\"additionalProperties\":false},{\"type\":\"object\",\"properties\":{\"type\":{"
                + "\"type\":\"string\",\"enum\":[\"nothing\"]}},\"required\":[\"type\"],"
                + "\"additionalProperties\":false}]}")
        .contains(circle + "\"r\":{\"type\":\"number\"}},\"required\":[\"type\",\"r\"]},")
        .contains("\"required\":[\"type\"]},{\"type\":\"null\"}]}},\"required\":[\"result\"]}");
  }

  @ParameterizedTest
  @EnumSource
  void writesTheTagIntoWhatAWriteIsKnownBy(TestCompiler compiler) {
    Served served = Served.service(compiler, SHAPES);
    assertThat(served.arguments("set_shape", "{\"s\":{\"r\":2,\"type\":\"circle\"}}"))
        .isEqualTo("{\"s\":{\"type\":\"circle\",\"r\":2.0}}");
  }

  @ParameterizedTest
  @EnumSource
  void honoursJacksonsAnnotations(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            """
            package p;
            import com.fasterxml.jackson.annotation.*;
            import dev.pokayoke.*;
            import java.util.*;
            class Service {
              @Read Pay means(Pay pay) { return pay; }
              @Read Event event(Event event) { return event; }
              @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
              @JsonSubTypes({
                @JsonSubTypes.Type(Wire.class), @JsonSubTypes.Type(value = Card.class, name = "credit")
              })
              interface Pay {}
              @JsonTypeName("card") record Card(String type) implements Pay {}
              @JsonTypeName("bank") record Wire(String iban) implements Pay {}
              record Unlisted(String x) implements Pay {}
              @JsonTypeInfo(
                  use = JsonTypeInfo.Id.NAME,
                  include = JsonTypeInfo.As.EXISTING_PROPERTY,
                  property = "what")
              sealed interface Event permits Inner, Moved {
                String what();
              }
              sealed interface Inner extends Event {}
              record Added(int at, String what) implements Inner {}
              record Gone(int at) implements Inner {
                public String what() { return "gone"; }
              }
              record Moved(int to, String what) implements Event {}
            }
            """);
    assertThat(served.call("means", "{\"pay\":{\"kind\":\"credit\",\"type\":\"visa\"}}"))
        .isEqualTo("{\"result\":{\"kind\":\"credit\",\"type\":\"visa\"}}");
    assertThat(served.call("means", "{\"pay\":{\"kind\":\"card\",\"type\":\"visa\"}}"))
        .contains("is not one of bank, credit.");
    assertThat(served.call("event", "{\"event\":{\"what\":\"added\",\"at\":3}}"))
        .isEqualTo("{\"result\":{\"what\":\"added\",\"at\":3}}");
    assertThat(served.call("event", "{\"event\":{\"at\":3,\"what\":\"gone\"}}"))
        .isEqualTo("{\"result\":{\"what\":\"gone\",\"at\":3}}");
    assertThat(served.call("event", "{\"event\":{\"what\":\"x\"}}"))
        .contains("is not one of added, gone, moved.");
  }

  @ParameterizedTest
  @EnumSource
  void readsUnionsInsideThemselvesAndGenericOnes(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read Expr eval(Expr e) { return e; }
              @Read Answer<Num> first(Answer<Num> answer) { return answer; }
              sealed interface Expr {}
              record Num(int value) implements Expr {}
              record Add(Expr left, List<Expr> right) implements Expr {}
              sealed interface Answer<T> {}
              record Some<T>(T value) implements Answer<T> {}
              record Failed<T>(String why) implements Answer<T> {}
              record Text(String text) implements Answer<String> {}
            """);
    String sum =
        "{\"type\":\"add\",\"left\":{\"type\":\"num\",\"value\":1},\"right\":[{\"type\":\"add\",\"left\":{"
            + "\"type\":\"num\",\"value\":2},\"right\":[]}]}";
    assertThat(served.call("eval", "{\"e\":" + sum + "}")).isEqualTo("{\"result\":" + sum + "}");
    assertThat(
            served.call(
                "eval",
                "{\"e\":{\"right\":[{\"value\":5,\"type\":\"num\"}],\"left\":{\"value\":4,\"type\":\"num\"},\"type\":\"add\"}}"))
        .isEqualTo(
            "{\"result\":{\"type\":\"add\",\"left\":{\"type\":\"num\",\"value\":4},\"right\":[{\"type\":\"num\",\"value\":5}]}}");
    assertThat(served.definition("eval"))
        .contains(
            "\"properties\":{\"e\":{\"$ref\":\"#/$defs/Expr\"}}",
            "\"$defs\":{\"Expr\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"type\":\"string\","
                + "\"enum\":[\"add\"]},\"left\":{\"$ref\":\"#/$defs/Expr\"},\"right\":{\"type\":\"array\",\"items\":{"
                + "\"$ref\":\"#/$defs/Expr\"}}},");
    assertThat(served.call("first", "{\"answer\":{\"type\":\"some\",\"value\":{\"value\":1}}}"))
        .isEqualTo("{\"result\":{\"type\":\"some\",\"value\":{\"value\":1}}}");
    assertThat(served.call("first", "{\"answer\":{\"type\":\"text\",\"text\":\"x\"}}"))
        .contains("is not one of failed, some");
  }

  @ParameterizedTest
  @EnumSource
  void whatFollowsABadTagIsPassedOverWhole(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read int count(List<Shape> shapes) { return shapes.size(); }
              sealed interface Shape {}
              record Circle(double radius) implements Shape {}
              record Box(double width, Optional<Shape> inside) implements Shape {}
            """);
    String bad = "{\"type\":%s,\"inside\":{\"type\":\"box\",\"inside\":{\"a\":[{}]}},\"width\":1}";
    String calls =
        "{\"shapes\":[" + bad.formatted("\"12\"") + "," + bad.formatted("{\"x\":[1]}") + "]}";
    assertThat(served.call("count", calls))
        .isEqualTo(
            "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"message\":\"2 problems; nothing ran.\",\"retryable\":"
                + "true,\"problems\":[{\"field\":\"shapes[0].type\",\"message\":\"\\\"12\\\" is not one of box,"
                + " circle.\",\"fix\":\"Correct it and call again.\"},{\"field\":\"shapes[1].type\",\"message\":\"An"
                + " object is not one of box, circle.\",\"fix\":\"Correct it and call again.\"}]}}");
  }
}
