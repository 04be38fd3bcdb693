package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static dev.pokayoke.processor.Samples.unit;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Exceptions and what is said of them. */
class FailureDiagnosticsTest {

  @ParameterizedTest
  @EnumSource
  void refusesCheckedExceptionsThatNothingExplains(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void /*!PK501*/ save() throws SoldOut, java.io.FileNotFoundException, InterruptedException,
                  IllegalStateException {}
              @Write void /*!PK501*/ open() throws Exception {}
              @Read int /*!PK501*/ load() throws java.sql.SQLException, java.util.concurrent.TimeoutException,
                  java.util.concurrent.ExecutionException { return 1; }
              @Fails(on = SoldOut.class, code = ErrorCode.CONFLICT) @Write void fine() throws Last {}
              static class SoldOut extends Exception {}
              static class Last extends SoldOut {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK501: Service.save may throw Service.SoldOut, of which the model would learn nothing. Add"
            + " @Fails(on = Service.SoldOut.class, code = ErrorCode.CONFLICT), with the code that"
            + " fits.",
        "PK501: Service.open may throw Exception, of which the model would learn nothing. Name the"
            + " exceptions it really throws instead of Exception.",
        "PK501: Service.load may throw SQLException, of which the model would learn nothing. Add"
            + " @Fails(on = SQLException.class, code = ErrorCode.CONFLICT), with the code that fits.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesDeclarationsThatCannotHold(TestCompiler compiler) {
    String source =
        unit(
            """
            /*!PK503*/ @Fails(on = java.io.IOException.class, code = ErrorCode.UNKNOWN_OUTCOME)
            class Service {
              @Write void first() {}
              @Write void second() {}
              @Fails(on = RuntimeException.class, code = ErrorCode.CONFLICT)
              /*!ecj:PK502*/ @Fails(on = RuntimeException.class, code = ErrorCode.NOT_FOUND)
              @Write void /*!javac:PK502*/ third() {}
              @Fails(on = Hidden/*!PK112*/.class, code = ErrorCode.CONFLICT) @Write void fourth() {}
              private static class Hidden extends RuntimeException {}
            }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK503: IOException: only the runtime can say UNKNOWN_OUTCOME. Use INVALID_ARGUMENT,"
            + " NOT_FOUND, PERMISSION_DENIED, CONFLICT, UNAVAILABLE, RATE_LIMITED or INTERNAL.",
        "PK502: RuntimeException is declared twice. Keep one @Fails for it.",
        "PK112: Generated code cannot name Hidden. It is private: make it package-private or public.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesTextsAboutArgumentsThatDoNotExist(TestCompiler compiler) {
    String source =
        unit(
            """
            @Fails(on = RuntimeException.class, code = ErrorCode.CONFLICT, message = /*!PK504*/ "{room_type} is gone.")
            class Service {
              @Fails(on = IllegalStateException.class, code = ErrorCode.CONFLICT,
                  message = /*!PK504*//*!PK504*/ "{roomType} is gone, {room", field = /*!PK505*/ "roomtype")
              @Write void save(String roomType) {}
              @Write void cancel() {}
            }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK504: message: {room_type} names no argument of Service.cancel. Use the published name of"
            + " one.",
        "PK504: message: {roomType} names no argument of Service.save. Did you mean room_type? Use the"
            + " published name of one.",
        "PK504: message: {room names no argument of Service.save. Use the published name of one.",
        "PK505: field: \"roomtype\" names no argument of Service.save. Did you mean room_type? Use the"
            + " published name of one.");
  }
}
