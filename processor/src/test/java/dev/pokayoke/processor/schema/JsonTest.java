package dev.pokayoke.processor.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonTest {

  @Test
  void membersKeepTheirOrder() {
    assertThat(
            Json.object()
                .put("b", 1)
                .put("a", true)
                .put("n", new Json.Null())
                .put("l", new Json.Items(List.of(new Json.Text("x"), new Json.Digits("0.10"))))
                .putUnlessEmpty("none", "")
                .putUnlessEmpty("some", "y")
                .put("o", Json.object().build())
                .build()
                .compact())
        .isEqualTo("{\"b\":1,\"a\":true,\"n\":null,\"l\":[\"x\",0.10],\"some\":\"y\",\"o\":{}}");
  }

  @Test
  void onlyWhatMustBeIsEscaped() {
    assertThat(new Json.Text("\"\\/\b\f\n\r\t\u0001\u007f").compact())
        .isEqualTo("\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u007f\"");
    assertThat(new Json.Text("\u00e4\u20ac\ud83d\ude00").compact())
        .isEqualTo("\"\u00e4\u20ac\ud83d\ude00\"");
  }

  @Test
  void halfAPairAndSeparatorsOfLinesAreEscaped() {
    assertThat(new Json.Text("\ud83d").compact()).isEqualTo("\"\\ud83d\"");
    assertThat(new Json.Text("\ude00\ud83dx").compact()).isEqualTo("\"\\ude00\\ud83dx\"");
    assertThat(new Json.Text("\u0085\u2028\u2029").compact())
        .isEqualTo("\"\\u0085\\u2028\\u2029\"");
  }
}
