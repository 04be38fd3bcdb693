package dev.pokayoke.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Classes with a constructor, setters or public fields, called as a model calls. */
class BeanTypesTest {

  @ParameterizedTest
  @EnumSource
  void createsFromTheOnlyConstructor(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Write Guest save(Guest guest) { return guest; }
              /** A guest. */
              static final class Guest {
                /** as in the passport */
                private final String fullName;
                private final int nights;
                Guest(String fullName, @Min(1) int nights) {
                  if (fullName.isBlank()) { throw new IllegalArgumentException("Nobody."); }
                  this.fullName = fullName;
                  this.nights = nights;
                }
                public String getFullName() { return fullName; }
                public int nights() { return nights; }
              }
            """);
    assertThat(served.call("save", "{\"guest\":{\"full_name\":\"Ann\",\"nights\":2}}"))
        .isEqualTo("{\"full_name\":\"Ann\",\"nights\":2}");
    assertThat(served.call("save", "{\"guest\":{\"full_name\":\" \",\"nights\":2}}"))
        .contains("\"field\":\"guest\",\"message\":\"Nobody. Nothing was changed.\"");
    assertThat(served.call("save", "{\"guest\":{\"full_name\":\" \",\"nights\":0}}"))
        .contains("\"field\":\"guest.nights\"")
        .doesNotContain("Nobody");
    assertThat(served.definition("save"))
        .contains(
            "\"full_name\":{\"type\":\"string\",\"description\":\"as in the passport\"},"
                + "\"nights\":{\"type\":\"integer\",\"minimum\":1}},"
                + "\"required\":[\"full_name\",\"nights\"]");
  }

  @ParameterizedTest
  @EnumSource
  void setsWhatIsThere(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Write Room save(Room room) { return room; }
              static class Place {
                private String URL = "none";
                public String getURL() { return URL; }
                public void setURL(String url) { this.URL = url; }
              }
              static class Room extends Place {
                private String name;
                private Optional<String> note;
                private boolean active;
                public int beds;
                @Arg(required = false) private String view = "garden";
                public Room() {}
                public Room(String name) { this.name = name; }
                public String getName() { return name; }
                public Room setName(String name) { this.name = name; return this; }
                public Optional<String> getNote() { return note; }
                public void setNote(Optional<String> note) { this.note = note; }
                public boolean isActive() { return active; }
                public void setActive(boolean active) { this.active = active; }
                public String getView() { return view; }
                public void setView(String view) throws java.io.IOException {
                  if (view.equals("wall")) { throw new java.io.IOException("no"); }
                  this.view = view;
                }
              }
            """);
    assertThat(
            served.call(
                "save", "{\"room\":{\"url\":\"u\",\"name\":\"A\",\"active\":true,\"beds\":2}}"))
        .isEqualTo("{\"url\":\"u\",\"name\":\"A\",\"active\":true,\"beds\":2,\"view\":\"garden\"}");
    assertThat(
            served.call(
                "save",
                "{\"room\":{\"url\":\"u\",\"name\":\"A\",\"active\":true,\"beds\":2,\"view\":\"sea\","
                    + "\"note\":\"n\"}}"))
        .isEqualTo(
            "{\"url\":\"u\",\"name\":\"A\",\"note\":\"n\",\"active\":true,\"beds\":2,\"view\":\"sea\"}");
    assertThat(
            served.call(
                "save",
                "{\"room\":{\"url\":\"u\",\"name\":\"A\",\"active\":true,\"beds\":2,\"view\":\"wall\"}}"))
        .contains("\"code\":\"INVALID_ARGUMENT\",\"field\":\"room\"");
  }

  @ParameterizedTest
  @EnumSource
  void keepsWhatArgumentsAndResultsHaveApart(TestCompiler compiler) {
    Served served =
        Served.service(
            compiler,
            """
              @Write List<Order> save(Order order, Box<Order> box) {
                return List.of(order, box.items.get(0));
              }
              @Read Box<Order> find() { return new Box<>(List.of(new Order("x"))); }
              static class Box<T> {
                public final List<T> items;
                Box(List<T> items) { this.items = items; }
              }
              static class Order {
                private final String item;
                Order(String item) { this.item = item; }
                public String getItem() { return item; }
                public int getPrice() { return 7; }
              }
            """);
    assertThat(
            served.call(
                "save", "{\"order\":{\"item\":\"a\"},\"box\":{\"items\":[{\"item\":\"b\"}]}}"))
        .isEqualTo("{\"result\":[{\"item\":\"a\",\"price\":7},{\"item\":\"b\",\"price\":7}]}");
    assertThat(served.call("find", "{}")).isEqualTo("{\"items\":[{\"item\":\"x\",\"price\":7}]}");
    assertThat(
            served.call("save", "{\"order\":{\"item\":\"a\",\"price\":1},\"box\":{\"items\":[]}}"))
        .contains("\"field\":\"order.price\"");
    assertThat(served.definition("save"))
        .contains(
            "\"order\":{\"type\":\"object\",\"properties\":{\"item\":{\"type\":\"string\"}},");
  }

  @ParameterizedTest
  @EnumSource
  void refusesWhatCannotBeMade(TestCompiler compiler) {
    String source =
        Samples.service(
            """
              @Write void several(Several value) {}
              @Write void secret(Secret value) {}
              @Write void hidden(Hidden value) {}
              @Write void inner(Inner value) {}
              @Read Hidden onlyResult() { return null; }
              static /*!PK115*/ class Several {
                Several(String a) {}
                Several(int b) {}
                public String getA() { return ""; }
                public void setA(String a) {}
              }
              static class Secret {
                private final String /*!PK115*/ word;
                Secret(String word) { this.word = word; }
                public int getLength() { return word.length(); }
              }
              static /*!PK115*/ class Hidden {
                private final String name;
                private Hidden(String name) { this.name = name; }
                public String getName() { return name; }
                public void setName(String name) {}
              }
              /*!PK115*/ class Inner {
                public String name;
              }
            """);
    Diagnosed.says(
        compiler.sources(source).compile(),
        "PK115: Several cannot be an argument: it has several constructors, and nothing says which one"
            + " to call. Mark it with @JsonCreator or @ConstructorProperties, or use a record.",
        "PK115: Secret cannot be an argument: its word cannot be read back, and a call is compared with"
            + " others by what it was given. Give it a public getter of type String.",
        "PK115: Hidden cannot be an argument: generated code can call none of its constructors. Make"
            + " one public, or mark a static factory with @JsonCreator.",
        "PK115: Inner cannot be an argument: it belongs to an instance of the class around it. Make it"
            + " static.");
  }
}
