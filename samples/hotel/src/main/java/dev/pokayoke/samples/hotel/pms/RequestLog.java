package dev.pokayoke.samples.hotel.pms;

import dev.pokayoke.samples.hotel.json.JsonObject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The latest requests and how each was answered: what really ran, for demos and tests. */
final class RequestLog {

  private static final int KEPT = 1000;

  private record Entry(int number, JsonObject json) {}

  private final Deque<Entry> entries = new ArrayDeque<>();
  private int count;

  synchronized void add(Request request, int status) {
    if (entries.size() == KEPT) {
      entries.removeFirst();
    }
    count++;
    entries.addLast(
        new Entry(
            count,
            JsonObject.of()
                .with("number", count)
                .with("method", request.method())
                .with("path", request.uri())
                .with("status", status)
                .with("attemptId", request.header().apply("X-Attempt-Id").orElse(null))
                .with("key", request.header().apply("Idempotency-Key").orElse(null))));
  }

  /** Returns the requests with a number above {@code after}, oldest first. */
  synchronized JsonObject json(int after) {
    List<JsonObject> wanted =
        entries.stream().filter(entry -> entry.number() > after).map(Entry::json).toList();
    return JsonObject.of().with("requests", wanted);
  }
}
