package dev.pokayoke.samples.hotel.pms;

import com.sun.net.httpserver.HttpExchange;
import dev.pokayoke.samples.hotel.json.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * One request as the endpoints see it.
 *
 * @param method the HTTP method
 * @param uri path and query as they came
 * @param header the first value of a header by name
 * @param body the body's text, or empty when it has more than {@link #MAX_BODY} bytes
 */
record Request(
    String method, URI uri, Function<String, Optional<String>> header, Optional<String> body) {

  static final int MAX_BODY = 64 * 1024;

  static Request read(HttpExchange exchange) throws IOException {
    try (InputStream body = exchange.getRequestBody()) {
      return new Request(
          exchange.getRequestMethod(),
          exchange.getRequestURI(),
          name -> Optional.ofNullable(exchange.getRequestHeaders().getFirst(name)),
          text(body.readNBytes(MAX_BODY + 1)));
    }
  }

  private static Optional<String> text(byte[] body) {
    return body.length > MAX_BODY
        ? Optional.empty()
        : Optional.of(new String(body, StandardCharsets.UTF_8));
  }

  /** The parts of the path between its slashes: {@code /bookings/B-1001} has two. */
  List<String> segments() {
    return Stream.of(uri.getRawPath().substring(1).split("/", -1))
        .map(segment -> decode(segment.replace("+", "%2B")))
        .toList();
  }

  JsonObject json() {
    return JsonObject.parse(
        body.orElseThrow(
            () ->
                new Problem(
                    ProblemType.BODY_TOO_LARGE,
                    "A body has at most %d bytes.".formatted(MAX_BODY))));
  }

  String text(String parameter) {
    return Optional.ofNullable(query().get(parameter))
        .filter(value -> !value.isBlank())
        .orElseThrow(() -> bad(parameter, "%s is missing."));
  }

  LocalDate date(String parameter) {
    try {
      return LocalDate.parse(text(parameter));
    } catch (DateTimeException e) {
      throw bad(parameter, "%s is not a date like 2026-06-14.");
    }
  }

  int whole(String parameter) {
    try {
      return Integer.parseInt(text(parameter));
    } catch (NumberFormatException e) {
      throw bad(parameter, "%s is not a whole number.");
    }
  }

  <E extends Enum<E>> E choice(String parameter, Class<E> type) {
    String name = text(parameter);
    E[] constants = type.getEnumConstants();
    for (E constant : constants) {
      if (constant.name().equals(name)) {
        return constant;
      }
    }
    throw bad(parameter, "%s is not one of " + List.of(constants) + ".");
  }

  boolean hasParameter(String parameter) {
    return query().containsKey(parameter);
  }

  private Map<String, String> query() {
    Map<String, String> values = new LinkedHashMap<>();
    String query = uri.getRawQuery();
    for (String pair : query == null ? new String[0] : query.split("&", -1)) {
      String[] parts = pair.split("=", 2);
      values.put(decode(parts[0]), parts.length == 2 ? decode(parts[1]) : "");
    }
    return values;
  }

  private static String decode(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  private static Problem bad(String parameter, String detail) {
    return new Problem(ProblemType.BAD_VALUE, parameter, detail.formatted(parameter));
  }
}
