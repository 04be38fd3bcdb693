package dev.pokayoke.samples.hotel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pokayoke.HttpFailure;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PmsClientTest {

  private static final String MAYA = "G-12";
  private static final Reservation JUNE_10 =
      new Reservation(
          "B-1001",
          ReservationStatus.CONFIRMED,
          RoomType.DOUBLE,
          june(10),
          june(12),
          2,
          true,
          euros("296.00"),
          Optional.of("Late arrival, about 22:00"));

  private PmsProcess pms;
  private PmsClient client;

  @BeforeEach
  void start() throws IOException {
    pms = PmsProcess.start();
    AtomicInteger attempts = new AtomicInteger();
    client =
        new PmsClient(
            pms.baseUri(), Duration.ofSeconds(30), () -> "a-" + attempts.incrementAndGet());
  }

  @AfterEach
  void stop() {
    pms.close();
  }

  @Test
  void searchesBooksAndFindsAgain() throws Exception {
    List<Room> rooms = client.search(june(14), june(16), RoomType.DOUBLE, 2);
    Booking booking = client.book("Q-2", "Quiet, \"please\"", MAYA, "k-1");

    assertThat(rooms)
        .containsExactly(
            new Room("Q-1", RoomType.DOUBLE, false, euros("240.00")),
            new Room("Q-2", RoomType.DOUBLE, true, euros("296.00")));
    assertThat(booking)
        .isEqualTo(new Booking("B-1005", RoomType.DOUBLE, june(14), june(16), euros("296.00")));
    assertThat(client.book("Q-2", "Quiet, \"please\"", MAYA, "k-1")).isEqualTo(booking);
    assertThat(client.find("B-1005", MAYA).note()).contains("Quiet, \"please\"");
    assertThat(client.book("Q-1", null, MAYA, null).reservationId()).isEqualTo("B-1006");
  }

  @Test
  void readsMovesAndCancels() throws Exception {
    assertThat(client.find("B-1001", MAYA)).isEqualTo(JUNE_10);
    assertThat(client.changeDates("B-1001", june(16), june(17), MAYA))
        .extracting(Reservation::checkIn, Reservation::checkOut, Reservation::total)
        .containsExactly(june(16), june(17), euros("148.00"));
    assertThat(client.cancel("B-1001", MAYA).status()).isEqualTo(ReservationStatus.CANCELLED);
    assertThat(client.cancel("B-1001", MAYA).status()).isEqualTo(ReservationStatus.CANCELLED);
  }

  @Test
  void findsNoRoom() throws Exception {
    assertThat(client.search(june(20), june(21), RoomType.SUITE, 1)).isEmpty();
  }

  @Test
  void throwsTheServicesOwnExceptions() throws Exception {
    assertThatThrownBy(() -> client.find("B-1002", MAYA))
        .isInstanceOf(NotYourReservationException.class)
        .hasMessage("Booking B-1002 belongs to another guest.");
    assertThatThrownBy(() -> client.cancel("B-1/2 +", MAYA))
        .isInstanceOf(ReservationNotFoundException.class)
        .hasMessage("There is no booking B-1/2 +.");
    assertThatThrownBy(() -> client.book("Q-9", null, MAYA, "k"))
        .isInstanceOf(QuoteNotFoundException.class)
        .hasMessage("There is no quote Q-9.");
    assertThatThrownBy(() -> client.changeDates("B-1003", june(2), june(3), MAYA))
        .isInstanceOf(ReservationCancelledException.class)
        .hasMessage("Booking B-1003 was cancelled.");
    assertThatThrownBy(() -> client.changeDates("B-1001", june(25), june(26), MAYA))
        .isInstanceOf(RoomSoldOutException.class)
        .hasMessage("No DOUBLE is free from 2026-06-25 to 2026-06-26.");
    assertThatThrownBy(() -> client.search(june(2), june(3), RoomType.SINGLE, 2))
        .isInstanceOf(RoomTooSmallException.class)
        .hasMessage("A SINGLE sleeps at most 1.");
    assertThatThrownBy(() -> client.search(june(1).minusDays(1), june(3), RoomType.SINGLE, 1))
        .hasMessage("The stay begins on 2026-05-31, before today, 2026-06-01.")
        .isInstanceOfSatisfying(
            InvalidStayException.class, e -> assertThat(e.field()).isEqualTo("checkIn"));
    assertThatThrownBy(() -> client.search(june(1), june(1), RoomType.SINGLE, 1))
        .isInstanceOfSatisfying(
            InvalidStayException.class, e -> assertThat(e.field()).isEqualTo("checkOut"));
  }

  @Test
  void sellsTheLastRoomOnce() throws Exception {
    client.search(june(5), june(7), RoomType.SUITE, 2);
    client.book("Q-1", null, MAYA, "k-1");

    assertThatThrownBy(() -> client.book("Q-2", null, MAYA, "k-2"))
        .isInstanceOf(RoomSoldOutException.class)
        .hasMessage("No SUITE is free from 2026-06-05 to 2026-06-07.");
  }

  @Test
  void anyOtherAnswerIsAnHttpFailure() throws Exception {
    send("POST", "/knobs", "{\"failNext\":1}");

    assertThatThrownBy(() -> client.find("B-1001", MAYA))
        .isInstanceOfSatisfying(
            HttpFailure.class,
            e -> {
              assertThat(e.status()).isEqualTo(503);
              assertThat(e.retryAfter()).isEqualTo("0");
              assertThat(e.body()).contains("\"code\":\"UNAVAILABLE\"");
            });
    assertThat(client.find("B-1001", MAYA)).isEqualTo(JUNE_10);
    assertThat(send("GET", "/log", ""))
        .isEqualTo(
            "{\"requests\":[{\"number\":1,\"method\":\"GET\",\"path\":\"/bookings/B-1001\","
                + "\"status\":503,\"attemptId\":\"a-1\"},{\"number\":2,\"method\":\"GET\","
                + "\"path\":\"/bookings/B-1001\",\"status\":200,\"attemptId\":\"a-2\"}]}");
  }

  @Test
  void noAnswerIsAnIoException() {
    pms.close();

    assertThatThrownBy(() -> client.find("B-1001", MAYA)).isInstanceOf(ConnectException.class);
  }

  private String send(String method, String path, String body) throws Exception {
    URI uri = pms.baseUri().resolve(path);
    HttpRequest request =
        HttpRequest.newBuilder(uri).method(method, BodyPublishers.ofString(body)).build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
  }

  private static LocalDate june(int day) {
    return LocalDate.of(2026, 6, day);
  }

  private static Price euros(String amount) {
    return new Price(new BigDecimal(amount), "EUR");
  }
}
