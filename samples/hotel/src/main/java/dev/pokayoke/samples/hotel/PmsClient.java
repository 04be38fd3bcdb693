package dev.pokayoke.samples.hotel;

import dev.pokayoke.samples.hotel.json.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Talks to the property-management system. It sends every request once: retrying is not its
 * business. Besides what each method names, all throw {@link dev.pokayoke.HttpFailure} for an
 * answer that is no success and {@link IOException} when no answer came.
 */
public final class PmsClient {

  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(2);

  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(CONNECT_TIMEOUT)
          .build();
  private final URI base;
  private final Duration timeout;
  private final Supplier<String> attemptId;

  /**
   * Creates a client.
   *
   * @param base where the system listens, such as {@code http://127.0.0.1:8080}
   * @param timeout how long to wait for one answer
   * @param attemptId asked once per request for the value of its {@code X-Attempt-Id}
   */
  public PmsClient(URI base, Duration timeout, Supplier<String> attemptId) {
    this.base = base;
    this.timeout = timeout;
    this.attemptId = attemptId;
  }

  /**
   * Finds what is free for a whole stay.
   *
   * @throws InvalidStayException if the hotel takes no booking for the dates
   * @throws RoomTooSmallException if the kind of room does not sleep so many
   */
  public List<Room> search(LocalDate checkIn, LocalDate checkOut, RoomType roomType, int guests)
      throws IOException, InterruptedException {
    String query =
        "/availability?from=%s&to=%s&type=%s&guests=%d"
            .formatted(checkIn, checkOut, roomType, guests);
    return send(request(query).GET()).objects("offers").stream().map(PmsJson::room).toList();
  }

  /**
   * Reads a reservation.
   *
   * @throws ReservationNotFoundException if there is none with the number
   * @throws NotYourReservationException if it is another guest's
   */
  public Reservation find(String reservationId, String guestId)
      throws IOException, InterruptedException {
    return PmsJson.reservation(send(reservation(reservationId, guestId).GET()));
  }

  /**
   * Books a room of a quote.
   *
   * @param note the guest's wish, or null
   * @param key makes the booking one and the same however often it is sent, or null
   * @throws QuoteNotFoundException if there is no such quote
   * @throws RoomSoldOutException if no such room is left
   */
  public Booking book(String quoteId, @Nullable String note, String guestId, @Nullable String key)
      throws IOException, InterruptedException, RoomSoldOutException {
    HttpRequest.Builder request = request("/bookings").header("X-Guest-Id", guestId);
    if (key != null) {
      request.header("Idempotency-Key", key);
    }
    JsonObject body = JsonObject.of().with("quoteId", quoteId).with("note", note);
    return PmsJson.booking(sendForRoom(request.POST(json(body))));
  }

  /**
   * Moves a reservation to other dates, in the same kind of room.
   *
   * @throws ReservationNotFoundException if there is none with the number
   * @throws NotYourReservationException if it is another guest's
   * @throws ReservationCancelledException if it was cancelled
   * @throws InvalidStayException if the hotel takes no booking for the dates
   * @throws RoomSoldOutException if no such room is free then
   */
  public Reservation changeDates(
      String reservationId, LocalDate checkIn, LocalDate checkOut, String guestId)
      throws IOException, InterruptedException, RoomSoldOutException {
    JsonObject body = JsonObject.of().with("from", checkIn).with("to", checkOut);
    return PmsJson.reservation(
        sendForRoom(reservation(reservationId, guestId).method("PATCH", json(body))));
  }

  /**
   * Cancels a reservation; one that is cancelled already stays as it is.
   *
   * @throws ReservationNotFoundException if there is none with the number
   * @throws NotYourReservationException if it is another guest's
   */
  public Reservation cancel(String reservationId, String guestId)
      throws IOException, InterruptedException {
    return PmsJson.reservation(send(reservation(reservationId, guestId).DELETE()));
  }

  private HttpRequest.Builder reservation(String reservationId, String guestId) {
    return request("/bookings/" + encode(reservationId)).header("X-Guest-Id", guestId);
  }

  private HttpRequest.Builder request(String pathAndQuery) {
    return HttpRequest.newBuilder(base.resolve(pathAndQuery))
        .timeout(timeout)
        .header("Accept", "application/json, application/problem+json")
        .header("X-Attempt-Id", attemptId.get());
  }

  private JsonObject send(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpResponse<String> response = exchange(request);
    if (isSuccess(response)) {
      return JsonObject.parse(response.body());
    }
    throw PmsProblem.read(response).unchecked();
  }

  private JsonObject sendForRoom(HttpRequest.Builder request)
      throws IOException, InterruptedException, RoomSoldOutException {
    HttpResponse<String> response = exchange(request);
    if (isSuccess(response)) {
      return JsonObject.parse(response.body());
    }
    PmsProblem problem = PmsProblem.read(response);
    problem.throwIfSoldOut();
    throw problem.unchecked();
  }

  private HttpResponse<String> exchange(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return http.send(request.build(), BodyHandlers.ofString());
  }

  private static boolean isSuccess(HttpResponse<String> response) {
    return response.statusCode() / 100 == 2;
  }

  private static HttpRequest.BodyPublisher json(JsonObject body) {
    return BodyPublishers.ofString(body.toString());
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
