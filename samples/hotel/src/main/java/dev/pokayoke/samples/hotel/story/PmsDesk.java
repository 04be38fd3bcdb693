package dev.pokayoke.samples.hotel.story;

import dev.pokayoke.samples.hotel.json.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;

/** The side of the hotel's system that only a rehearsal uses: its fault knobs and its log. */
final class PmsDesk {
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI base;

  PmsDesk(URI base) {
    this.base = base;
  }

  /** The next so many requests are answered with 503. */
  void failNext(int requests) throws IOException, InterruptedException {
    String knobs = JsonObject.of().with("failNext", requests).toString();
    send(HttpRequest.newBuilder(base.resolve("/knobs")).POST(BodyPublishers.ofString(knobs)));
  }

  /** Number of the latest request. */
  int lastRequest() throws IOException, InterruptedException {
    List<JsonObject> all = requestsAfter(0);
    return all.isEmpty() ? 0 : all.get(all.size() - 1).whole("number");
  }

  /** The requests with a number above another's, oldest first. */
  List<JsonObject> requestsAfter(int number) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(base.resolve("/log?after=" + number)).GET())
        .objects("requests");
  }

  private JsonObject send(HttpRequest.Builder request) throws IOException, InterruptedException {
    return JsonObject.parse(http.send(request.build(), BodyHandlers.ofString()).body());
  }
}
