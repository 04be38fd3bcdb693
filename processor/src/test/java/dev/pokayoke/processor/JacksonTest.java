package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Jackson's annotations that are honoured by name, called as a model calls. */
class JacksonTest {
  private static final String HEADER =
      Samples.HEADER
          + """
          import com.fasterxml.jackson.annotation.*;
          import tools.jackson.databind.PropertyNamingStrategies;
          import tools.jackson.databind.annotation.JsonNaming;

          """;

  private static Served served(TestCompiler compiler, String members) {
    return Served.of(compiler, HEADER + "class Service {\n" + members + "}\n");
  }

  @ParameterizedTest
  @EnumSource
  void namesAndDescribesProperties(TestCompiler compiler) {
    Served served =
        served(
            compiler,
            """
              @Write Stay save(@JsonProperty("theStay") Stay stay) { return stay; }
              @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
              @JsonIgnoreProperties(ignoreUnknown = true)
              @JsonInclude(JsonInclude.Include.NON_NULL)
              record Stay(
                  @JsonPropertyDescription("day of arrival") LocalDate checkIn,
                  @JsonProperty("nightCount") @JsonAlias({"nights", "how long"}) int lengthOfStay,
                  @JsonProperty(required = false) String remark) {}
            """);
    assertThat(served.call("save", "{\"theStay\":{\"check-in\":\"2026-03-14\",\"nightCount\":2}}"))
        .isEqualTo("{\"check-in\":\"2026-03-14\",\"nightCount\":2}");
    String aliased = "{\"theStay\":{\"check-in\":\"2026-03-14\",\"How_Long\":2}}";
    assertThat(served.call("save", aliased))
        .isEqualTo("{\"check-in\":\"2026-03-14\",\"nightCount\":2}");
    assertThat(served.coercions("save", aliased))
        .containsExactly("theStay.nightCount: \"How_Long\" -> nightCount (key-alias)");
    assertThat(
            served.call(
                "save",
                "{\"theStay\":{\"check-in\":\"2026-03-14\",\"nights\":2,\"nightCount\":2}}"))
        .contains("\"field\":\"theStay.nightCount\"");
    assertThat(served.definition("save"))
        .contains(
            "\"check-in\":{\"type\":\"string\",\"description\":\"day of arrival\",\"format\":\"date\"},"
                + "\"nightCount\":{\"type\":\"integer\"},\"remark\":{\"type\":\"string\"}},"
                + "\"required\":[\"check-in\",\"nightCount\"]");
  }

  @ParameterizedTest
  @EnumSource
  void hidesWhatGoesOneWayOnly(TestCompiler compiler) {
    Served served =
        served(
            compiler,
            """
              @Write User save(User user) { return user; }
              static class User {
                private String name;
                private String password;
                private int visits = 3;
                private String secret;
                public String getName() { return name; }
                public void setName(String name) { this.name = name; }
                @JsonIgnore public String getPassword() { return password; }
                @JsonProperty public void setPassword(String password) { this.password = password; }
                @JsonProperty(access = JsonProperty.Access.READ_ONLY)
                public int getVisits() { return visits; }
                public void setVisits(int visits) { this.visits = visits; }
                @JsonIgnore public String getSecret() { return secret; }
                public void setSecret(String secret) { this.secret = secret; }
              }
            """);
    assertThat(served.call("save", "{\"user\":{\"name\":\"a\",\"password\":\"b\"}}"))
        .isEqualTo("{\"name\":\"a\",\"visits\":3}");
    assertThat(
            served.call(
                "save",
                "{\"user\":{\"name\":\"a\",\"password\":\"b\",\"secret\":\"c\",\"visits\":1}}"))
        .contains("\"field\":\"user.secret\"", "\"field\":\"user.visits\"");
  }

