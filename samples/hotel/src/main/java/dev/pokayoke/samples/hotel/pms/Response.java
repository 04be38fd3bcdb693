package dev.pokayoke.samples.hotel.pms;

import dev.pokayoke.samples.hotel.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the server answers.
 *
 * @param status the HTTP status
 * @param headers header values by name
 * @param body the JSON body
 */
record Response(int status, Map<String, String> headers, JsonObject body) {

  Response(int status, JsonObject body) {
    this(status, Map.of("Content-Type", "application/json"), body);
  }

  static Response ok(JsonObject body) {
    return new Response(200, body);
  }

  Response with(String header, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(header, value);
    return new Response(status, more, body);
  }
}
