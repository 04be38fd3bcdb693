package dev.pokayoke.compat;

import static dev.pokayoke.compat.Fixture.closed;
import static dev.pokayoke.compat.Fixture.inputs;
import static dev.pokayoke.compat.Fixture.values;
import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.compat.ToolChange.Kind;
import org.junit.jupiter.api.Test;

class InputChangesTest {
  private static final String TEXT = "{\"type\":\"string\"}";
  private static final String NARROWER =
      "A new or narrower limit: some of what was right before is refused.";

  private static ToolChange breaking(
      Kind kind, String place, String before, String after, String sentence) {
    return new ToolChange(kind, "book", place, before, after, true, sentence);
  }

  private static ToolChange note(
      Kind kind, String place, String before, String after, String sentence) {
    return new ToolChange(kind, "book", place, before, after, false, sentence);
  }

  @Test
  void aParameterThatIsGoneBreaksBecauseUnknownNamesAreRefused() {
    String both = closed("\"room\":" + TEXT + ",\"guests\":{\"type\":\"integer\"}", "room");

    assertThat(inputs(both, closed("\"room\":" + TEXT, "room")))
        .containsExactly(
            breaking(
                Kind.PROPERTY_REMOVED,
                "input.guests",
                "integer",
                "",
                "guests is gone: a call that still sends it is refused."));
  }

  @Test
  void aNewParameterBreaksOnlyIfItIsRequired() {
    String one = closed("\"room\":" + TEXT, "room");
    String two = "\"room\":" + TEXT + ",\"wish\":{\"type\":\"string\",\"format\":\"date\"}";

    assertThat(inputs(one, closed(two, "room", "wish")))
        .containsExactly(
            breaking(
                Kind.PROPERTY_ADDED,
                "input.wish",
                "",
                "string of format date",
                "wish is new and required: a call without it is refused."));
    assertThat(inputs(one, closed(two, "room")))
        .containsExactly(
            note(
                Kind.PROPERTY_ADDED,
                "input.wish",
                "",
                "string of format date",
                "wish is new and may be left out."));
  }

  @Test
  void aRenamedParameterIsCalledSo() {
    String before = closed("\"room\":{\"type\":\"string\",\"description\":\"a room\"}", "room");
    String after = closed("\"chamber\":{\"type\":\"string\",\"description\":\"one\"}", "chamber");

    assertThat(inputs(before, after))
        .contains(
            breaking(
                Kind.PROPERTY_RENAMED,
                "input.room",
                "room",
                "chamber",
                "room seems to be chamber now: a call that still sends room is refused."));
    assertThat(inputs(before, closed("\"a\":" + TEXT + ",\"b\":" + TEXT, "a", "b")))
        .extracting(ToolChange::kind)
        .containsExactly(Kind.PROPERTY_ADDED, Kind.PROPERTY_ADDED, Kind.PROPERTY_REMOVED);
  }

  @Test
  void requiredAndOptional() {
    String optional = closed("\"room\":" + TEXT);
    String required = closed("\"room\":" + TEXT, "room");

    assertThat(inputs(optional, required))
        .containsExactly(
            breaking(
                Kind.REQUIRED,
                "input.room",
                "may be missing",
                "required",
                "room is required: a call without it is refused."));
    assertThat(inputs(required, optional))
        .containsExactly(
            note(
                Kind.OPTIONAL,
                "input.room",
                "required",
                "may be missing",
                "room may be left out."));
  }

  @Test
  void valuesOfAChoice() {
    String two = "{\"type\":\"string\",\"enum\":[\"SINGLE\",\"DOUBLE\"]}";
    String four = "{\"type\":\"string\",\"enum\":[\"SUITE\",\"DOUBLE\",\"SINGLE\",\"TWIN\"]}";

    assertThat(values(four, two))
        .containsExactly(
            breaking(
                Kind.VALUE_REMOVED,
                "input.x",
                "SUITE, DOUBLE, SINGLE, TWIN",
                "SINGLE, DOUBLE",
                "SUITE, TWIN are no longer taken."));
    assertThat(values(two, four))
        .containsExactly(
            note(
                Kind.VALUE_ADDED,
                "input.x",
                "SINGLE, DOUBLE",
                "SUITE, DOUBLE, SINGLE, TWIN",
                "SUITE, TWIN are taken too."));
    assertThat(values(TEXT, two))
        .containsExactly(
            breaking(
                Kind.TYPE,
                "input.x",
                "string",
                "one of SINGLE, DOUBLE",
                "A narrower type: some of what was right before is refused."));
    assertThat(values(two, TEXT)).extracting(ToolChange::breaking).containsExactly(false);
  }

