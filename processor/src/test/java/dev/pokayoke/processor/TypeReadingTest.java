package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static dev.pokayoke.processor.Samples.unit;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every supported type, and what is written about values. */
class TypeReadingTest {

  @ParameterizedTest
  @EnumSource
  void readsEverySupportedType(TestCompiler compiler) {
    Compilation compilation =
        compiler
            .sources(
                service(
                    """
                      @Write void save(String a, boolean b, byte c, short d, int e, long f, float g,
                          double h, char i, Boolean j, Byte k, Short l, Integer m, Long n, Float o,
                          Double p, Character q, BigDecimal r, LocalDate s, LocalDateTime t, Kind u,
                          OptionalInt v, OptionalLong w, OptionalDouble x, Optional<Kind> y,
                          Optional<List<String>> z) {}
                      @Read List<List<Part>> find(long id, Long roomId, Optional<Long> stayId, OptionalLong guestId,
                          List<Long> bookingIds, List<Long> ids, long idle, int roomsId, Id wrapped) { return null; }
                      record Part(Kind kind, String text) {}
                      record Id(long id, List<Part> parts) {}
                      enum Kind { A, B }
                    """))
            .compile();
    Diagnosed.says(compilation);
    assertThat(ModelText.of(compilation.toolset()))
        .isEqualTo(
            """
            save write x1 | Save | \n\
              a: String text
              b: boolean bool
              c: byte whole8
              d: short whole16
              e: int whole32
              f: long whole64
              g: float float
              h: double double
              i: char character
              j: Boolean bool
              k: Byte whole8
              l: Short whole16
              m: Integer whole32
              n: Long whole64
              o: Float float
              p: Double double
              q: Character character
              r: BigDecimal big_decimal
              s: LocalDate date
              t: LocalDateTime date and time
              u: Service.Kind A|B
              v: OptionalInt whole32 optional
              w: OptionalLong whole64 optional
              x: OptionalDouble double optional
              y: Optional<Service.Kind> A|B optional
              z: Optional<List<String>> [text] optional
              -> void
            find read x3 | Find | \n\
              id: long whole64 id
              roomId as room_id: Long whole64 id
              stayId as stay_id: Optional<Long> whole64 id optional
              guestId as guest_id: OptionalLong whole64 id optional
              bookingIds as booking_ids: List<Long> [whole64 id]
              ids: List<Long> [whole64 id]
              idle: long whole64
              roomsId as rooms_id: int whole32
              wrapped: Service.Id {id: long whole64 id; parts: List<Service.Part> [{kind: Service.Kind A|B; text: String text}]}
              -> List<List<Service.Part>> [[{kind: Service.Kind A|B; text: String text}]]
            """);
  }

  @ParameterizedTest
  @EnumSource
  void readsConstraintsWhereverTheyStand(TestCompiler compiler) {
    String source =
        unit(
            """
            class Service {
              @Write void save(In in, Own own, @NotBlank @Pattern(regexp = "a+", flags = Pattern.Flag.CASE_INSENSITIVE)
                  @Size(min = 1) String text, @Positive @Max(9) @Min(2) Integer number) {}
              /** In.
               * @param low the <b>least</b>
               *     number &amp; more
               * @param high {@code told} elsewhere */
              record In(@Min(1) int low, @Arg(name = "top", description = "the most") @GreaterThan(value = "low", orEqual = true)
                  @Max(9) int high, @Size(max = 3) List<String> names) {
                In { }
              }
              record Own(@Min(1) int low, @Arg(name = "top") int high) {
                Own(int low, int high) { this.low = low; this.high = high; }
                public int low() { return low; }
              }
            }
            """);
    Compilation compilation = compiler.sources(source).compile();
    Diagnosed.says(compilation);
    assertThat(ModelText.of(compilation.toolset()))
        .isEqualTo(
            """
            save write x1 | Save | \n\
              in: Service.In {low: int whole32 >=1 | the least number & more; high as top: int whole32 <=9 >= low | the most; names: List<String> [text] size 0..3}
              own: Service.Own {low: int whole32 >=1; high as top: int whole32}
              text: String text size 1..2147483647 not-blank /a+/[CASE_INSENSITIVE]
              number: Integer whole32 >0 >=2 <=9
              -> void
            """);
  }

  @ParameterizedTest
  @EnumSource
  void readsNullableOfAnyKind(TestCompiler compiler) {
    String typeUse =
        """
        package u;
        import java.lang.annotation.*;
        @Target(ElementType.TYPE_USE) public @interface Nullable {}
        """;
    String declaration =
        """
        package d;
        public @interface Nullable {}
        """;
    String source =
        service(
            """
              @Write void save(@u.Nullable Integer a, @d.Nullable String b, @org.jspecify.annotations.Nullable In c,
                  @u.Nullable Optional<String> d, List<@u.Nullable String> e) {}
              record In(@u.Nullable Integer a, @d.Nullable String b, String c) {}
            """);
    Compilation compilation = compiler.sources(typeUse, declaration, source).compile();
    Diagnosed.says(compilation);
    assertThat(ModelText.of(compilation.toolset()))
        .isEqualTo(
            """
            save write x1 | Save | \n\
              a: Integer whole32 nullable
              b: String text nullable
              c: Service.In {a: Integer whole32 nullable; b: String text nullable; c: String text} nullable
              d: Optional<String> text optional
              e: List<String> [text]
              -> void
            """);
  }

  @ParameterizedTest
  @EnumSource
  void readsTitlesAndDescriptions(TestCompiler compiler) {
    String source =
        service(
            """
              /**
               * Finds the {@link Service room} named {@code A<1>}, e.g. "x"
               * in 2.5 seconds. And more.
               *
               * <p>Much more.
               *
               * @param roomName its name,
               *     as written at the <i>door</i>
               * @return nothing
               */
              @Read String findHTTPRoom(String roomName) { return ""; }
              /** Not this. */
              @Write(name = "book_rooms", description = "This.") void book() {}
              /** Without an end
               * <p>Other. */
              @Write(title = "Own title") void other() {}
            """);
    Compilation compilation = compiler.sources(source).compile();
    Diagnosed.says(compilation);
    assertThat(ModelText.of(compilation.toolset()))
        .isEqualTo(
            """
            find_http_room read x3 | Find HTTP room | Finds the room named A<1>, e.g. "x" in 2.5 seconds.
              roomName as room_name: String text | its name, as written at the door
              -> String text
            book_rooms write x1 | Book rooms | This.
              -> void
            other write x1 | Own title | Without an end
              -> void
            """);
  }
}
