package dev.pokayoke.processor;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said of constraints that a Jakarta Validator has to check. */
class ValidatorDiagnosticsTest {
  private static final String TELL =
      " needs a Jakarta Validator at run time, for %s. Put hibernate-validator on the class path, or"
          + " set Toolbox.Builder.validator(...).";

  private static String needs(String tool, String constraints) {
    return "PK440: " + tool + TELL.formatted(constraints);
  }

  private static String unit(String members) {
    return Samples.unit("import jakarta.validation.Valid;\nclass Service {\n" + members + "}\n");
  }

  @ParameterizedTest
  @EnumSource
  void saysWhichToolsNeedOne(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                Constraints.CAPITAL,
                Constraints.BALANCED,
                Constraints.IN_ORDER,
                Samples.unit("@InOrder record Stay(LocalDate checkIn, LocalDate checkOut) {}\n"),
                Samples.unit(
                    "record Bean(int a) { @AssertTrue boolean isEven() { return a % 2 == 0; } }\n"),
                unit(
                    """
                      @Read void /*!PK440*/ one(@Capital String name, @Capital String other) {}
                      @Read @Balanced void /*!PK440*/ two(int one, int two, List<@Valid Stay> stays) {}
                      @Read void /*!PK440*/ three(@Valid Bean bean,
                          @org.hibernate.validator.constraints.CreditCardNumber String card) {}
                      @Read @Capital String none(@Size(max = 3) String name, @Valid List<String> names) { return name; }
                    """))
            .compile(),
        needs("Service.one", "@Capital"),
        needs("Service.two", "@Balanced and @InOrder"),
        needs("Service.three", "@AssertTrue and @CreditCardNumber"));
  }

  @ParameterizedTest
  @EnumSource
  void saysWhatNobodyChecks(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                Constraints.CAPITAL,
                Constraints.IN_ORDER,
                Samples.unit(
                    "/*!javac:PK441*/ @InOrder record Stay(LocalDate checkIn, LocalDate checkOut) {}\n"),
                unit(
                    """
                      record Room(/*!javac:PK441*/ @Capital String name) {}
                      @Read void find(Stay /*!ecj:PK441*/ stay, List<Room> /*!ecj:PK441*/ rooms,
                          /*!PK441*/ @Size(max = 9, groups = Runnable.class) String grouped) {}
                    """))
            .compile(),
        "PK441: Service.find(stay) -> Stay: @InOrder is never checked. Write @Valid at"
            + " Service.find(stay).",
        "PK441: Service.find(rooms)[] -> Room.name: @Capital is never checked. Write @Valid at"
            + " Service.find(rooms).",
        "PK441: Service.find(grouped): @Size is never checked. Nothing asks for its group: name it in"
            + " Spring's @Validated at the method, or take groups off.");
  }

  @ParameterizedTest
  @EnumSource
  void goesIntoObjectsInsideThemselves(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                Constraints.CAPITAL,
                unit(
                    """
                      record Node(/*!javac:PK441*/ @Capital String name, List<Node> nodes) {}
                      @Read void /*!PK440*/ find(@Valid Node /*!ecj:PK441*/ root) {}
                    """))
            .compile(),
        "PK441: Service.find(root) -> Node.nodes[] -> Node.name: @Capital is never checked. Write @Valid"
            + " at Service.find(root) -> Node.nodes.",
        needs("Service.find", "@Capital"));
  }

  @ParameterizedTest
  @EnumSource
  void groupsMustBeNameable(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                ValidatorGroupsTest.VALIDATED,
                unit(
                    """
                      private interface Hidden {}
                      @Read @org.springframework.validation.annotation.Validated(Hidden/*!PK112*/.class)
                      void /*!PK440*/ find(@Size(max = 3, groups = Hidden.class) String name) {}
                    """))
            .compile(),
        "PK112: Generated code cannot name Hidden. It is private: make it package-private or public.",
        needs("Service.find", "@Size"));
  }

  @ParameterizedTest
  @EnumSource
  void refusesWhatNothingCanCheck(TestCompiler compiler) {
    String old =
        """
        package p;
        @javax.validation.Constraint @interface Old {}
        """;
    String meta =
        """
        package javax.validation;
        public @interface Constraint {}
        """;
    Diagnosed.says(
        compiler
            .sources(
                meta,
                old,
                Constraints.CAPITAL,
                Samples.unit("/*!javac:PK401*/ @Old record Stay(int nights) {}\n"),
                Samples.unit("record Street(/*!javac:PK401*/ @Capital String name) {}\n"),
                unit(
                    """
                      record Guest(@com.fasterxml.jackson.annotation.JsonUnwrapped Street street) {}
                      @Read void find(Stay /*!ecj:PK401*/ stay, Guest /*!ecj:PK401*/ guest) {}
                    """))
            .compile(),
        "PK401: Service.find(stay) -> Stay: @Old of javax.validation is not checked. Use the annotation"
            + " of jakarta.validation.",
        "PK401: Service.find(guest) -> Guest.street.name: @Capital is not checked. Write @Valid at"
            + " street, whose properties are unwrapped.");
  }

  @ParameterizedTest
  @EnumSource
  void aGroupThatAnotherToolAsksForIsNoOversight(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                ValidatorGroupsTest.VALIDATED,
                unit(
                    """
                      record In(@Size(max = 3, groups = Runnable.class) String name) {}
                      @Read @org.springframework.validation.annotation.Validated(Runnable.class)
                      void /*!PK440*/ find(@Valid In in) {}
                      @Read void list(@Valid In in) {}
                    """))
            .compile(),
        needs("Service.find", "@Size"));
  }

  @ParameterizedTest
  @EnumSource
  void refusesWhatStandsWhereNoValidatorLooks(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                Constraints.CAPITAL,
                Samples.HEADER
                    + "import jakarta.validation.Valid;\n"
                    + """
                    class Service {
                      @Read void /*!PK440*/ find(@Valid Made made, @Valid Set set, @Valid Fine fine) {}
                      static class Made {
                        private final String name;
                        public Made(/*!PK401*/ @Capital String name) { this.name = name; }
                        public String getName() { return name; }
                      }
                      static class Set {
                        private String name;
                        public String getName() { return name; }
                        public void setName(/*!PK401*/ @Capital String name) { this.name = name; }
                      }
                      static class Fine {
                        @Capital private String name;
                        private String other;
                        public String getName() { return name; }
                        public void setName(@Capital String name) { this.name = name; }
                        @Capital public String getOther() { return other; }
                        public void setOther(String other) { this.other = other; }
                      }
                    }
                    """)
            .compile(),
        "PK401: Service.find(made) -> Made.name: @Capital is not checked. A validator looks at fields and"
            + " getters, not at what a constructor or a setter takes. Put it there.",
        "PK401: Service.find(set) -> Set.name: @Capital is not checked. A validator looks at fields and"
            + " getters, not at what a constructor or a setter takes. Put it there.",
        needs("Service.find", "@Capital"));
  }
}
