package dev.pokayoke.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The reported faults of structure (kind D) and of text (kind E) that need no generated code. */
class StructureCasesTest {
  private static final String FIX = " | Correct it and call again.";
  private static final String MISSING = ": This is required and was not sent." + FIX;
  private static final String UNKNOWN = ": There is no such field; ";

  /** What a property is read with. */
  @FunctionalInterface
  private interface Reader extends Function<Args, @Nullable Object> {}

  private static final Reader TEXT = Args::string;
  private static final Reader WHOLE = Args::int32;

  private enum Colour {
    RED,
    GREEN
  }

  private static final Choice<Colour> COLOURS =
      Choice.of(Colour.class).value(Colour.RED, "RED").value(Colour.GREEN, "GREEN").build();

  private static Reader list(Reader item) {
    return in -> in.array() ? items(in, item) : null;
  }

  private static List<@Nullable Object> items(Args in, Reader item) {
    List<@Nullable Object> items = new ArrayList<>();
    while (in.item()) {
      items.add(item.apply(in));
    }
    return items;
  }

  private static Reader object(Shape shape, Reader... readers) {
    return in -> {
      if (!in.object()) {
        return null;
      }
      Object fields = fields(in, shape, readers);
      return in.end() ? fields : null;
    };
  }

  private static Object fields(Args in, Shape shape, Reader... readers) {
    @Nullable Object[] values = new Object[readers.length];
    for (int f; (f = in.next(shape)) >= 0; ) {
      values[f] = readers[f].apply(in);
    }
    return Arrays.asList(values);
  }

  /** A case whose call runs with these values. */
  private static DynamicTest runs(
      String id, @Nullable String text, String values, Shape shape, Reader... readers) {
    return DynamicTest.dynamicTest(
        id,
        () -> {
          Bound bound = Bound.read(text, in -> fields(in, shape, readers));
          assertThat(bound.problems()).isEmpty();
          assertThat(bound.value()).hasToString(values);
        });
  }

  /** A case whose call is refused with these problems. */
  private static DynamicTest refuses(
      String id, String text, List<String> problems, Shape shape, Reader... readers) {
    return DynamicTest.dynamicTest(
        id,
        () -> {
          Bound bound = Bound.read(text, in -> fields(in, shape, readers));
          assertThat(bound.value()).isNull();
          assertThat(bound.problems()).containsExactlyElementsOf(problems);
        });
  }

  private static Shape required(String... names) {
    int[] all = new int[names.length];
    Arrays.setAll(all, i -> i);
    return Shape.of(names).require(all);
  }

