package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static dev.pokayoke.processor.Samples.unit;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Constraints, comparisons and spellings. */
class ValueDiagnosticsTest {
  private static final String NULLABLE =
      """
      package p;
      import java.lang.annotation.*;
      @Target({ElementType.TYPE_USE, ElementType.PARAMETER}) @interface Nullable {}
      """;

  @ParameterizedTest
  @EnumSource
  void refusesOptionalPrimitives(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(@Nullable int /*!PK104*/ first, @Nullable Integer second, In /*!ecj:PK104*/ in) {}
              record In(@Nullable boolean /*!javac:PK104*/ third) {}
            """);
    Diagnosed.says(
        compiler.sources(NULLABLE, source).compile(),
        "PK104: Service.save(first): int is never null, and it may be absent. Use @Nullable Integer, or"
            + " say what it is then, as in @Arg(defaultValue = \"...\").",
        "PK104: Service.save(in) -> In.third: boolean is never null, and it may be absent. Use @Nullable"
            + " Boolean, or say what it is then, as in @Arg(defaultValue = \"...\").");
  }

  @ParameterizedTest
  @EnumSource
  void refusesAnnotationsOfJackson(TestCompiler compiler) {
    String source =
        unit(
            """
            import com.fasterxml.jackson.annotation.*;

            class Service {
              @Write void save(/*!PK105*/ @JacksonInject String first,
                  In /*!ecj:PK105*//*!ecj:PK105*//*!ecj:PK105*/ in, Kind kind) {}
              /*!javac:PK105*/ @JsonPropertyOrder("second")
              /*!javac:PK105*/ @JsonIgnoreProperties("third") record In(
                  /*!javac:PK105*/ @JsonFormat(pattern = "x") String second,
                  @JsonProperty(required = true) String third) {}
              /*!PK105*/ @JsonInclude enum Kind {
                A;
                /*!PK105*/ @JsonValue String text() { return ""; }
              }
            }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK105: @JacksonInject is not supported and would be ignored. Use @FromContext on a parameter of"
            + " the tool.",
        "PK105: @JsonPropertyOrder is not supported and would be ignored. Take it off, and declare them"
            + " in this order.",
        "PK105: @JsonIgnoreProperties is not supported and would be ignored. Use @JsonIgnore at each of"
            + " them.",
        "PK105: @JsonFormat is not supported and would be ignored. Take it off; for a date use"
            + " @Arg(formats = \"...\").",
        "PK105: @JsonInclude is not supported and would be ignored. Take it off, or give the tool a"
            + " type of its own without it.",
        "PK105: @JsonValue is not supported and would be ignored. What it returns is not known at compile"
            + " time. Set @JsonProperty(\"...\") on each constant.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesConstraintsThatWouldNotBeChecked(TestCompiler compiler) {
    String old =
        """
        package javax.validation.constraints;
        public @interface Size {
          int max();
        }
        """;
    String source =
        service(
            """
              @Write void save(
                  /*!PK401*/ @javax.validation.constraints.Size(max = 9) String old,
                  @DecimalMin(/*!PK401*/ "1,5") BigDecimal price,
                  Box<@NotBlank String> /*!PK401*/ box,
                  @NotNull String fine) {}
              record Box<T>(T value) {}
            """);
    Diagnosed.says(
        compiler.sources(old, source).compile(),
        "PK401: Service.save(old): @Size of javax.validation is not checked. Use the annotation of"
            + " jakarta.validation.",
        "PK401: Service.save(price): @DecimalMin(\"1,5\") is not checked. Write a decimal number, as"
            + " \"0.01\".",
        "PK401: Service.save(box): @NotBlank is not checked. It stands on the type argument of a"
            + " record. Write it on the record's component.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesConstraintsOnOtherTypes(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(
                  /*!PK402*/ @Size(max = 3) int number,
                  /*!PK402*/ @AssertTrue String text,
                  /*!PK402*/ @org.hibernate.validator.constraints.UniqueElements int[] numbers,
                  /*!PK402*/ @Past List<String> past,
                  List<@Min(1) Boolean> /*!PK402*/ flags,
                  /*!PK402*/ @Min(1) boolean flag,
                  @Pattern(regexp = /*!PK402*/ "a") List<String> list,
                  /*!PK402*/ @NotBlank LocalDate date,
                  @Size(max = 3) List<String> fine,
                  @Min(1) Optional<Integer> alsoFine,
                  @Positive BigDecimal price) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK402: Service.save(number): @Size says nothing about int. Use @Min, @Max or @Positive.",
        "PK402: Service.save(text): @AssertTrue says nothing about String. Use @Size, @Pattern or"
            + " @NotBlank.",
        "PK402: Service.save(numbers): @UniqueElements says nothing about int[]. Use @Size or @NotEmpty.",
        "PK402: Service.save(past): @Past says nothing about List<String>. Use a type of"
            + " java.time, as LocalDate.",
        "PK402: Service.save(flags)[]: @Min says nothing about Boolean. Use @AssertTrue or"
            + " @AssertFalse.",
        "PK402: Service.save(flag): @Min says nothing about boolean. Use @AssertTrue or @AssertFalse.",
        "PK402: Service.save(list): @Pattern says nothing about List<String>. Use @Size or @NotEmpty.",
        "PK402: Service.save(date): @NotBlank says nothing about LocalDate. Use @Past or @Future.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesConstraintsThatNoValueSatisfies(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(
                  /*!PK403*/ @Min(9) @Max(3) int first,
                  /*!PK403*/ @Min(300) byte second,
                  @Max(0) /*!PK403*/ @Positive BigDecimal third,
                  /*!PK403*/ @Size(min = 3, max = 2) String fourth,
                  @Pattern(regexp = /*!PK404*/ "a[") String fifth,
                  /*!PK403*/ @org.hibernate.validator.constraints.Length(max = 2) @Size(min = 3) String sixth,
                  /*!PK403*/ @Size(max = 0) @NotBlank String seventh,
                  /*!PK403*/ @Null String eighth,
                  /*!PK403*/ @Min(1000) @Digits(integer = 3, fraction = 0) int ninth,
                  /*!PK403*/ @Past @FutureOrPresent LocalDate tenth,
                  /*!PK403*/ @DecimalMin("1") @DecimalMax(value = "1", inclusive = false) double last,
                  List<@Min(2) @Max(1) Integer> /*!PK403*/ items,
                  @org.jspecify.annotations.Nullable @Null String alsoNull,
                  @PastOrPresent @FutureOrPresent LocalDate today,
                  @Min(3) @Max(3) int fine,
                  @Positive @Max(1) long alsoFine) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK403: Service.save(first): no value satisfies @Min(9) and @Max(3) on int. Correct it.",
        "PK403: Service.save(second): no value satisfies @Min(300) on byte. Correct it.",
        "PK403: Service.save(third): no value satisfies @Positive and @Max(0) on BigDecimal. Correct"
            + " it.",
        "PK403: Service.save(fourth): no value satisfies @Size(min = 3, max = 2). Correct it.",
        "PK404: Service.save(fifth): the regular expression is wrong at character 2 (Unclosed"
            + " character class). Correct it there.",
        "PK403: Service.save(sixth): no value satisfies @Length(max = 2) and @Size(min = 3). Correct"
            + " it.",
        "PK403: Service.save(seventh): no value satisfies @Size(max = 0) and @NotBlank. Correct it.",
        "PK403: Service.save(eighth): no value satisfies @Null on String, which is required. Correct"
            + " it.",
        "PK403: Service.save(ninth): no value satisfies @Min(1000) and @Digits(integer = 3, fraction ="
            + " 0) on int. Correct it.",
        "PK403: Service.save(tenth): no value satisfies @Past and @FutureOrPresent. Correct it.",
        "PK403: Service.save(last): no value satisfies @DecimalMin(\"1\") and @DecimalMax(value ="
            + " \"1\", inclusive = false) on double. Correct it.",
        "PK403: Service.save(items)[]: no value satisfies @Min(2) and @Max(1) on Integer. Correct it.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesComparisonsThatMeanNothing(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(
                  LocalDate checkIn,
                  @GreaterThan(/*!PK405*/ "checkin") LocalDate first,
                  @GreaterThan(/*!PK406*/ "second") LocalDate second,
                  @GreaterThan(/*!PK407*/ "checkIn") LocalDateTime third,
                  @GreaterThan(/*!PK408*/ "checkIn") String fourth,
                  @GreaterThan(/*!PK405*/ "user") int fifth,
                  @FromContext("user") int user,
                  @GreaterThan("checkIn") Optional<LocalDate> fine) {}
              @Write void period(LocalDate from, @GreaterThan(/*!PK405*/ "form") LocalDate to) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK405: Service.save(first): @GreaterThan(\"checkin\") must name another argument of the"
            + " tool, or component of the record, that the model fills, or one inside, as stay.from. Did"
            + " you mean checkIn? Use its Java name.",
        "PK406: Service.save(second): @GreaterThan(\"second\") compares it with itself. Name another"
            + " one.",
        "PK407: Service.save(third): @GreaterThan(\"checkIn\") compares LocalDateTime with LocalDate."
            + " Give both the same type.",
        "PK408: Service.save(fourth): @GreaterThan cannot order String. Use it on numbers, dates,"
            + " times or durations.",
        "PK405: Service.save(fifth): @GreaterThan(\"user\") must name another argument of the tool, or"
            + " component of the record, that the model fills, or one inside, as stay.from. Use its Java"
            + " name.",
        "PK405: Service.period(to): @GreaterThan(\"form\") must name another argument of the tool, or"
            + " component of the record, that the model fills, or one inside, as stay.from. Did you mean"
            + " from? Use its Java name.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesComparisonsInACircle(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(
                  @GreaterThan(/*!PK414*/ "b") int a,
                  @GreaterThan(value = "c", orEqual = true) int b,
                  @GreaterThan("a") int c,
                  @GreaterThan("a") int d,
                  @GreaterThan(value = "f", orEqual = true) int e,
                  @GreaterThan(value = "e", orEqual = true) int f) {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK414: Service.save(a): @GreaterThan(\"b\") leads back to it by way of b, c, so no values"
            + " satisfy all. Take one of them off.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesSpellingsThatMeanTwoThingsOrNothing(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(Kind kind, None none) {}
              /*!ecj:PK410*//*!ecj:PK411*//*!ecj:PK409*//*!ecj:PK410*//*!ecj:PK411*/ enum Kind {
                @Alias(/*!javac:PK410*//*!javac:PK411*/ {"Dou-ble", "one", "ONE"}) SINGLE,
                @Alias(/*!javac:PK409*//*!javac:PK410*/ {" ", "o_n_e"}) DOUBLE,
                @Alias(/*!javac:PK411*/ {"third one", "third\u00a0one"}) THIRD,
                TWIN, T_WIN
              }
              /*!PK412*/ enum None {}
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK410: Kind.SINGLE: the alias \"Dou-ble\" means DOUBLE as well, because case, _, - and blanks do"
            + " not count. Keep it at one of them.",
        "PK411: Kind.SINGLE: the alias \"ONE\" says nothing new, because case, _, - and blanks do not"
            + " count. Take it off.",
        "PK409: Kind.DOUBLE: an alias is blank. Take it off.",
        "PK410: Kind.DOUBLE: the alias \"o_n_e\" means SINGLE as well, because case, _, - and blanks do"
            + " not count. Keep it at one of them.",
        "PK411: Kind.THIRD: the alias \"third\u00a0one\" says nothing new, because case, _, - and blanks do"
            + " not count. Take it off.",
        "PK412: Service.save(none): None has no constants, so no value is possible. Add one.");
  }

  @ParameterizedTest
  @EnumSource
  void onlyWarnsOfSpellingsThatSayNothingNew(TestCompiler compiler) {
    String source =
        service(
            """
              @Write void save(Kind kind) {}
              /*!ecj:PK411*/ enum Kind { @Alias(/*!javac:PK411*/ "single") SINGLE }
            """);
    Compilation compilation = compiler.sources(source).compile();
    Diagnosed.says(
        compilation,
        "PK411: Kind.SINGLE: the alias \"single\" says nothing new, because case, _, - and blanks do not"
            + " count. Take it off.");
    assertThat(compilation.toolset().generatedName()).isEqualTo("ServiceTools");
  }

  @ParameterizedTest
  @EnumSource
  void leavesResultsUnconstrained(TestCompiler compiler) {
    String source =
        service(
            """
              @Read Out find() { return null; }
              record Out(@Email String email, @GreaterThan("nothing") int number) {}
            """);
    Diagnosed.says(compiler.sources(source).compile());
  }
}
