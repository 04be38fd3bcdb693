package dev.pokayoke.runtime.key;

import dev.pokayoke.runtime.text.JsonString;
import dev.pokayoke.runtime.text.WrittenJson;
import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Writes JSON so that equal values give equal bytes: names sorted, nulls of objects dropped,
 * numbers plain without trailing zeros and with exact digits, strings in Unicode form NFC, lists in
 * order, no white space. A change of any of this is a new {@link #VERSION}, because keys are made
 * from it.
 */
final class CanonicalJson {
  /** Version of the form. */
  static final String VERSION = "1";

  /**
   * Beyond this many digits a number is written with an exponent, so that 1e999999999 stays short.
   */
  private static final int LONGEST_PLAIN = 1_000;

  private CanonicalJson() {}

  /** The canonical form of a JSON text. */
  static String of(String json) {
    try (JsonParser parser = WrittenJson.read(json)) {
      StringBuilder out = new StringBuilder(json.length());
      write(parser, parser.nextToken(), out);
      return out.toString();
    }
  }

  private static void write(JsonParser parser, JsonToken token, StringBuilder out) {
    switch (token) {
      case START_OBJECT -> writeObject(parser, out);
      case START_ARRAY -> writeArray(parser, out);
      case VALUE_STRING ->
          JsonString.quote(Normalizer.normalize(parser.getString(), Normalizer.Form.NFC), out);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
          out.append(number(new BigDecimal(parser.getString())));
      default -> out.append(parser.getString());
    }
  }

  private static void writeObject(JsonParser parser, StringBuilder out) {
    Map<String, String> members = new TreeMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      JsonToken token = parser.nextToken();
      if (token != JsonToken.VALUE_NULL) {
        StringBuilder value = new StringBuilder();
        write(parser, token, value);
        members.put(name, value.toString());
      }
    }
    out.append('{');
    String separator = "";
    for (Map.Entry<String, String> member : members.entrySet()) {
      out.append(separator);
      JsonString.quote(member.getKey(), out);
      out.append(':').append(member.getValue());
      separator = ",";
    }
    out.append('}');
  }

  private static void writeArray(JsonParser parser, StringBuilder out) {
    out.append('[');
    String separator = "";
    for (JsonToken token; (token = parser.nextToken()) != JsonToken.END_ARRAY; ) {
      out.append(separator);
      write(parser, token, out);
      separator = ",";
    }
    out.append(']');
  }

  private static String number(BigDecimal value) {
    if (value.signum() == 0) {
      return "0";
    }
    BigDecimal shortest = value.stripTrailingZeros();
    int digits = Math.max(shortest.precision(), Math.abs(shortest.scale()));
    return digits <= LONGEST_PLAIN
        ? shortest.toPlainString()
        : shortest.unscaledValue() + "e" + -(long) shortest.scale();
  }
}
