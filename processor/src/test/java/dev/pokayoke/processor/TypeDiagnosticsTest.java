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
        "PK101: Service.bookRoom(room) -> RoomRequest.extras: Object is not supported. It says"
            + " nothing of its value. Use a record or another exact type.",
        "PK101: result of Service.findPage -> Page.rows -> Row.cell: Object is not supported. It says"
            + " nothing of its value. Use a record or another exact type.");
  }

  @ParameterizedTest
  @EnumSource
  void typesWithoutEndEndTheReading(TestCompiler compiler) {
    String source =
        service(
            """
              @Read String find(
                  Grow<String> /*!PK101*/ direct,
                  Two<String> /*!PK101*/ mutual,
                  Shape<String> /*!PK101*/ sealed,
                  Swap<String, Integer> finite) { return ""; }
              record Grow<T>(Optional<Grow<List<T>>> lists, Optional<Grow<Set<T>>> sets) {}
              record Two<T>(Optional<Three<T>> three) {}
              record Three<T>(List<Two<T[]>> two) {}
              sealed interface Shape<T> permits Leaf {}
              record Leaf<T>(List<Shape<List<T>>> more) implements Shape<T> {}
              record Swap<A, B>(Optional<Swap<B, A>> other, A value) {}
            """);
    String endless =
        " is not supported. Each holds another with longer type arguments, without end. Use the"
            + " same ones inside.";
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK101: Service.find(direct): Service.Grow<String>" + endless,
        "PK101: Service.find(mutual): Service.Two<String>" + endless,
        "PK101: Service.find(sealed): Service.Shape<String>" + endless);
  }

  @ParameterizedTest
  @EnumSource
  void reportsSharedRecordOnce(TestCompiler compiler) {
    String source =
        service(
            """
              @Write Shared save(Shared /*!ecj:PK101*/ shared) { return shared; }
              @Read List<Shared> list() { return null; }
              record Shared(Date /*!javac:PK101*/ key) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK101: Service.save(shared) -> Shared.key: Date is not supported. It does not say"
            + " whether it is a moment or a day. Use java.time.Instant or LocalDate.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          byte[]                   | byte[]                  | A model cannot write bytes. Use a String, and say in its description what it holds.
          char[]                   | char[]                  | Use a String.
          Object...                | Object                  | It says nothing of its value. Use a record or another exact type.
          List<String>[]           | List<String>[]          | Java cannot make an array of a generic type. Use a List.
          Set<java.net.URL>        | Set<URL>                | A URL asks the network which other one it equals. Use URI.
          HashSet<String>          | HashSet<String>         | Use a Set.
          HashMap<String, String>  | HashMap<String, String> | Use a Map.
          SortedMap<String, String>| SortedMap<String, String> | Use a Map.
          Map<Integer, String>     | Map<Integer, String>    | Names in JSON are text, so its keys are a String or an enum. Use one of them.
          Map<?, String>           | Map<?, String>          | Names in JSON are text, so its keys are a String or an enum. Use one of them.
          Map                      | Map                     | Nothing is known of its keys and values. Say what they are, as in Map<String, Integer>.
          Map<String, Object>      | Object                  | It says nothing of its value. Use a record or another exact type.
          Set                      | Set                     | Nothing is known of its items. Say what they are, as in List<String>.
          ArrayList<String>        | ArrayList<String>       | Use a List.
          List                     | List                    | Nothing is known of its items. Say what they are, as in List<String>.
          List<?>                  | ?                       | Nothing is known of it for certain. Name the type itself.
          List<? extends Number>   | Number                  | It does not say which number. Use int, long or BigDecimal.
          List<? super Integer>    | ? super Integer         | Nothing is known of it for certain. Name the type itself.
          List<List<Date>>         | Date                    | It does not say whether it is a moment or a day. Use java.time.Instant or LocalDate.
          List<Optional<String>>   | Optional<String>        | An Optional can be a parameter, a component or a result, and nothing inside them. Use the type itself.
          Optional<OptionalInt>    | OptionalInt             | An Optional can be a parameter, a component or a result, and nothing inside them. Use the type itself.
          Calendar                 | Calendar                | It can be changed, and its zone is often that of the machine. Use java.time.ZonedDateTime.
          TimeZone                 | TimeZone                | Use java.time.ZoneId.
          java.sql.Date            | Date                    | Its zone is that of the machine. Use java.time.LocalDate.
          Number                   | Number                  | It does not say which number. Use int, long or BigDecimal.
          CharSequence             | CharSequence            | Use a String.
          Bean                     | Service.Bean            | Only its code knows what is in it. Use a record.
          Open                     | Service.Open            | It does not say what is in it. Use a record or a sealed interface.
          Box                      | Service.Box             | Nothing is known of its type arguments. Name them, as in Page<Room>.
          Box<?>                   | Service.Box<?>          | Nothing is known of its type arguments. Name them, as in Page<Room>.
          Box<Number>              | Number                  | It does not say which number. Use int, long or BigDecimal.
          Hidden                   | Service.Hidden          | It is private: make it package-private or public.
          java.util.Map.Entry<String, String> | Map.Entry<String, String> | It does not say what is in it. Use a record or a sealed interface.
          CallContext              | CallContext             | The host fills it, not the model. Take a value of it with @FromContext, or take a ToolCall.
          List<ToolCall>           | ToolCall                | The runtime passes it as a parameter of the tool only. Take it from there.
          """)
  void saysWhatToUse(String declared, String shown, String reason) {
    String source =
        service(
            """
              @Write void save(%s /*!PK101*/ value) {}
              static class Bean {}
              interface Open {}
              record Box<T>(T value) {}
              private record Hidden(String value) {}
            """
                .formatted(declared));
    String where =
        declared.equals("Box<Number>") ? "Service.save(value) -> Box.value" : "Service.save(value)";
    for (TestCompiler compiler : TestCompiler.values()) {
      Compilation compilation = compiler.sources(source).compile();
      assertThat(compilation.messages())
          .extracting(Compilation.Message::text)
          .filteredOn(text -> !text.startsWith("PK20"))
          .containsExactly("PK101: " + where + ": " + shown + " is not supported. " + reason);
    }
  }
}
