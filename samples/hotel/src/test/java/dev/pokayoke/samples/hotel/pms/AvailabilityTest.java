package dev.pokayoke.samples.hotel.pms;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AvailabilityTest {

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
  void quotesAFreeRoomWithAndWithoutBreakfast() throws Exception {
    HttpResponse<String> answer = search("DOUBLE", "2026-06-14", "2026-06-16", "2");

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/json");
    assertThat(answer.body())
        .isEqualTo(
            "{\"offers\":[{\"quoteId\":\"Q-1\",\"type\":\"DOUBLE\",\"from\":\"2026-06-14\","
                + "\"to\":\"2026-06-16\",\"guests\":2,\"breakfast\":false,\"total\":240.00,"
                + "\"currency\":\"EUR\"},{\"quoteId\":\"Q-2\",\"type\":\"DOUBLE\","
                + "\"from\":\"2026-06-14\",\"to\":\"2026-06-16\",\"guests\":2,"
                + "\"breakfast\":true,\"total\":296.00,\"currency\":\"EUR\"}]}");
  }

  @Test
  void fridayAndSaturdayNightsCostAQuarterMore() throws Exception {
    assertThat(search("SINGLE", "2026-06-18", "2026-06-22", "1").body())
        .contains("\"breakfast\":false,\"total\":360.00");
  }

  @Test
  void theSameSearchGivesTheSameQuotes() throws Exception {
    String first = search("SUITE", "2026-06-05", "2026-06-07", "3").body();

    assertThat(search("SUITE", "2026-06-05", "2026-06-07", "3").body()).isEqualTo(first);
    assertThat(search("SUITE", "2026-06-05", "2026-06-07", "4").body())
        .contains("\"quoteId\":\"Q-3\"")
        .contains("\"quoteId\":\"Q-4\"");
  }

  @ParameterizedTest
  @CsvSource({
    "SUITE,  2026-06-22, 2026-06-24",
    "SUITE,  2026-06-19, 2026-06-21",
    "DOUBLE, 2026-06-24, 2026-06-26"
  })
  void offersNothingWhenANightIsFull(String type, String from, String to) throws Exception {
    HttpResponse<String> answer = search(type, from, to, "1");

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEqualTo("{\"offers\":[]}");
  }

  @ParameterizedTest
  @CsvSource({"SUITE,  2026-06-23, 2026-06-24", "SUITE,  2026-06-19, 2026-06-20"})
  void theDayOfDepartureIsFreeAgain(String type, String from, String to) throws Exception {
    assertThat(search(type, from, to, "1").body()).contains("\"quoteId\":\"Q-1\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2026-05-31 | 2026-06-02 | from | The stay begins on 2026-05-31, before today, 2026-06-01.",
        "2026-06-16 | 2026-06-16 | to   | Departure 2026-06-16 is not after arrival 2026-06-16.",
        "2026-06-16 | 2026-06-14 | to   | Departure 2026-06-14 is not after arrival 2026-06-16.",
        "2026-06-01 | 2026-07-02 | to   | A stay has at most 30 nights.",
        "2027-05-30 | 2027-06-02 | to   | Bookings are open until 2027-06-01."
      })
  void refusesDatesThatCannotBeBooked(String from, String to, String field, String detail)
      throws Exception {
    HttpResponse<String> answer = search("DOUBLE", from, to, "2");

    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
    assertThat(answer.body())
        .isEqualTo(
            "{\"type\":\"urn:pms:problem:invalid-stay\","
                + "\"title\":\"Dates that cannot be booked\",\"status\":400,"
                + "\"detail\":\"%s\",\"code\":\"INVALID_STAY\",\"field\":\"%s\"}"
                    .formatted(detail, field));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "DOUBLE | 06/14/2026 | 2 | BAD_VALUE      | from   | from is not a date like 2026-06-14.",
        "double | 2026-06-14 | 2 | BAD_VALUE      | type   | type is not one of [SINGLE, DOUBLE,"
            + " SUITE].",
        "DOUBLE | 2026-06-14 | 0 | BAD_VALUE      | guests | guests is at least 1.",
        "DOUBLE | 2026-06-14 | x | BAD_VALUE      | guests | guests is not a whole number.",
        "DOUBLE | ''         | 2 | BAD_VALUE      | from   | from is missing.",
        "DOUBLE | 2026-06-14 | 3 | ROOM_TOO_SMALL | guests | A DOUBLE sleeps at most 2."
      })
  void refusesBadValues(
      String type, String from, String guests, String code, String field, String detail)
      throws Exception {
    HttpResponse<String> answer = search(type, from, "2026-06-16", guests);

    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body())
        .contains(
            "\"detail\":\"%s\",\"code\":\"%s\",\"field\":\"%s\"".formatted(detail, code, field));
  }

  private HttpResponse<String> search(String type, String from, String to, String guests)
      throws Exception {
    return pms.get(
        "/availability?type=%s&from=%s&to=%s&guests=%s".formatted(type, from, to, guests));
  }
}