  @TestFactory
  Stream<DynamicTest> kindD() {
    Shape none = Shape.of();
    Shape owner = required("id");
    Shape todo = required("t", "tags");
    Shape spot = required("town");
    Shape message = required("to", "body");
    return Stream.of(
        runs("BR-055", "{\"at\":\"[120, 44]\"}", "[[120, 44]]", required("at"), list(WHOLE)),
        runs(
            "BR-056",
            "{\"owner\":\"{\\\"id\\\":\\\"o1\\\"}\"}",
            "[[o1]]",
            required("owner"),
            object(owner, TEXT)),
        runs("BR-058", "\"{\\\"count\\\": 6}\"", "[6]", required("count"), WHOLE),
        runs(
            "BR-059",
            "{\"todos\":\"[{\\\"t\\\":\\\"x\\\",\\\"tags\\\":\\\"[\\\\\\\"a\\\\\\\"]\\\"}]\"}",
            "[[[x, [a]]]]",
            required("todos"),
            list(object(todo, TEXT, list(TEXT)))),
        runs(
            "BR-061",
            "{\"colors\":\"'RED','GREEN'\"}",
            "[[RED, GREEN]]",
            required("colors"),
            in -> in.array(COLOURS) ? items(in, each -> each.choice(COLOURS)) : null),
        refuses(
            "BR-061 of texts",
            "{\"colors\":\"'RED','GREEN'\"}",
            List.of("colors: \"'RED','GREEN'\" is one text; send a list." + FIX),
            required("colors"),
            list(TEXT)),
        runs(
            "BR-062",
            "{\"path\":\"/a\",\"range\":\"[10, 25]\"}",
            "[/a, [10, 25]]",
            required("path", "range"),
            TEXT,
            list(WHOLE)),
        runs(
            "BR-064",
            "{\"path\":[\"a.R\"],\"text\":[\"x\"]}",
            "[a.R, x]",
            required("path", "text"),
            TEXT,
            TEXT),
        refuses(
            "BR-065",
            "{\"file\":\"package.json\",\"content\":{\"name\":\"app\"}}",
            List.of("content: An object is not text; send a string in double quotes." + FIX),
            required("file", "content"),
            TEXT,
            TEXT),
        runs(
            "BR-067",
            "{\"arguments\":{\"to\":\"A\",\"body\":\"hi\"}}",
            "[A, hi]",
            message,
            TEXT,
            TEXT),
        runs(
            "BR-068",
            "{\"town\":\"Oslo\"}",
            "[[Oslo]]",
            required("spot").holds(0, spot),
            object(spot, TEXT)),
        refuses(
            "BR-070",
            "{\"\\\"form\\\": {\\\"age\\\": 41}\":\"\"}",
            List.of(
                "form" + MISSING, "\"form\": {\"age\": 41}" + UNKNOWN + "send only form." + FIX),
            required("form").holds(0, required("age")),
            object(required("age"), WHOLE)),
        runs("BR-071", "", "[]", none),
        runs("BR-073", "null", "[]", none),
        refuses("BR-074", "{}", List.of("term" + MISSING), required("term"), TEXT),
        runs(
            "BR-076",
            "{\"source_id\":\"d1\",\"expr\":\"up\"}",
            "[d1, up]",
            required("sourceId", "expr"),
            TEXT,
            TEXT),
        runs("BR-077", "{\"orderNo\":\"7\"}", "[7]", required("orderNo"), TEXT),
        refuses(
            "BR-079",
            "{\"node\":\"n\",\"hops\":9}",
            List.of("hops" + UNKNOWN + "did you mean maxHops?" + FIX),
            Shape.of("node", "maxHops").require(0),
            TEXT,
            WHOLE),
        runs(
            "BR-080",
            "{\"url\":\"u\",\"proxy\":null}",
            "[u, null]",
            Shape.of("url", "proxy").require(0).literal(1),
            TEXT,
            TEXT),
        refuses(
            "BR-082",
            "{\"command\":null}",
            List.of("command" + MISSING),
            required("command"),
            TEXT),
        runs(
            "BR-083",
            "{\"msg\":\"m\",\"code\":null}",
            "[m, null]",
            Shape.of("msg", "code").require(0),
            TEXT,
            WHOLE),
        runs(
            "BR-086",
            "{\"q\":\"x\",\"year\":0,\"lang\":\"\"}",
            "[x, 0, ]",
            Shape.of("q", "year", "lang").require(0).literal(2),
            TEXT,
            WHOLE,
            TEXT),
        runs(
            "BR-088",
            "{\"name\":\"\",\"page\":0}",
            "[null, 0]",
            Shape.of("name", "page").literal(0).nonBlank(0),
            TEXT,
            WHOLE),
        refuses(
            "BR-089",
            "{\"path\":\"notes.txt\"}",
            List.of("content" + MISSING),
            required("path", "content"),
            TEXT,
            TEXT),
        refuses(
            "BR-091",
            "{\"role\":\"reader\",\"role\":\"admin\"}",
            List.of("role: Sent more than once, counting other spellings; send it once." + FIX),
            required("role"),
            TEXT),
        runs("BR-095", null, "[]", none),
        refuses(
            "BR-097",
            "{\"k\":",
            List.of("null: The arguments end early, at character 5; send less at once." + FIX),
            required("k"),
            TEXT));
  }

  @TestFactory
  Stream<DynamicTest> kindE() {
    Shape k = required("k");
    Shape text = required("text");
    return Stream.of(
        runs("BR-098", "{\"k\":\"a\",\"v\":1,}", "[a, 1]", required("k", "v"), TEXT, WHOLE),
        refuses(
            "BR-100",
            "{\"text\":\"he said \"hi\" twice\"}",
            List.of(
                "null: This is not JSON at character 18: escape quotes inside a text, as \\\"."
                    + FIX),
            text,
            TEXT),
        runs("BR-101", "{\"body\":\"<p>\n</p>\"}", "[<p>\n</p>]", required("body"), TEXT),
        refuses(
            "BR-103",
            "{\"path\":\"b.md\"} I will write it now",
            List.of("null: The object ends before character 17; send nothing after it." + FIX),
            required("path"),
            TEXT),
        refuses(
            "BR-104",
            "{\"a\":\"X\",\"b\":\"Y\"}{\"a\":\"X\",\"b\":\"Z\"}",
            List.of("null: Two argument objects came; call once for each." + FIX),
            required("a", "b"),
            TEXT,
            TEXT),
        runs(
            "BR-104 identical",
            "{\"a\":\"X\",\"b\":\"Y\"}{\"b\":\"Y\",\"a\":\"X\"}",
            "[X, Y]",
            required("a", "b"),
            TEXT,
            TEXT),
        refuses(
            "BR-106",
            "{\"commands\":[\"build\",\"tes",
            List.of("null: The arguments end early, at character 25; send less at once." + FIX),
            required("commands"),
            list(TEXT)),
        refuses(
            "BR-107",
            "{\"k\":\"a\"",
            List.of(
                "null: The arguments end at character 8 before the closing }; send it too." + FIX),
            k,
            TEXT),
        runs("BR-109", "{\"s\":\"x = \\\\u00b5\"}", "[x = \\u00b5]", required("s"), TEXT),
        runs(
            "BR-110",
            "{\"content\":\"text</content>\\n<parameter name=\\\"tags\\\">[\\\"a\\\"]\"}",
            "[text</content>\n<parameter name=\"tags\">[\"a\"], null]",
            Shape.of("content", "tags").require(0),
            TEXT,
            list(TEXT)),
        refuses(
            "BR-112",
            "[".repeat(100_000) + "]".repeat(100_000),
            List.of(
                "null: At character 65 the nesting is deeper than 64; send flatter values." + FIX),
            k,
            TEXT));
  }
}
