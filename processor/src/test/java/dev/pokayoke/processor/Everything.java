package dev.pokayoke.processor;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A service that takes values of every type and gives them back, for tests of all of them. */
final class Everything {
  /** Its tools. */
  static final List<String> TOOLS = List.of("plain", "optional", "held", "nested", "ruled");

  private static final String MEMBERS =
      """
        @Read Plain plain(
            boolean flag, byte tiny, short small, int number, long big, long id, float weight,
            double ratio, BigDecimal amount, char letter, String text, RoomType roomType,
            LocalDate day, LocalDateTime at) {
          return new Plain(
              flag, tiny, small, number, big, id, weight, ratio, amount, letter, text, roomType, day, at);
        }

        @Read Maybe optional(
            Optional<String> text, OptionalInt number, OptionalLong id, OptionalDouble ratio,
            @Arg(required = false) BigDecimal amount, @Arg(defaultValue = "20") int limit,
            Optional<List<RoomType>> roomTypes, Optional<Inner> inner) {
          return new Maybe(text, number, id, ratio, amount, limit, roomTypes, inner);
        }

        @Read Held held(
            List<String> texts, Set<Integer> numbers, double[] ratios, List<List<Long>> table,
            List<Long> roomIds, Set<RoomType> roomTypes, LocalDate[] days, List<Inner> inners) {
          return new Held(texts, numbers, ratios, table, roomIds, roomTypes, days, inners);
        }

        @Read Tree nested(Tree tree, Page<Inner> page) {
          return new Tree(page.items().size() + tree.name(), List.of(tree));
        }

        @Read Ruled ruled(
            @Min(-5) @Max(5) int number, @Positive BigDecimal amount, @Size(min = 2, max = 4) String code,
            @Size(min = 1, max = 3) List<String> tags) {
          return new Ruled(number, amount, code, tags);
        }

        enum RoomType { SINGLE, DOUBLE_ROOM, @Alias("the best") SUITE }
        record Inner(String note, @Arg(required = false) Integer level) {}
        record Tree(String name, List<Tree> children) {}
        record Page<T>(List<T> items, Optional<T> first) {}
        record Plain(
            boolean flag, byte tiny, short small, int number, long big, long id, float weight,
            double ratio, BigDecimal amount, char letter, String text, RoomType roomType,
            LocalDate day, LocalDateTime at) {}
        record Maybe(
            Optional<String> text, OptionalInt number, OptionalLong id, OptionalDouble ratio,
            BigDecimal amount, int limit, Optional<List<RoomType>> roomTypes, Optional<Inner> inner) {}
        record Held(
            List<String> texts, Set<Integer> numbers, double[] ratios, List<List<Long>> table,
            List<Long> roomIds, Set<RoomType> roomTypes, LocalDate[] days, List<Inner> inners) {}
        record Ruled(int number, BigDecimal amount, String code, List<String> tags) {}
      """;

  private static final Map<TestCompiler, Served> SERVED = new EnumMap<>(TestCompiler.class);

  private Everything() {}

  /** The service, compiled once. */
  static synchronized Served served() {
    return SERVED.computeIfAbsent(
        TestCompiler.JAVAC, compiler -> Served.service(compiler, MEMBERS));
  }
}
