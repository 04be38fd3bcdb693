package dev.pokayoke.processor;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A service that takes values of every type and gives them back, for tests of all of them. */
final class Everything {
  /** Its tools. */
  static final List<String> TOOLS =
      List.of("plain", "timed", "named", "optional", "held", "mapped", "nested", "ruled", "made");

  private static final String MEMBERS =
      """
        @Read Plain plain(
            boolean flag, byte tiny, short small, int number, long big, long id, float weight,
            double ratio, BigDecimal amount, char letter, String text, RoomType roomType,
            LocalDate day, LocalDateTime at) {
          return new Plain(
              flag, tiny, small, number, big, id, weight, ratio, amount, letter, text, roomType, day, at);
        }

        @Read Timed timed(
            Instant instant, OffsetDateTime offsetMoment, ZonedDateTime zonedMoment, LocalTime time,
            OffsetTime offsetTime, Duration duration, Period period, YearMonth yearMonth,
            MonthDay monthDay, Year year, DayOfWeek dayOfWeek, Month month, ZoneId zone,
            ZoneOffset offset, @Arg(formats = {"dd.MM.yyyy", "d/M/yy"}) LocalDate written,
            @Arg(formats = "h:mm a") List<LocalTime> clock) {
          return new Timed(
              instant, offsetMoment, zonedMoment, time, offsetTime, duration, period, yearMonth,
              monthDay, year, dayOfWeek, month, zone, offset,
              written, clock);
        }

        @Read Named named(
            UUID key, Currency currency, Locale locale, java.net.URI uri, java.net.URL url,
            BigInteger huge, BigInteger hugeId, Shape shape) {
          return new Named(key, currency, locale, uri, url, huge, hugeId, shape);
        }

        @Read Mapped mapped(
            Map<String, Integer> counts, Map<RoomType, List<Inner>> rooms,
            List<Map<String, LocalDate>> days, List<Shape> shapes) {
          return new Mapped(counts, rooms, days, shapes);
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
            @Size(min = 1, max = 3) List<String> tags, @DecimalMin("0.5") @DecimalMax("2.5") double ratio,
            @Digits(integer = 4, fraction = 2) BigDecimal price, @Negative long below,
            @NotEmpty List<@Size(min = 1, max = 2) String> codes, @Size(max = 2) Map<@NotBlank String, @Min(1) Integer> counts) {
          return new Ruled(number, amount, code, tags, ratio, price, below, codes, counts);
        }

        @Write Crate made(
            Guest guest, List<Room> rooms, RoomCode code, Optional<RoomCode> other, Stay stay,
            Map<String, Guest> guests, Rate rate) {
          return new Crate(guest, rooms, code, other, stay, guests, rate);
        }

        enum RoomType { SINGLE, DOUBLE_ROOM, @Alias("the best") SUITE }
        sealed interface Shape permits Circle, Box {}
        record Circle(double radius) implements Shape {}
        record Box(double width, Optional<Shape> inside) implements Shape {}
        record Timed(
            Instant instant, OffsetDateTime offsetMoment, ZonedDateTime zonedMoment, LocalTime time,
            OffsetTime offsetTime, Duration duration, Period period, YearMonth yearMonth,
            MonthDay monthDay, Year year, DayOfWeek dayOfWeek, Month month, ZoneId zone,
            ZoneOffset offset, @Arg(formats = {"dd.MM.yyyy", "d/M/yy"}) LocalDate written,
            @Arg(formats = "h:mm a") List<LocalTime> clock) {}
        record Named(
            UUID key, Currency currency, Locale locale, java.net.URI uri, java.net.URL url,
            BigInteger huge, BigInteger hugeId, Shape shape) {}
        record Mapped(
            Map<String, Integer> counts, Map<RoomType, List<Inner>> rooms,
            List<Map<String, LocalDate>> days, List<Shape> shapes) {}
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
        enum Rate {
          @com.fasterxml.jackson.annotation.JsonProperty("per-night") NIGHTLY, WHOLE_STAY
        }
        record RoomCode(@com.fasterxml.jackson.annotation.JsonValue String text) {}
        record Stay(
            @com.fasterxml.jackson.annotation.JsonUnwrapped(prefix = "stay_") Span span,
            @com.fasterxml.jackson.annotation.JsonProperty("Night-Count") int nights) {}
        record Span(LocalDate from, @Arg(required = false) LocalDate until) {}
        static final class Guest {
          private final String fullName;
          private final OptionalInt age;
          Guest(String fullName, OptionalInt age) {
            this.fullName = fullName;
            this.age = age;
          }
          public String getFullName() { return fullName; }
          public OptionalInt getAge() { return age; }
        }
        static class Place {
          private RoomCode code;
          public RoomCode getCode() { return code; }
          public void setCode(RoomCode code) { this.code = code; }
        }
        static class Room extends Place {
          private List<Rate> rates;
          private Optional<Span> span = Optional.empty();
          public int beds;
          public List<Rate> getRates() { return rates; }
          public Room setRates(List<Rate> rates) { this.rates = rates; return this; }
          public Optional<Span> getSpan() { return span; }
          public void setSpan(Optional<Span> span) { this.span = span; }
        }
        record Crate(
            Guest guest, List<Room> rooms, RoomCode code, Optional<RoomCode> other, Stay stay,
            Map<String, Guest> guests, Rate rate) {}
        record Ruled(
            int number, BigDecimal amount, String code, List<String> tags, double ratio,
            BigDecimal price, long below, List<String> codes, Map<String, Integer> counts) {}
      """;

  private static final Map<TestCompiler, Served> SERVED = new EnumMap<>(TestCompiler.class);

  private Everything() {}

  /** The service, compiled once. */
  static synchronized Served served() {
    return SERVED.computeIfAbsent(
        TestCompiler.JAVAC, compiler -> Served.service(compiler, MEMBERS));
  }
}
