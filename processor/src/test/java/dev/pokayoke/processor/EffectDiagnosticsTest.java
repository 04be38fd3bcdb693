package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static dev.pokayoke.processor.Samples.unit;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a tool does, and who fills its parameters. */
class EffectDiagnosticsTest {

  @ParameterizedTest
  @EnumSource
  void refusesContradictionsOfNameAndEffect(TestCompiler compiler) {
    String source =
        service(
            """
              @Read /*!PK301*/ @Write int both() { return 1; }
              /*!PK302*/ @Read int cancelBooking() { return 1; }
              /*!PK303*/ @Write(idempotent = true) void createBooking() {}
              @Write(idempotent = true) void setDates() {}
              @Write(idempotent = true) void payBill(@IdempotencyKey UUID key) {}
              @Write void sendMail() {}
              @Read int postCode() { return 1; }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK301: Service.both is both @Read and @Write. Keep @Write if it changes anything, else"
            + " @Read.",
        "PK302: Service.cancelBooking is a @Read, and \"cancel\" says that it changes something; reads"
            + " are attempted again. Make it a @Write, or rename it.",
        "PK303: Service.createBooking cannot be idempotent: \"create\" makes something new each time,"
            + " and it takes no key. Take idempotent = true off, or add a parameter"
            + " \"@IdempotencyKey String key\" by which the dependency knows a repetition.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesKeysThatCannotBeFilled(TestCompiler compiler) {
    String source =
        service(
            """
              @Read int count(@IdempotencyKey String /*!PK304*/ key) { return 1; }
              @Write void save(@IdempotencyKey long /*!PK305*/ first, @IdempotencyKey UUID /*!PK306*/ second) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK304: Service.count is a @Read and has no key. Take @IdempotencyKey off, or make it a"
            + " @Write.",
        "PK305: Service.save(first): a key is a String or a UUID, not long. Change the type.",
        "PK306: Service.save(second): a call has one key, and first is it already. Keep one of them.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesContextValuesThatCannotBeChecked(TestCompiler compiler) {
    String source =
        service(
            """
              @Read int count(
                  @FromContext(/*!PK307*/ " ") String blank,
                  @FromContext(/*!PK308*/ "roles") List<String> roles,
                  @FromContext(/*!PK308*/ "ids") long[] ids,
                  @FromContext(/*!PK308*/ "hidden") Hidden hidden,
                  @FromContext("tenant") UUID tenant,
                  @FromContext("level") int level) { return 1; }
              private static class Hidden {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK307: Service.count(blank): @FromContext does not say which value. Name its key, as in"
            + " @FromContext(\"user_id\").",
        "PK308: Service.count(roles): a value of the context cannot be checked to be List<String>. Use"
            + " a primitive type, or a class without type arguments that this package can name.",
        "PK308: Service.count(ids): a value of the context cannot be checked to be long[]. Use a"
            + " primitive type, or a class without type arguments that this package can name.",
        "PK308: Service.count(hidden): a value of the context cannot be checked to be Service.Hidden."
            + " Use a primitive type, or a class without type arguments that this package can name.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesContextValuesThatDoNotTellWritesApart(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(
                  @FromContext(/*!PK308*/ "caller") Caller caller,
                  @FromContext(/*!PK308*/ "box") Integer box,
                  @FromContext(/*!PK308*/ "roles") List<String> roles,
                  @FromContext("text") String text, @FromContext("letter") char letter,
                  @FromContext("flag") Boolean flag, @FromContext("count") short count,
                  @FromContext("ratio") float ratio, @FromContext("kind") Kind kind,
                  @FromContext("tenant") UUID tenant, @FromContext("limit") BigDecimal limit,
                  @FromContext("day") LocalDate day, @FromContext("moment") LocalDateTime moment) {}
              @Read int count(@FromContext("caller") Caller caller) { return 1; }
              static class Caller {}
              static class Integer {}
              enum Kind { ONE }
            """);
    String remedy =
        " of type %s cannot tell one write from another. Use a String, an enum, a primitive type or"
            + " its box, BigDecimal, BigInteger, UUID, or a value of java.time such as LocalDate.";
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK308: Service.save(caller): a value of the context" + remedy.formatted("Service.Caller"),
        "PK308: Service.save(box): a value of the context" + remedy.formatted("Service.Integer"),
        "PK308: Service.save(roles): a value of the context" + remedy.formatted("List<String>"));
  }

  @ParameterizedTest
  @EnumSource
  void refusesIdentitiesThatNothingReads(TestCompiler compiler) {
    String source =
        service(
            """
              @Read int count(@Arg(identity = /*!PK107*/ false) String word) { return 1; }
              @Write void save(@Arg(identity = false) String remark, In /*!ecj:PK107*/ in, @Arg(identity = true) int x) {}
              record In(@Arg(identity = /*!javac:PK107*/ false) String note, @Arg(identity = true) int y) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK107: @Arg(identity = false) has no effect here. A @Read has no identity: take it off.",
        "PK107: @Arg(identity = false) has no effect here. Put it on a parameter of a @Write, which is"
            + " left out as a whole.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesParametersWithTwoRoles(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(
                  @FromContext("user_id") @IdempotencyKey String /*!PK309*/ first,
                  @FromContext("user_id") @Arg(name = "x") @NotBlank String /*!PK309*/ second,
                  @Arg(name = "call") ToolCall /*!PK309*/ third,
                  @FromContext("user_id") @NotNull String fine) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK309: Service.save(first): @FromContext and @IdempotencyKey contradict each other. Keep one of them.",
        "PK309: Service.save(second): @FromContext and @Arg and @NotBlank contradict each other. Keep one of them.",
        "PK309: Service.save(third): ToolCall and @Arg contradict each other. Keep one of them.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesAttemptsThatMakeNoSense(TestCompiler compiler) {
    String source =
        unit(
            """
            class Service {
              @Read(attempts = /*!PK310*/ 0) int none() { return 1; }
              @Read(attempts = /*!PK310*/ 11) int many() { return 1; }
              @Read(attempts = 10) int most() { return 1; }
            }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK310: Service.none: attempts = 0 is not between 1 and 10. Use 1 where another layer retries,"
            + " else 3.",
        "PK310: Service.many: attempts = 11 is not between 1 and 10. Use 1 where another layer"
            + " retries, else 3.");
  }
}
