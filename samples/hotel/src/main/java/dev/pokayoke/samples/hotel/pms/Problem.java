package dev.pokayoke.samples.hotel.pms;

import dev.pokayoke.samples.hotel.json.JsonException;
import dev.pokayoke.samples.hotel.json.JsonObject;
import org.jspecify.annotations.Nullable;

/** A refused request, answered with a problem body after RFC 9457. */
final class Problem extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ProblemType type;
  private final @Nullable String field;

  Problem(ProblemType type, @Nullable String field, String detail) {
    super(detail);
    this.type = type;
    this.field = field;
  }

  Problem(ProblemType type, String detail) {
    this(type, null, detail);
  }

  static Problem of(JsonException e) {
    ProblemType type = e.member() == null ? ProblemType.MALFORMED_JSON : ProblemType.BAD_VALUE;
    return new Problem(type, e.member(), String.valueOf(e.getMessage()));
  }

  Response response() {
    JsonObject body =
        JsonObject.of()
            .with("type", type.uri())
            .with("title", type.title())
            .with("status", type.status())
            .with("detail", getMessage())
            .with("code", type.name())
            .with("field", field);
    return new Response(type.status(), body).with("Content-Type", "application/problem+json");
  }
}