  @ParameterizedTest
  @EnumSource
  void createsByWhatIsMarked(TestCompiler compiler) {
    Served served =
        served(
            compiler,
            """
              @Write Money pay(Money money, Pair<String, Money> pair, Named named) {
                return pair.right;
              }
              static final class Money {
                public final BigDecimal amount;
                public final String currency;
                Money(BigDecimal amount) { this(amount, "EUR"); }
                private Money(BigDecimal amount, String currency) {
                  this.amount = amount;
                  this.currency = currency;
                }
                @JsonCreator static Money of(String currency, BigDecimal amount) throws Exception {
                  if (currency.length() != 3) { throw new Exception("no"); }
                  return new Money(amount, currency);
                }
              }
              static final class Pair<A, B> {
                public final A left;
                public final B right;
                private Pair(A left, B right) { this.left = left; this.right = right; }
                @JsonCreator static <X, Y> Pair<X, Y> of(
                    @JsonProperty("left") X left, @JsonProperty("right") Y right) {
                  return new Pair<>(left, right);
                }
              }
              static final class Named {
                public final String value;
                Named() { this("x"); }
                @java.beans.ConstructorProperties("value") Named(String text) { value = text; }
              }
            """);
    String money = "{\"currency\":\"USD\",\"amount\":1.50}";
    assertThat(
            served.call(
                "pay",
                "{\"money\":"
                    + money
                    + ",\"pair\":{\"left\":\"l\",\"right\":"
                    + money
                    + "},\"named\":{\"value\":\"v\"}}"))
        .isEqualTo(money);
    assertThat(
            served.call(
                "pay",
                "{\"money\":{\"currency\":\"US\",\"amount\":1},\"pair\":{\"left\":\"l\",\"right\":"
                    + money
                    + "},\"named\":{\"value\":\"v\"}}"))
        .contains("\"field\":\"money\"");
  }

