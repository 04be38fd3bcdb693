package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.Toolbox;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Where a validator's answers belong in objects of every shape. */
class ValidatedShapesTest {
  private static final String DONE = "{\"result\":\"done\"}";

  private static String unit(String members) {
    return Samples.unit(
        "import jakarta.validation.*;\nimport com.fasterxml.jackson.annotation.*;\nclass Service {\n"
            + members
            + "}\n");
  }

  private static String at(String field, String message) {
    return "\"field\":\"" + field + "\",\"message\":\"" + message + "\"";
  }

  @ParameterizedTest
  @EnumSource
  void unions(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit(
                """
                  sealed interface Pet {}
                  record Cat(@Arg(name = "cat_name") @Capital String name, @Capital String breed,
                      @Valid Person owner) implements Pet {}
                  record Dog(@Arg(name = "dog_name") @Capital String name, @Valid Firm owner) implements Pet {}
                  record Person(@Capital String surname) {}
                  record Firm(@Capital String legalName) {}
                  @Read void find(@Valid Pet pet) {}
                """));

    assertThat(
            served.call(
                "find",
                "{\"pet\":{\"type\":\"cat\",\"cat_name\":\"Tom\",\"breed\":\"b\","
                    + "\"owner\":{\"surname\":\"s\"}}}"))
        .contains(
            at("pet.breed", "Begin with a capital."),
            at("pet.owner.surname", "Begin with a capital."));
    String dog =
        "{\"pet\":{\"type\":\"dog\",\"dog_name\":\"%s\",\"owner\":{\"legal_name\":\"%s\"}}}";
    assertThat(served.call("find", dog.formatted("rex", "l")))
        .contains(
            at("pet", "Begin with a capital."),
            at("pet.owner.legal_name", "Begin with a capital."));
    assertThat(served.call("find", dog.formatted("Rex", "L"))).isEqualTo(DONE);
  }

  @ParameterizedTest
  @EnumSource
  void objectsInsideThemselves(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit(
                """
                  record Node(@Arg(name = "label") @Capital String name, List<@Valid Node> nodes) {}
                  @Read void find(@Valid Node root) {}
                """));

    assertThat(
            served.call(
                "find",
                "{\"root\":{\"label\":\"A\",\"nodes\":[{\"label\":\"B\",\"nodes\":[{\"label\":\"c\","
                    + "\"nodes\":[]}]}]}}"))
        .contains(at("root.nodes[0].nodes[0].label", "Begin with a capital."));
  }

  @ParameterizedTest
  @EnumSource
  void wrappersTravelAsTheirValue(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit(
                """
                  record Name(@JsonValue @Size(max = 3) @Capital String text) {}
                  @Read void find(@Valid Name name, List<@Valid Name> more) {}
                """));

    assertThat(served.call("find", "{\"name\":\"bo\",\"more\":[\"A\",\"b\"]}"))
        .contains(at("name", "Begin with a capital."), at("more[1]", "Begin with a capital."));
    assertThat(served.call("find", "{\"name\":\"Bobo\",\"more\":[]}"))
        .contains(at("name", "4 characters; send at most 3."));
  }

  @ParameterizedTest
  @EnumSource
  void beansAndWhatIsUnwrapped(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit(
                """
                  public static class Site {
                    private String url = "";
                    public @Capital String getURL() { return url; }
                    public void setURL(String url) { this.url = url; }
                    @AssertTrue(message = "Too long.") public boolean isShort() { return url.length() < 5; }
                  }
                  record Street(@Capital String name) {
                    @AssertTrue(message = "No number.") boolean isNumbered() { return name.endsWith("1"); }
                  }
                  record Guest(int age, @JsonUnwrapped(prefix = "street_") @Valid Street street) {}
                  @Read void find(@Valid Site site, @Valid Guest guest) {}
                """));

    assertThat(
            served.call(
                "find",
                "{\"site\":{\"url\":\"long text\"},\"guest\":{\"age\":1,\"street_name\":\"a\"}}"))
        .contains(
            "4 problems",
            at("site", "Too long."),
            at("site.url", "Begin with a capital."),
            at("guest", "No number."),
            at("guest.street_name", "Begin with a capital."));
  }

  @ParameterizedTest
  @EnumSource
  void whereAValidatorItselfSays(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.IN_ORDER.replace(
                "return value",
                "context.disableDefaultConstraintViolation();\n"
                    + "    context.buildConstraintViolationWithTemplate(\"Later, please.\")"
                    + ".addPropertyNode(\"checkOut\").addConstraintViolation();\n"
                    + "    return value"),
            Samples.unit("@InOrder record Stay(LocalDate checkIn, LocalDate checkOut) {}\n"),
            unit("  @Read void find(@Valid Stay stay) {}\n"));

    assertThat(
            served.call(
                "find", "{\"stay\":{\"check_in\":\"2026-12-06\",\"check_out\":\"2026-12-05\"}}"))
        .contains(at("stay.check_out", "Later, please."));
  }

  @ParameterizedTest
  @EnumSource
  void whatTheHostGivesIsThereForArgumentsTogether(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.BALANCED,
            unit(
                """
                  @Write @Balanced void save(@FromContext("limit") Integer limit, int count,
                      @IdempotencyKey String key, @Size(max = 3) String name) {}
                """));
    Toolbox toolbox = Toolbox.builder().add(served.tools()).observer(event -> {}).build();
    CallContext context = CallContext.of("c-1").put("limit", 7);

    assertThat(toolbox.conversation(context).call("save", "{\"count\":3,\"name\":\"a\"}").text())
        .contains("\"message\":\"Together below 10, please. Nothing was changed.\"");
    assertThat(toolbox.conversation(context).call("save", "{\"count\":2,\"name\":\"a\"}").text())
        .isEqualTo(DONE);
  }

  @ParameterizedTest
  @EnumSource
  void namesThatDifferInTheCaseOfLetters(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit(
                """
                  record Seat(@Arg(name = "row") @Capital String ab, @Arg(name = "side") @Capital String aB) {}
                  @Read void find(@Valid Seat seat) {}
                """));

    assertThat(served.call("find", "{\"seat\":{\"row\":\"A\",\"side\":\"b\"}}"))
        .contains(at("seat.side", "Begin with a capital."));
    assertThat(served.call("find", "{\"seat\":{\"row\":\"a\",\"side\":\"B\"}}"))
        .contains(at("seat.row", "Begin with a capital."));
  }

  @ParameterizedTest
  @EnumSource
  void keysOfMapsAreToldFromTheirValues(TestCompiler compiler) {
    Served served =
        Served.of(
            compiler,
            Constraints.CAPITAL,
            unit("  @Read void find(Map<@Capital String, @Capital String> m) {}\n"));
    assertThat(served.call("find", "{\"m\":{\"x\":\"Y\",\"Y\":\"x\"}}"))
        .contains(at("m.Y", "Begin with a capital."), at("m.x", "Its key: Begin with a capital."));
  }
}
