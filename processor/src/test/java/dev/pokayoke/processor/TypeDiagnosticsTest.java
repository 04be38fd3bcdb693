package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Types without one strict form on the wire. */
class TypeDiagnosticsTest {

  @ParameterizedTest
  @EnumSource
  void namesTypeAndWayToIt(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void bookRoom(RoomRequest /*!ecj:PK101*/ room) {}
              @Read Page /*!ecj:PK101*/ findPage() { return null; }
              record RoomRequest(
                  String note,
                  Map<String, Object> /*!javac:PK101*/ extras) {}
              record Page(List<Row> rows) {}
              record Row(Object /*!javac:PK101*/ cell) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK101: Service.bookRoom(room) -> RoomRequest.extras: Map<String, Object> is not supported."
            + " Its keys are open. Use a record, or a List of records that hold key and value.",
        "PK101: result of Service.findPage -> Page.rows -> Row.cell: Object is not supported. It says"
            + " nothing of its value. Use a record or another exact type.");
  }

  @ParameterizedTest
  @EnumSource
  void reportsSharedRecordOnce(TestCompiler compiler) {
    String source =
        service(
            """
              @Write Shared save(Shared /*!ecj:PK101*/ shared) { return shared; }
              @Read List<Shared> list() { return null; }
              record Shared(UUID /*!javac:PK101*/ key) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK101: Service.save(shared) -> Shared.key: UUID is not supported. This version reads no such"
            + " values. Use a String and convert it in the method.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          String[]                 | String[]                | Use a List.
          byte[]                   | byte[]                  | Use a List.
          Set<String>              | Set<String>             | Use a List.
          Collection<String>       | Collection<String>      | Use a List.
          ArrayList<String>        | ArrayList<String>       | Use a List.
          List                     | List                    | Nothing is known of its items. Say what they are, as in List<String>.
          List<?>                  | ?                       | Nothing is known of it for certain. Name the type itself.
          List<? extends Number>   | ? extends Number        | Nothing is known of it for certain. Name the type itself.
          List<List<Instant>>      | Instant                 | This version reads no such times. Use LocalDate, LocalDateTime or a String.
          List<Optional<String>>   | Optional<String>        | An Optional can be a parameter, a component or a result, and nothing inside them. Use the type itself.
          Optional<OptionalInt>    | OptionalInt             | An Optional can be a parameter, a component or a result, and nothing inside them. Use the type itself.
          BigInteger               | BigInteger              | This version reads no such numbers. Use long or BigDecimal.
          UUID                     | UUID                    | This version reads no such values. Use a String and convert it in the method.
          Number                   | Number                  | It does not say which number. Use int, long or BigDecimal.
          CharSequence             | CharSequence            | Use a String.
          Bean                     | Service.Bean            | Only its code knows what is in it. Use a record.
          Open                     | Service.Open            | It does not say what is in it. Use a record.
          Tree                     | Service.Tree            | It contains itself. Use ids for what is inside it.
          Box<String>              | Service.Box<String>     | It has type parameters. Use a record without them.
          Hidden                   | Service.Hidden          | It is private: make it package-private or public.
          java.util.Map.Entry<String, String> | Map.Entry<String, String> | It does not say what is in it. Use a record.
          List<ToolCall>           | ToolCall                | The runtime passes it as a parameter of the tool only. Take it from there.
          """)
  void saysWhatToUse(String declared, String shown, String reason) {
    String source =
        service(
            """
              @Write void save(%s /*!PK101*/ value) {}
              static class Bean {}
              interface Open {}
              record Tree(String name, List<Tree> children) {}
              record Box<T>(T value) {}
              private record Hidden(String value) {}
            """
                .formatted(declared));
    String where =
        declared.equals("Tree") ? "Service.save(value) -> Tree.children" : "Service.save(value)";
    for (TestCompiler compiler : TestCompiler.values()) {
      Compilation compilation = compiler.sources(source).compile();
      assertThat(compilation.messages())
          .extracting(Compilation.Message::text)
          .filteredOn(text -> !text.startsWith("PK20"))
          .containsExactly("PK101: " + where + ": " + shown + " is not supported. " + reason);
    }
  }
}