  @ParameterizedTest
  @EnumSource
  void refusesWhatNothingFills(TestCompiler compiler) {
    String source =
        HEADER
            + """
            class Service {
              @Write void save(In /*!ecj:PK115*/ in) {}
              @Read In find() { return null; }
              record In(String note, @JsonIgnore int /*!javac:PK115*/ count) {}
            }
            """;
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK115: In cannot be an argument: its count is hidden from arguments, and nothing else fills"
            + " it. Take the annotation off, or give the tool a type of its own.");
  }

  @ParameterizedTest
  @EnumSource
  void unwrapsSingleValues(TestCompiler compiler) {
    Served served =
        served(
            compiler,
            """
              @Write List<AccountId> close(
                  AccountId account, List<Code> codes, @org.jspecify.annotations.Nullable Night night) {
                return List.of(account);
              }
              @Read Code find(Code code) { return code; }
              record AccountId(@JsonValue long value) {}
              record Night(@Min(1) @JsonValue int count) {}
              static final class Code {
                private final String text;
                private Code(String text) { this.text = text; }
                @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
                static Code parse(@Size(min = 2, max = 4) String text) {
                  if (text.equals("bad")) { throw new IllegalArgumentException("No such code."); }
                  return new Code(text);
                }
                @JsonValue public String asText() { return text; }
              }
            """);
    assertThat(served.call("close", "{\"account\":\"7\",\"codes\":[\"ab\",\"cd\"]}"))
        .isEqualTo("{\"result\":[\"7\"]}");
    assertThat(served.call("find", "{\"code\":\"ab\"}")).isEqualTo("{\"result\":\"ab\"}");
    assertThat(served.call("find", "{\"code\":[\"ab\"]}")).isEqualTo("{\"result\":\"ab\"}");
    assertThat(served.call("find", "{\"code\":\"a\"}")).contains("\"field\":\"code\"", "2 to 4");
    assertThat(served.call("find", "{\"code\":\"bad\"}"))
        .contains("\"field\":\"code\",\"message\":\"No such code.");
    assertThat(served.call("close", "{\"account\":7,\"codes\":[\"ab\",\"bad\"],\"night\":0}"))
        .contains("codes[1]", "night");
    assertThat(served.coercions("find", "{\"code\":12}"))
        .containsExactly("code: 12 -> 12 (number-for-text)");
    assertThat(served.definition("close"))
        .contains(
            "\"account\":{\"type\":\"string\",\"pattern\":",
            "\"codes\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"minLength\":2,"
                + "\"maxLength\":4}}",
            "\"night\":{\"type\":\"integer\",\"minimum\":1}");
  }

  @ParameterizedTest
  @EnumSource
  void takesTheEmptyTextWhereItIsAValue(TestCompiler compiler) {
    Served served =
        served(
            compiler,
            """
              @Read String find(Optional<Code> code, Optional<Name> name) { return "" + code + name; }
              record Code(@JsonValue String text) {}
              record Name(@JsonValue @NotBlank String text) {}
            """);
    assertThat(served.arguments("find", "{\"code\":\"\",\"name\":\"null\"}"))
        .isEqualTo("{\"code\":\"\",\"name\":\"null\"}");
    assertThat(served.coercions("find", "{\"code\":\"\",\"name\":\"None\"}")).isEmpty();
    assertThat(served.coercions("find", "{\"name\":\"\"}"))
        .containsExactly("name: \"\" ->  (blank-as-absent)");
  }

  @ParameterizedTest
  @EnumSource
  void refusesValuesThatNothingTakes(TestCompiler compiler) {
    String source =
        HEADER
            + """
            class Service {
              @Write void save(Code code) {}
              @Read Code find() { return null; }
              static final /*!PK115*/ class Code {
                private Code(int number) {}
                @JsonValue public String text() { return ""; }
              }
            }
            """;
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK115: Code cannot be an argument: it travels as its @JsonValue, and nothing makes it of that"
            + " alone. Mark what takes a String with @JsonCreator.");
  }

  @ParameterizedTest
  @EnumSource
  void putsPropertiesAmongThoseAround(TestCompiler compiler) {
    Served served =
        served(
            compiler,
            """
              @Write Order save(Order order) { return order; }
              @Read Order none() { return new Order("x", null, null); }
              record Order(
                  String item,
                  @JsonUnwrapped(prefix = "ship_") Address to,
                  @JsonUnwrapped Period period) {}
              static class Address {
                private String street;
                public String getStreet() { return street; }
                public void setStreet(String street) { this.street = street; }
              }
              record Period(LocalDate from, @GreaterThan("from") LocalDate until) {
                Period {
                  if (from.getYear() < 2000) { throw new IllegalArgumentException("Too early."); }
                }
              }
            """);
    String order =
        "{\"item\":\"a\",\"ship_street\":\"s\",\"from\":\"2026-01-01\",\"until\":\"2026-01-02\"}";
    assertThat(served.call("save", "{\"order\":" + order + "}")).isEqualTo(order);
    assertThat(served.call("none", "{}")).isEqualTo("{\"item\":\"x\"}");
    assertThat(served.call("save", "{\"order\":" + order.replace("01-02", "01-01") + "}"))
        .contains("\"field\":\"order.until\"", "is not after from");
    assertThat(served.call("save", "{\"order\":" + order.replace("2026-01-01", "1999-01-01") + "}"))
        .contains("\"field\":\"order\",\"message\":\"Too early.");
  }

  @ParameterizedTest
  @EnumSource
  void refusesToPutWhatClashesAmongThoseAround(TestCompiler compiler) {
    String source =
        HEADER
            + """
            class Service {
              @Write void save(Order /*!ecj:PK204*/ order) {}
              record Order(String name, @JsonUnwrapped Item item) {}
              record Item(String /*!javac:PK204*/ name) {}
            }
            """;
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK204: Service.save(order) -> Order.item.name is published as \"name\", and so is name. Give"
            + " one of them another name, as in @Arg(name = \"...\").");
  }
}
