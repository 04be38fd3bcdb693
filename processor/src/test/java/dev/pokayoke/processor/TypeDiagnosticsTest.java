package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;

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
}
