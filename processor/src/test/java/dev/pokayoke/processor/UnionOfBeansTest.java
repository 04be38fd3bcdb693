package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Unions of classes that are no records, and of those that have a property for the tag. */
class UnionOfBeansTest {
  private static final String JACKSON = "import com.fasterxml.jackson.annotation.*;\n";

  private static Served served(TestCompiler compiler, String members) {
    return Served.of(compiler, Samples.HEADER + JACKSON + "class Service {\n" + members + "}\n");
  }

  @ParameterizedTest
  @EnumSource
  void readsAndWritesBeans(TestCompiler compiler) {
    Served served =
        served(
            compiler,
            """
              @Write List<Payment> pay(List<Payment> payments, Optional<Payment> tip) { return payments; }
              sealed interface Payment {}
              static final class Card implements Payment {
                private String number;
                public String getNumber() { return number; }
                public void setNumber(String number) { this.number = number; }
                public String getMasked() { return "*" + number; }
              }
              static final class Cash implements Payment {
                private final int amount;
                Cash(@Min(1) int amount) { this.amount = amount; }
                public int getAmount() { return amount; }
              }
              static final class Later implements Payment {}
            """);
    assertThat(
            served.call(
                "pay",
                "{\"payments\":[{\"type\":\"card\",\"number\":\"7\"},{\"amount\":2,\"type\":\"cash\"},"
                    + "{\"type\":\"later\"}]}"))
        .isEqualTo(
            "{\"result\":[{\"type\":\"card\",\"number\":\"7\",\"masked\":\"*7\"},"
                + "{\"type\":\"cash\",\"amount\":2},{\"type\":\"later\"}]}");
    assertThat(
            served.call(
                "pay",
                "{\"payments\":[{\"type\":\"cash\",\"amount\":0},{\"type\":\"card\",\"masked\":\"1\"}]}"))
        .contains(
            "{\"field\":\"payments[0].amount\",\"message\":\"0 is less than 1.\"",
            "{\"field\":\"payments[1].number\",\"message\":\"This is required and was not sent.\"",
            "{\"field\":\"payments[1].masked\"");
    assertThat(served.arguments("pay", "{\"payments\":[{\"type\":\"card\",\"number\":\"7\"}]}"))
        .isEqualTo("{\"payments\":[{\"type\":\"card\",\"number\":\"7\"}]}");
    assertThat(served.definition("pay"))
        .contains(
            "{\"type\":\"object\",\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"card\"]},"
                + "\"number\":{\"type\":\"string\"}},\"required\":[\"type\",\"number\"],"
                + "\"additionalProperties\":false}");
  }

  @ParameterizedTest
  @EnumSource
  void writesASubclassAsItself(TestCompiler compiler) {
    Served served =
        served(
            compiler,
            """
              @Write Map<String, Animal> keep(Map<String, Animal> animals) { return animals; }
              @JsonSubTypes({@JsonSubTypes.Type(Dog.class), @JsonSubTypes.Type(Puppy.class)})
              abstract static class Animal {
                private String name;
                public String getName() { return name; }
                public void setName(String name) { this.name = name; }
              }
              static class Dog extends Animal {
                public boolean isLoud() { return true; }
              }
              static class Puppy extends Dog {
                private int weeks;
                public int getWeeks() { return weeks; }
                public void setWeeks(int weeks) { this.weeks = weeks; }
              }
            """);
    assertThat(
            served.call(
                "keep",
                "{\"animals\":{\"a\":{\"type\":\"puppy\",\"name\":\"P\",\"weeks\":3},"
                    + "\"b\":{\"type\":\"dog\",\"name\":\"D\"}}}"))
        .isEqualTo(
            "{\"result\":{\"a\":{\"type\":\"puppy\",\"name\":\"P\",\"loud\":true,\"weeks\":3},"
                + "\"b\":{\"type\":\"dog\",\"name\":\"D\",\"loud\":true}}}");
  }

  @ParameterizedTest
  @EnumSource
  void givesTheTagToItsProperty(TestCompiler compiler) {
    Served served =
        served(
            compiler,
            """
              @Write List<Event> log(List<Event> events) { return events; }
              @Write Node find(Node node) { return node; }
              enum Kind { @JsonProperty("check-in") ARRIVAL, DEPARTURE }
              @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY,
                  property = "kind")
              @JsonSubTypes({
                @JsonSubTypes.Type(value = Arrival.class, name = "check-in"),
                @JsonSubTypes.Type(value = Departure.class, name = "DEPARTURE")
              })
              interface Event {}
              record Arrival(int room, Kind kind) implements Event {}
              static class Departure implements Event {
                private Kind kind;
                public Kind getKind() { return kind; }
                public void setKind(Kind kind) { this.kind = kind; }
              }
              @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY,
                  property = "type", visible = true)
              sealed interface Node {}
              static final class Leaf implements Node {
                public String getType() { return "leaf"; }
              }
            """);
    assertThat(
            served.call(
                "log",
                "{\"events\":[{\"kind\":\"DEPARTURE\"},{\"room\":7,\"kind\":\"check-in\"}]}"))
        .isEqualTo("{\"result\":[{\"kind\":\"DEPARTURE\"},{\"kind\":\"check-in\",\"room\":7}]}");
    assertThat(served.call("find", "{\"node\":{\"type\":\"leaf\"}}"))
        .isEqualTo("{\"result\":{\"type\":\"leaf\"}}");
    assertThat(served.definition("log"))
        .contains("{\"kind\":{\"type\":\"string\",\"enum\":[\"check-in\"]},\"room\":");
  }

  @ParameterizedTest
  @EnumSource
  void saysWhatTakesAValueThatNothingGivesBack(TestCompiler compiler) {
    String source =
        Samples.HEADER
            + JACKSON
            + """
            class Service {
              @Write void pay(Money money, List<Money> more) {}
              @Read Money find() { return null; }
              static final /*!PK115*/ class Money {
                private Money() {}
                @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
                static Money parse(String amount) { return new Money(); }
                public String getAmount() { return ""; }
              }
            }
            """;
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK115: Money cannot be an argument: its @JsonCreator takes another value in its place, which"
            + " nothing gives back, and a call is compared with others by what it was given. Mark what"
            + " gives that value with @JsonValue.");
  }
}
