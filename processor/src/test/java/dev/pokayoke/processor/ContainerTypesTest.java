package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Lists, sets, arrays, generic records and records inside themselves, called as a model calls. */
class ContainerTypesTest {

  @ParameterizedTest
  @EnumSource
  void readsAndWritesWhatHoldsItems(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read List<String> collection(Collection<? extends CharSequenceBox> boxes) {
                return boxes.stream().map(CharSequenceBox::value).toList();
              }
              @Read Set<Integer> levels(@Size(max = 2) Set<Integer> levels) { return levels; }
              @Read String[] texts(@Size(min = 1) String[] texts) { return texts; }
              @Read int[] numbers(int[] numbers) { return numbers; }
              @Read String joined(String first, String... others) {
                return first + String.join("", others);
              }
              @Read int[][] table(int[][] rows) { return rows; }
              @Read List<? extends Set<Long>> ids(List<? extends Set<Long>> roomIds) {
                return roomIds;
              }
              record CharSequenceBox(String value) {}
            """);
    assertThat(served.call("collection", "{\"boxes\":[{\"value\":\"a\"},{\"value\":\"b\"}]}"))
        .isEqualTo("{\"result\":[\"a\",\"b\"]}");
    assertThat(served.call("levels", "{\"levels\":[3,1,3]}")).isEqualTo("{\"result\":[3,1]}");
    assertThat(served.coercions("levels", "{\"levels\":[3,1,3]}"))
        .containsExactly("levels[2]: 3 ->  (repeated-item)");
    assertThat(served.call("levels", "{\"levels\":[3,1,2]}"))
        .isEqualTo(
            "{\"error\":{\"code\":\"INVALID_ARGUMENT\",\"field\":\"levels\",\"message\":\"3 items; send"
                + " at most 2.\",\"retryable\":true,\"fix\":\"Correct it and call again.\"}}");
    assertThat(served.call("texts", "{\"texts\":[\"a\",\"b\"]}"))
        .isEqualTo("{\"result\":[\"a\",\"b\"]}");
    assertThat(served.call("numbers", "{\"numbers\":[1,2,3,4,5,6,7,8,9]}"))
        .isEqualTo("{\"result\":[1,2,3,4,5,6,7,8,9]}");
    assertThat(served.call("numbers", "{\"numbers\":[]}")).isEqualTo("{\"result\":[]}");
    assertThat(served.call("joined", "{\"first\":\"a\",\"others\":[\"b\",\"c\"]}"))
        .isEqualTo("{\"result\":\"abc\"}");
    assertThat(served.call("table", "{\"rows\":[[1],[],[2,3]]}"))
        .isEqualTo("{\"result\":[[1],[],[2,3]]}");
    assertThat(served.call("ids", "{\"room_ids\":[[\"7\"],[\"8\",\"9\"]]}"))
        .isEqualTo("{\"result\":[[7],[8,9]]}");
    assertThat(served.definition("levels"))
        .contains(
            "\"levels\":{\"type\":\"array\",\"description\":\"No item twice.\",\"items\":{\"type\":\"integer\"},"
                + "\"maxItems\":2}");
  }

  @ParameterizedTest
  @EnumSource
  void fillsTypeParametersOfRecords(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read Page<Room> rooms(Page<Integer> wish, Pair<String, List<Room>> more) {
                return new Page<>(more.second(), wish.items().get(0));
              }
              record Page<T>(List<T> items, int next) {}
              record Pair<A, B>(A first, B second) {}
              record Room(String name) {}
            """);
    assertThat(
            served.call(
                "rooms",
                "{\"wish\":{\"items\":[4],\"next\":1},\"more\":{\"first\":\"x\",\"second\":[{\"name\":\"r\"}]}}"))
        .isEqualTo("{\"items\":[{\"name\":\"r\"}],\"next\":4}");
    assertThat(
            served.call(
                "rooms", "{\"wish\":{\"items\":[\"x\"],\"next\":1},\"more\":{\"first\":\"x\"}}"))
        .contains("wish.items[0]", "more.second");
  }

  @ParameterizedTest
  @EnumSource
  void readsAndWritesRecordsInsideThemselves(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Read Tree grow(Tree tree) { return tree; }
              @Read Left mutual(Right right) { return right.left().orElse(null); }
              @Read List<Tree> all() { return List.of(new Tree("a", List.of())); }
              /** A tree.
               * @param children what hangs on it */
              record Tree(String name, List<Tree> children) {}
              record Left(Optional<Right> right) {}
              record Right(Optional<Left> left) {}
            """);
    String tree =
        "{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"children\":[]},{\"name\":\"c\",\"children\":[]}]}";
    assertThat(served.call("grow", "{\"tree\":" + tree + "}")).isEqualTo(tree);
    assertThat(served.call("mutual", "{\"right\":{\"left\":{\"right\":{}}}}"))
        .isEqualTo("{\"right\":{}}");
    assertThat(served.call("all", "{}"))
        .isEqualTo("{\"result\":[{\"name\":\"a\",\"children\":[]}]}");
    assertThat(served.definition("grow"))
        .contains(
            "\"inputSchema\":{\"type\":\"object\",\"properties\":{\"tree\":{\"$ref\":\"#/$defs/Tree\"}},"
                + "\"required\":[\"tree\"],\"additionalProperties\":false,\"$defs\":{\"Tree\":{"
                + "\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"},\"children\":{"
                + "\"type\":\"array\",\"description\":\"what hangs on it\",\"items\":{"
                + "\"$ref\":\"#/$defs/Tree\"}}},\"required\":[\"name\",\"children\"],"
                + "\"additionalProperties\":false}}}");
  }

  @ParameterizedTest
  @EnumSource
  void refusesRecordsThatAreNeverComplete(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Write void walk(Chain /*!ecj:PK113*/ chain, Left /*!ecj:PK113*/ left) {}
              record Chain(String name, Chain /*!javac:PK113*/ next) {}
              record Left(Right right) {}
              record Right(Left /*!javac:PK113*/ left) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK113: Service.walk(chain) -> Chain.next: every Chain needs another Chain, without end. Make"
            + " it @Nullable, Optional or a List.",
        "PK113: Service.walk(left) -> Left.right -> Right.left: every Left needs another Left, without"
            + " end. Make it @Nullable, Optional or a List.");
  }
}