  @Test
  void types() {
    assertThat(values(TEXT, "{\"type\":\"integer\"}"))
        .containsExactly(
            breaking(
                Kind.TYPE,
                "input.x",
                "string",
                "integer",
                "Another type: what was sent before is refused."));
    assertThat(values("{\"type\":\"number\"}", "{\"type\":\"integer\"}"))
        .containsExactly(
            breaking(
                Kind.TYPE,
                "input.x",
                "number",
                "integer",
                "A narrower type: some of what was right before is refused."));
    assertThat(values("{\"type\":\"integer\"}", "{\"type\":\"number\"}"))
        .containsExactly(
            note(Kind.TYPE, "input.x", "integer", "number", "A wider type than before."));
    assertThat(values(TEXT, "{}")).extracting(ToolChange::breaking).containsExactly(false);
    assertThat(values("{}", TEXT)).extracting(ToolChange::breaking).containsExactly(true);
  }

  @Test
  void nullIsOneOfTheForms() {
    String text = "{\"type\":[\"string\",\"null\"]}";

    assertThat(values(text, TEXT))
        .containsExactly(
            breaking(Kind.NULL_REMOVED, "input.x", "string | null", "string", "null is refused."));
    assertThat(values(TEXT, "{\"anyOf\":[{\"type\":\"null\"},{\"type\":\"string\"}]}"))
        .containsExactly(
            note(Kind.NULL_ADDED, "input.x", "string", "null | string", "It may be null."));
    assertThat(values(text, "{\"anyOf\":[{\"type\":\"null\"},{\"type\":\"string\"}]}")).isEmpty();
  }

  @Test
  void formsOfAUnionAreToldApartByTheirTags() {
    String card =
        closed("\"type\":{\"type\":\"string\",\"enum\":[\"card\"]},\"number\":" + TEXT, "type");
    String cash = closed("\"type\":{\"type\":\"string\",\"enum\":[\"cash\"]}", "type");
    String longer = card.replace(TEXT, "{\"type\":\"string\",\"minLength\":3}");

    assertThat(values(anyOf(card, cash), anyOf(cash, card))).isEmpty();
    assertThat(values(anyOf(card, cash), anyOf(card)))
        .containsExactly(
            breaking(
                Kind.FORM_REMOVED,
                "input.x",
                "object of type cash",
                "object of type card",
                "This form is no longer taken."));
    assertThat(values(anyOf(card), anyOf(cash, card)))
        .containsExactly(
            note(
                Kind.FORM_ADDED,
                "input.x",
                "object of type card",
                "object of type cash",
                "One more form is taken."));
    assertThat(values(anyOf(card, cash), anyOf(cash, longer)))
        .containsExactly(
            breaking(Kind.LIMIT_TIGHTENED, "input.x(card).number", "", "minLength 3", NARROWER));
  }

  private static String anyOf(String... choices) {
    return "{\"anyOf\":[" + String.join(",", choices) + "]}";
  }

  @Test
  void maps() {
    String any = "{\"type\":\"object\",\"additionalProperties\":" + TEXT + "}";
    String whole = any.replace("string", "integer");
    String known = closed("\"a\":" + TEXT);

    assertThat(values(any, whole))
        .containsExactly(
            breaking(
                Kind.TYPE,
                "input.x.*",
                "string",
                "integer",
                "Another type: what was sent before is refused."));
    assertThat(values(any, known))
        .contains(
            breaking(
                Kind.OTHER_NAMES,
                "input.x",
                "any names",
                "no other names",
                "Other names than the declared ones are refused."));
    assertThat(values(known, any)).noneMatch(ToolChange::breaking);
    assertThat(values(known, whole)).anyMatch(ToolChange::breaking);
  }

  @Test
  void itemsOfLists() {
    String list = "{\"type\":\"array\",\"items\":" + TEXT + "}";

    assertThat(values(list, list.replace("}}", ",\"maxLength\":5}}")))
        .containsExactly(breaking(Kind.LIMIT_TIGHTENED, "input.x[]", "", "maxLength 5", NARROWER));
    assertThat(values(list, "{\"type\":\"array\"}")).noneMatch(ToolChange::breaking);
  }

  @Test
  void changedWordsAreANoteBecauseTheyArePrompts() {
    assertThat(values("{\"type\":\"string\",\"description\":\"a room\"}", TEXT))
        .containsExactly(
            note(
                Kind.DESCRIPTION,
                "input.x",
                "a room",
                "",
                "The words for the model changed, and with them every prompt."));
  }
}
