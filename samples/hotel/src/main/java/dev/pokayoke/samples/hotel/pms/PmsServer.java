package dev.pokayoke.samples.hotel.pms;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.pokayoke.samples.hotel.json.JsonException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * The HTTP server around the hotel. Latency is added after the work and before the answer: a client
 * that gives up waiting may well have booked.
 */
final class PmsServer implements AutoCloseable {

  static {
    // Without it the JDK's server holds small answers back for tens of milliseconds.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private final Endpoints endpoints;
  private final Knobs knobs;
  private final RequestLog log = new RequestLog();
  private final Controls controls;
  private final Pause pause;
  private final HttpServer http;
  private final ExecutorService workers;

  private PmsServer(PmsOptions options, Pause pause) throws IOException {
    this.endpoints = new Endpoints(OpeningState.hotel(options.today()));
    this.knobs = new Knobs(options.seed());
    this.controls = new Controls(knobs, log);
    this.pause = pause;
    this.http =
        HttpServer.create(
            new InetSocketAddress(
                InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), options.port()),
            0);
    this.workers = Executors.newCachedThreadPool(PmsServer::daemon);
    http.setExecutor(workers);
    http.createContext("/", this::serve);
  }

  static PmsServer start(PmsOptions options, Pause pause) throws IOException {
    PmsServer server = new PmsServer(options, pause);
    server.http.start();
    return server;
  }

  int port() {
    return http.getAddress().getPort();
  }

  URI baseUri() {
    return URI.create("http://127.0.0.1:" + port());
  }

  @Override
  public void close() {
    http.stop(0);
    workers.shutdownNow();
  }

  private void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      Request request = Request.read(exchange);
      if (Controls.serves(request)) {
        send(exchange, guarded(() -> controls.answer(request)));
        return;
      }
      Response response =
          knobs.failsNow() ? unavailable() : guarded(() -> endpoints.answer(request));
      log.add(request, response.status());
      pause.millis(knobs.latencyMillis());
      send(exchange, response);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Response guarded(Supplier<Response> answer) {
    try {
      return answer.get();
    } catch (Problem e) {
      return e.response();
    } catch (JsonException e) {
      return Problem.of(e).response();
    } catch (RuntimeException e) {
      System.getLogger("pms").log(System.Logger.Level.ERROR, "Request failed", e);
      return new Problem(ProblemType.INTERNAL, "Something went wrong.").response();
    }
  }

  private static Response unavailable() {
    return new Problem(ProblemType.UNAVAILABLE, "Please come back in a moment.")
        .response()
        .with("Retry-After", "0");
  }

  private static void send(HttpExchange exchange, Response response) throws IOException {
    byte[] body = response.body().toString().getBytes(StandardCharsets.UTF_8);
    response.headers().forEach(exchange.getResponseHeaders()::set);
    exchange.sendResponseHeaders(response.status(), body.length);
    exchange.getResponseBody().write(body);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "pms-worker");
    thread.setDaemon(true);
    return thread;
  }
}
