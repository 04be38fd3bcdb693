package dev.pokayoke.runtime.bind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The scanner that words a fault agrees with the parser that found it. */
class SyntaxTest {
  private static final int TEXTS = 50_000;
  private static final String PIECES = "{}[]:,\"\\ \n\t0123456789-+.eEtruefalsnIiy/*'#\u0000\u00e9";
  private static final List<String> GOOD =
      List.of(
          "{\"a\":1,\"b\":[true,false,null],\"c\":{\"d\":-1.5e+3}}",
          "[\"\\u00e9\\n\\\\\",0.5,-0,[],{}]",
          " {\"a\" : \"x\" , \"b\" : { } } ",
          "12.5");

  @Test
  void whatTheParserRefusesHasAFaultAndNothingElseHas() {
    Random random = new Random(7);
    int faults = 0;
    for (int i = 0; i < TEXTS; i++) {
      String text = mutated(GOOD.get(i % GOOD.size()), random);
      boolean isJson = isJson(text);

      assertThat(Syntax.fault(text) == null).as(text).isEqualTo(isJson);
      faults += isJson ? 0 : 1;
    }

    assertThat(faults).isBetween(TEXTS / 2, TEXTS - 1000);
  }

  @Test
  void halfOfACharacterIsAFaultOfAName() {
    for (String name :
        List.of(
            "\\ud83d",
            "\\udc00",
            "\\ud83dx",
            "\\ud83d\\u0041",
            "\\ud83d\\n",
            "\\\\ud83d",
            "\\ud83d\\ude00",
            "\\u0041\\\"")) {
      String text = "{\"" + name + "\":\"\\ud83d\"}";
      assertThat(Syntax.fault(text) == null).as(text).isEqualTo(isJson(text));
    }
    assertThat(Syntax.fault("{\"a\":1,\"b\\ud83d\":1}"))
        .isEqualTo(
            "This is not JSON at character 10: this name has half of a character; send both halves"
                + " or leave it out.");
  }

  private static String mutated(String good, Random random) {
    StringBuilder text = new StringBuilder(good);
    for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.setCharAt(at, piece(random));
        default -> text.insert(at, piece(random));
      }
      if (text.length() == 0) {
        text.append(piece(random));
      }
    }
    return text.toString();
  }

  private static char piece(Random random) {
    return PIECES.charAt(random.nextInt(PIECES.length()));
  }

  private static boolean isJson(String text) {
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
      JsonToken first = parser.nextToken();
      parser.skipChildren();
      parser.finishToken();
      return first != null && parser.nextToken() == null;
    } catch (JacksonException fault) {
      return false;
    }
  }
}
