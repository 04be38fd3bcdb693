package dev.pokayoke.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {

  @Test
  void namesTheNearestIfOneIsNear() {
    List<String> names = List.of("check_in", "check_out", "room_type");
    assertThat(Nearest.hint("checkin", names)).isEqualTo(" Did you mean check_in?");
    assertThat(Nearest.hint("CHECK_OUT", names)).isEqualTo(" Did you mean check_out?");
    assertThat(Nearest.hint("guests", names)).isEmpty();
    assertThat(Nearest.hint("", names)).isEmpty();
    assertThat(Nearest.hint("x", List.of())).isEmpty();
  }
}
