package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.processor.write.ToolsetWriter;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** From source to files, under both compilers: the same bytes, and nothing to complain of. */
class SameBytesTest {
  private static final String SERVICE =
      Samples.unit(
          """
          /** All there is. */
          @Toolset(label = "the hotel system", user = "guest")
          @Fails(on = IllegalStateException.class, code = ErrorCode.CONFLICT, fix = "{tool:find_rooms}")
          public class Service implements Counter<Long> {
            /** Finds rooms.
             * @param checkIn first night
             * @param checkOut day of departure
             * @param kind of the room
             * @param guests people
             * @param note ünïcode
             * @param ids known ones */
            @Read(onEmpty = "None. Try {tool:save_room}.")
            public List<Room> findRooms(LocalDate checkIn, @GreaterThan("checkIn") Optional<LocalDate> checkOut,
                Kind kind, @Min(1) @Max(8) int guests, OptionalNote note, List<Long> ids,
                @FromContext("user_id") String user, ToolCall call) { return List.of(); }

            /** Saves a room.
             * @param room to save
             * @param text beside it */
            @Write
            @Fails(on = Gone.class, code = ErrorCode.NOT_FOUND, message = "{text} is gone.", field = "text")
            Optional<Room> saveRoom(Room room, @NotBlank @Pattern(regexp = "[a-z]+") String text,
                @IdempotencyKey UUID key) throws Gone, java.io.IOException { return Optional.empty(); }

            /** Touches. */
            @Write void touch() {}

            /** Adds.
             * @param value to add */
            @Override public Long count(Long value) { return value; }

            /** A note. */
            public record OptionalNote(Optional<String> text) {}
            /** A room.
             * @param name its name */
            public record Room(long roomId, String name, List<List<Kind>> kinds, double price, BigDecimal sum,
                boolean open, LocalDateTime since, OptionalInt floor) {}
            enum Kind { SINGLE, @Alias({"dbl"}) DOUBLE }
            static class Gone extends Exception { private static final long serialVersionUID = 1L; }
          }
          """);

  private static final String COUNTER =
      """
      package p;
      import dev.pokayoke.*;
      interface Counter<T> {
        /** Counts.
         * @param other what */
        @Read T count(T other);
      }
      """;

  @Test
  void bothCompilersGiveTheSameFiles() {
    Map<String, String> byJavac = files(TestCompiler.JAVAC);
    assertThat(byJavac.keySet())
        .isEqualTo(
            Set.of(
                "META-INF/native-image/dev.pokayoke/p.Service/resource-config.json",
                "META-INF/pokayoke/p.Service.json",
                "p/ServiceTools.java"));
    assertThat(files(TestCompiler.ECJ)).isEqualTo(byJavac);
  }

  private static Map<String, String> files(TestCompiler compiler) {
    Compilation.Builder builder =
        compiler
            .sources(SERVICE, COUNTER)
            .option("-Apokayoke.dialects=openai,openai-responses,anthropic,gemini,bedrock")
            .writer(ToolsetWriter::write);
    if (compiler == TestCompiler.JAVAC) {
      builder.option("-Xlint:all,-processing,-classfile").option("-Werror");
    }
    Compilation compilation = builder.compile();
    Diagnosed.saysAll(compilation);
    return compilation.files();
  }
}
