package dev.pokayoke.samples.hotel.pms;

/** The part of the API that is for tests and demos: the knobs and the log. It never fails. */
final class Controls {

  private final Knobs knobs;
  private final RequestLog log;

  Controls(Knobs knobs, RequestLog log) {
    this.knobs = knobs;
    this.log = log;
  }

  static boolean serves(Request request) {
    String path = request.uri().getPath();
    return path.equals("/knobs") || path.equals("/log");
  }

  Response answer(Request request) {
    return request.uri().getPath().equals("/log") ? log(request) : knobs(request);
  }

  private Response log(Request request) {
    return switch (request.method()) {
      case "GET" ->
          Response.ok(log.json(request.hasParameter("after") ? request.whole("after") : 0));
      default -> Endpoints.notAllowed("GET");
    };
  }

  private Response knobs(Request request) {
    switch (request.method()) {
      case "GET" -> {}
      case "POST" -> knobs.set(request.json());
      default -> {
        return Endpoints.notAllowed("GET, POST");
      }
    }
    return Response.ok(knobs.json());
  }
}
