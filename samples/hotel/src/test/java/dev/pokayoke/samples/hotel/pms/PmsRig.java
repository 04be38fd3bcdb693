package dev.pokayoke.samples.hotel.pms;

import dev.pokayoke.samples.hotel.json.JsonObject;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A fresh server on a free port, asked over real HTTP; pauses are noted, not made. */
final class PmsRig implements AutoCloseable {

  final List<Integer> pauses = Collections.synchronizedList(new ArrayList<>());

  private final HttpClient http = HttpClient.newHttpClient();
  private final PmsServer server;

  PmsRig() throws IOException {
    this.server = PmsServer.start(PmsOptions.DEFAULT, pauses::add);
  }

  PmsRig(Pause pause) throws IOException {
    this.server = PmsServer.start(PmsOptions.DEFAULT, pause);
  }

  HttpResponse<String> get(String path, String... headers)
      throws IOException, InterruptedException {
    return send("GET", path, "", headers);
  }

  HttpResponse<String> send(String method, String path, String body, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.baseUri().resolve(path))
            .method(
                method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return http.send(request.build(), BodyHandlers.ofString());
  }

  /** Sets knobs, which must work. */
  void knobs(String body) throws IOException, InterruptedException {
    HttpResponse<String> response = send("POST", "/knobs", body);
    if (response.statusCode() != 200) {
      throw new AssertionError(response.body());
    }
  }

  /** Searches and returns the number of the first quote. */
  String quote(String type, String from, String to) throws IOException, InterruptedException {
    String query = "/availability?type=%s&from=%s&to=%s&guests=1".formatted(type, from, to);
    return JsonObject.parse(get(query).body()).objects("offers").get(0).text("quoteId");
  }

  @Override
  public void close() {
    server.close();
  }
}
