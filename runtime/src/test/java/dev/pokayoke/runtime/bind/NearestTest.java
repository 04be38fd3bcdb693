package dev.pokayoke.runtime.bind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  private static final List<String> TOOLS =
      List.of("search_availability", "get_reservation", "create_booking", "cancel_reservation");

  @ParameterizedTest
  @CsvSource({
    "searchAvailabilty, search_availability",
    "serach-availability, search_availability",
    "create_bookings, create_booking",
    "get_reservations, get_reservation",
    "GET RESERVATION, get_reservation",
    "delete_everything,",
    "'',",
    "x,",
  })
  void oneSlipInThreeLettersIsTolerated(String sent, String nearest) {
    assertThat(Nearest.of(sent, TOOLS)).isEqualTo(nearest);
  }

  @ParameterizedTest
  @CsvSource({
    "id, loan_id",
    "ID, loan_id",
    "loan, loan_id",
    "newLoanId, loan_id",
    "note-text, note",
    "date,",
    "note_text_length, note",
    "lo,",
    "d,",
    "due-dat, due_date",
  })
  void aNameMayBeTheEndOfAnother(String sent, String nearest) {
    List<String> names = List.of("loan_id", "due_date", "first-date", "note");

    assertThat(Nearest.ofNames(sent, names)).isEqualTo(nearest);
  }

  @Test
  void theNearestComeFirst() {
    assertThat(Nearest.all("guest_cont", List.of("guest_cents", "guest_count", "room")))
        .containsExactly("guest_count", "guest_cents");
  }

  @Test
  void noHintIsBetterThanTheWrongOne() {
    assertThat(Nearest.of("room_c", List.of("room_a", "room_b"))).isNull();
    assertThat(Nearest.all("room_c", List.of("room_a", "room_b")))
        .containsExactly("room_a", "room_b");
    assertThat(Nearest.of("a", List.of("b", "c"))).isNull();
    assertThat(Nearest.of("n".repeat(65), List.of("n".repeat(65)))).isNull();
  }
}
