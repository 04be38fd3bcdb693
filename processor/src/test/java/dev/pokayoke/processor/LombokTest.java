package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import javax.annotation.processing.Processor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Classes of Lombok, which runs before or after us. Under javac only: in ecj Lombok is a Java agent
 * of the compiler's JVM, and no processor.
 */
class LombokTest {
  private static final String HEADER =
      Samples.HEADER
          + """
          import lombok.*;
          import lombok.experimental.*;

          """;

  private static Served served(boolean before, String members) {
    Compilation.Builder compilation =
        TestCompiler.JAVAC.sources(HEADER + "class Service {\n" + members + "}\n");
    return Served.of(
        TestCompiler.JAVAC, before ? compilation.with(lombok()) : compilation.withLater(lombok()));
  }

  private static Processor lombok() {
    try {
      Class<?> processor =
          Class.forName("lombok.launch.AnnotationProcessorHider$AnnotationProcessor");
      return (Processor) processor.getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException failure) {
      throw new LinkageError(failure.getMessage(), failure);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void createsValues(boolean before) {
    Served served =
        served(
            before,
            """
              @Write Guest save(Guest guest, Named named) { return guest; }
              @Value static class Guest {
                /** as in the passport */
                String fullName;
                @Min(1) int nights;
                boolean vip;
              }
              @Value(staticConstructor = "of") static class Named { String name; }
            """);
    String guest = "{\"full_name\":\"Ann\",\"nights\":2,\"vip\":true}";
    assertThat(served.call("save", "{\"guest\":" + guest + ",\"named\":{\"name\":\"x\"}}"))
        .isEqualTo(guest);
    assertThat(served.call("save", "{\"guest\":" + guest.replace("2", "0") + ",\"named\":{}}"))
        .contains("guest.nights", "named.name");
    assertThat(served.definition("save")).contains("as in the passport");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void tellsClassesOfAUnionApart(boolean before) {
    Served served =
        served(
            before,
            """
              @Write List<Payment> pay(
                  List<Payment> payments, Stay stay, @GreaterThan("stay.to") LocalDate due) {
                return payments;
              }
              sealed interface Payment {}
              @Value static final class Card implements Payment { String number; }
              @Data @NoArgsConstructor static final class Cash implements Payment { private int amount; }
              @Data static class Stay { private LocalDate to; }
            """);
    String payments = "[{\"type\":\"cash\",\"amount\":2},{\"type\":\"card\",\"number\":\"7\"}]";
    String call = "{\"payments\":%s,\"stay\":{\"to\":\"2026-06-14\"},\"due\":\"2026-06-%d\"}";
    assertThat(served.call("pay", call.formatted(payments, 15)))
        .isEqualTo("{\"result\":" + payments + "}");
    assertThat(served.call("pay", call.formatted(payments, 14)))
        .contains("\"message\":\"2026-06-14 is not after stay.to 2026-06-14.");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void setsData(boolean before) {
    Served served =
        served(
            before,
            """
              @Write Room save(Room room, Fixed fixed, Fluent fluent) { return room; }
              @Data static class Room {
                private String name;
                private boolean isActive;
                @Arg(required = false) private String view = "garden";
              }
              @Data static class Fixed {
                private final String name;
                @lombok.NonNull private String other;
                private int beds;
              }
              @Getter @Setter @Accessors(fluent = true) @NoArgsConstructor @AllArgsConstructor
              static class Fluent { private String name; }
            """);
    assertThat(
            served.call(
                "save",
                "{\"room\":{\"name\":\"A\",\"active\":true},\"fixed\":{\"name\":\"n\",\"other\":\"o\","
                    + "\"beds\":2},\"fluent\":{\"name\":\"f\"}}"))
        .isEqualTo("{\"name\":\"A\",\"active\":true,\"view\":\"garden\"}");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void buildsWhatHasABuilder(boolean before) {
    Served served =
        served(
            before,
            """
              @Write Stay save(Stay stay, Wide wide) { return stay; }
              @Value @Builder static class Stay {
                String hotel;
                @Builder.Default int guests = 2;
                @Singular List<String> tags;
              }
              @Getter @SuperBuilder static class Base { private final String name; }
              @Getter @SuperBuilder(setterPrefix = "with") static class Other { private String a; }
              @Getter @SuperBuilder static class Wide extends Base { private final int width; }
            """);
    assertThat(
            served.call(
                "save",
                "{\"stay\":{\"hotel\":\"H\",\"tags\":[\"a\"]},\"wide\":{\"name\":\"n\",\"width\":1}}"))
        .isEqualTo("{\"hotel\":\"H\",\"guests\":2,\"tags\":[\"a\"]}");
    assertThat(
            served.call(
                "save",
                "{\"stay\":{\"hotel\":\"H\",\"guests\":5,\"tags\":[]},\"wide\":{\"name\":\"n\","
                    + "\"width\":1}}"))
        .isEqualTo("{\"hotel\":\"H\",\"guests\":5,\"tags\":[]}");
  }

  /** Bodies are shown as they were written, and their fields have the types they were given. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void doesNotHideBodies(boolean before) {
    Compilation.Builder compilation =
        TestCompiler.JAVAC.sources(
            HEADER
                + """
                @RequiredArgsConstructor class Service {
                  private final Rooms rooms;
                  @SneakyThrows @Read int count(@lombok.NonNull String room) {
                    val first = room;
                    /*!PK512*/ rooms.save(first);
                    return 1;
                  }
                  static class Rooms { void save(String room) {} }
                }
                """);
    Diagnosed.says(
        (before ? compilation.with(lombok()) : compilation.withLater(lombok())).compile(),
        "PK512: Service.count is a @Read, and rooms.save() changes something; reads are attempted"
            + " again. Make it a @Write, or take the call out.");
  }
}
