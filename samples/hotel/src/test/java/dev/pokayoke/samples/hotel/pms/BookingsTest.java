package dev.pokayoke.samples.hotel.pms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BookingsTest {

  private static final String[] MAYA = {"X-Guest-Id", "G-12"};
  private static final String[] OTTO = {"X-Guest-Id", "G-31"};
  private static final String JUNE_10 =
      "{\"id\":\"B-1001\",\"guestId\":\"G-12\",\"status\":\"CONFIRMED\",\"type\":\"DOUBLE\","
          + "\"from\":\"2026-06-10\",\"to\":\"2026-06-12\",\"guests\":2,\"breakfast\":true,"
          + "\"total\":296.00,\"currency\":\"EUR\",\"note\":\"Late arrival, about 22:00\"}";

  private PmsRig pms;

  @BeforeEach
  void start() throws IOException {
    pms = new PmsRig();
  }

  @AfterEach
  void stop() {
    pms.close();
  }

  @Test
  void readsABookingOfTheGuest() throws Exception {
    HttpResponse<String> answer = pms.get("/bookings/B-1001", MAYA);

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEqualTo(JUNE_10);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B-1002 | G-12 | 403 | NOT_YOUR_BOOKING  | Booking B-1002 belongs to another guest.",
        "B-1001 | G-31 | 403 | NOT_YOUR_BOOKING  | Booking B-1001 belongs to another guest.",
        "B-9999 | G-12 | 404 | BOOKING_NOT_FOUND | There is no booking B-9999.",
        "a%2Fb  | G-12 | 404 | BOOKING_NOT_FOUND | There is no booking a/b.",
        "B-1001 | G-99 | 403 | GUEST_UNKNOWN     | There is no guest G-99."
      })
  void refusesToShowMoveOrCancel(String id, String guest, int status, String code, String detail)
      throws Exception {
    String expected = "\"detail\":\"%s\",\"code\":\"%s\"}".formatted(detail, code);
    String dates = "{\"from\":\"2026-06-02\",\"to\":\"2026-06-03\"}";
    for (String method : new String[] {"GET", "PATCH", "DELETE"}) {
      HttpResponse<String> answer =
          pms.send(
              method, "/bookings/" + id, method.equals("PATCH") ? dates : "", "X-Guest-Id", guest);
      assertThat(answer.statusCode()).isEqualTo(status);
      assertThat(answer.body()).endsWith(expected);
    }
    assertThat(pms.get("/bookings/B-1001", MAYA).body()).isEqualTo(JUNE_10);
  }

  @Test
  void asksWhoTheGuestIs() throws Exception {
    HttpResponse<String> answer = pms.get("/bookings/B-1001");

    assertThat(answer.statusCode()).isEqualTo(401);
    assertThat(answer.body()).contains("\"code\":\"GUEST_REQUIRED\"");
  }

  @Test
  void booksAQuote() throws Exception {
    pms.quote("DOUBLE", "2026-06-14", "2026-06-16");

    HttpResponse<String> answer =
        pms.send("POST", "/bookings", "{\"quoteId\":\"Q-1\",\"note\":\"Quiet room\"}", MAYA);

    assertThat(answer.statusCode()).isEqualTo(201);
    assertThat(answer.headers().firstValue("Location")).contains("/bookings/B-1005");
    assertThat(answer.body())
        .isEqualTo(
            "{\"id\":\"B-1005\",\"guestId\":\"G-12\",\"status\":\"CONFIRMED\","
                + "\"type\":\"DOUBLE\",\"from\":\"2026-06-14\",\"to\":\"2026-06-16\","
                + "\"guests\":1,\"breakfast\":false,\"total\":240.00,\"currency\":\"EUR\","
                + "\"note\":\"Quiet room\"}");
    assertThat(pms.get("/bookings/B-1005", MAYA).body()).isEqualTo(answer.body());
  }

  @Test
  void booksOncePerKey() throws Exception {
    pms.quote("DOUBLE", "2026-06-14", "2026-06-16");

    HttpResponse<String> first = book("Q-1", "G-12", "k-1");
    HttpResponse<String> again = book("Q-1", "G-12", "k-1");
    HttpResponse<String> other = book("Q-1", "G-12", "k-2");

    assertThat(first.statusCode()).isEqualTo(201);
    assertThat(again.statusCode()).isEqualTo(200);
    assertThat(again.headers().firstValue("Idempotency-Replayed")).contains("true");
    assertThat(again.body()).isEqualTo(first.body());
    assertThat(other.body()).contains("\"id\":\"B-1006\"");
  }

  @Test
  void refusesAKeyThatCameWithAnotherBooking() throws Exception {
    pms.quote("DOUBLE", "2026-06-14", "2026-06-16");
    book("Q-1", "G-12", "k-1");

    for (HttpResponse<String> answer :
        List.of(book("Q-2", "G-12", "k-1"), book("Q-1", "G-31", "k-1"))) {
      assertThat(answer.statusCode()).isEqualTo(422);
      assertThat(answer.body()).contains("\"code\":\"KEY_REUSED\"");
    }
  }

  @Test
  void findsABookingByItsKey() throws Exception {
    pms.quote("DOUBLE", "2026-06-14", "2026-06-16");
    String booked = book("Q-1", "G-12", "create booking/1").body();

    assertThat(pms.get("/bookings?key=create%20booking%2F1").body())
        .isEqualTo("{\"bookings\":[%s]}".formatted(booked));
    assertThat(pms.get("/bookings?key=k-2").body()).isEqualTo("{\"bookings\":[]}");
    assertThat(pms.get("/bookings").body()).contains("\"detail\":\"key is missing.\"");
  }

  @Test
  void theLastRoomGoesToTheFirstWhoBooks() throws Exception {
    pms.quote("SUITE", "2026-06-05", "2026-06-07");
    book("Q-1", "G-31", "k-1");

    HttpResponse<String> late = book("Q-2", "G-12", "k-2");

    assertThat(late.statusCode()).isEqualTo(409);
    assertThat(late.body())
        .isEqualTo(
            "{\"type\":\"urn:pms:problem:sold-out\",\"title\":\"Sold out\",\"status\":409,"
                + "\"detail\":\"No SUITE is free from 2026-06-05 to 2026-06-07.\","
                + "\"code\":\"SOLD_OUT\"}");
    assertThat(pms.get("/bookings?key=k-2").body()).isEqualTo("{\"bookings\":[]}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"quoteId\":\"Q-9\"}  | 404 | QUOTE_NOT_FOUND | There is no quote Q-9.",
        "{}                     | 400 | BAD_VALUE       | quoteId is missing.",
        "{\"quoteId\":7}        | 400 | BAD_VALUE       | quoteId is not a text.",
        "{\"quoteId\"           | 400 | MALFORMED_JSON  | The body is not JSON: line 1, column 11."
      })
  void refusesABadBooking(String body, int status, String code, String detail) throws Exception {
    HttpResponse<String> answer = pms.send("POST", "/bookings", body, MAYA);

    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(answer.body()).contains("\"detail\":\"%s\",\"code\":\"%s\"".formatted(detail, code));
  }

  @Test
  void refusesALongNoteAndAHugeBody() throws Exception {
    String body = "{\"quoteId\":\"Q-1\",\"note\":\"%s\"}";

    assertThat(pms.send("POST", "/bookings", body.formatted("n".repeat(201)), MAYA).body())
        .contains("\"detail\":\"note has at most 200 characters.\"");
    assertThat(pms.send("POST", "/bookings", body.formatted("n".repeat(70_000)), MAYA).statusCode())
        .isEqualTo(413);
  }

  @Test
  void movesABookingAndPricesItAnew() throws Exception {
    HttpResponse<String> answer = move("B-1001", "2026-06-11", "2026-06-14");

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body())
        .contains("\"from\":\"2026-06-11\",\"to\":\"2026-06-14\"")
        .contains("\"total\":504.00");
    assertThat(pms.get("/bookings/B-1001", MAYA).body()).isEqualTo(answer.body());
  }

  @Test
  void aBookingIsNotInItsOwnWay() throws Exception {
    HttpResponse<String> answer =
        pms.send(
            "PATCH", "/bookings/B-1002", "{\"from\":\"2026-06-21\",\"to\":\"2026-06-24\"}", OTTO);

    assertThat(answer.statusCode()).isEqualTo(200);
  }

  @Test
  void aMoveThatIsRefusedChangesNothing() throws Exception {
    HttpResponse<String> soldOut = move("B-1001", "2026-06-25", "2026-06-27");
    HttpResponse<String> past = move("B-1001", "2026-05-25", "2026-05-27");
    HttpResponse<String> half =
        pms.send("PATCH", "/bookings/B-1001", "{\"from\":\"2026-06-11\"}", MAYA);

    assertThat(soldOut.statusCode()).isEqualTo(409);
    assertThat(soldOut.body()).contains("\"code\":\"SOLD_OUT\"");
    assertThat(past.statusCode()).isEqualTo(400);
    assertThat(past.body()).contains("\"code\":\"INVALID_STAY\",\"field\":\"from\"");
    assertThat(half.body()).contains("\"detail\":\"to is missing.\"");
    assertThat(pms.get("/bookings/B-1001", MAYA).body()).isEqualTo(JUNE_10);
  }

  @Test
  void aRefusedMoveKeepsTheRoomTaken() throws Exception {
    pms.quote("SUITE", "2026-06-05", "2026-06-07");
    book("Q-1", "G-12", "k-1");

    HttpResponse<String> answer = move("B-1005", "2026-06-20", "2026-06-21");

    assertThat(answer.statusCode()).isEqualTo(409);
    assertThat(book("Q-2", "G-31", "k-2").statusCode()).isEqualTo(409);
  }

  @Test
  void cancelsOnceAndFreesTheRoom() throws Exception {
    HttpResponse<String> first = pms.send("DELETE", "/bookings/B-1002", "", OTTO);
    HttpResponse<String> again = pms.send("DELETE", "/bookings/B-1002", "", OTTO);

    assertThat(first.statusCode()).isEqualTo(200);
    assertThat(first.body()).contains("\"status\":\"CANCELLED\"");
    assertThat(again.statusCode()).isEqualTo(200);
    assertThat(again.body()).isEqualTo(first.body());
    String quote = pms.quote("SUITE", "2026-06-20", "2026-06-23");
    assertThat(book(quote, "G-12", "k-1").statusCode()).isEqualTo(201);
    assertThat(book(quote, "G-12", "k-2").statusCode()).isEqualTo(409);
  }

  @Test
  void aCancelledBookingCannotBeMoved() throws Exception {
    HttpResponse<String> answer = move("B-1003", "2026-06-02", "2026-06-03");

    assertThat(answer.statusCode()).isEqualTo(409);
    assertThat(answer.body())
        .contains("\"detail\":\"Booking B-1003 was cancelled.\",\"code\":\"BOOKING_CANCELLED\"");
  }

  @Test
  void aBookingCanBeMadeAlthoughTheAnswerIsLost() throws Exception {
    try (PmsRig cut =
        new PmsRig(
            millis -> {
              if (millis == 1) {
                throw new InterruptedException();
              }
            })) {
      cut.quote("DOUBLE", "2026-06-14", "2026-06-16");
      cut.knobs("{\"latencyMillis\":1}");

      assertThatThrownBy(
              () ->
                  cut.send(
                      "POST",
                      "/bookings",
                      "{\"quoteId\":\"Q-1\"}",
                      "X-Guest-Id",
                      "G-12",
                      "Idempotency-Key",
                      "k-1"))
          .isInstanceOf(IOException.class);

      cut.knobs("{\"latencyMillis\":0}");
      assertThat(cut.get("/bookings?key=k-1").body()).contains("\"id\":\"B-1005\"");
    }
  }

  private HttpResponse<String> book(String quoteId, String guestId, String key) throws Exception {
    return pms.send(
        "POST",
        "/bookings",
        "{\"quoteId\":\"%s\"}".formatted(quoteId),
        "X-Guest-Id",
        guestId,
        "Idempotency-Key",
        key);
  }

  private HttpResponse<String> move(String id, String from, String to) throws Exception {
    return pms.send(
        "PATCH", "/bookings/" + id, "{\"from\":\"%s\",\"to\":\"%s\"}".formatted(from, to), MAYA);
  }
}
