package dev.pokayoke.samples.hotel.pms;

import java.util.Set;

/** The guests the hotel knows, and who asks. */
final class Guests {

  static final String MAYA = "G-12";
  static final String OTTO = "G-31";

  private static final Set<String> KNOWN = Set.of(MAYA, OTTO);

  private Guests() {}

  /** Returns the guest a request is made for. */
  static String of(Request request) {
    String id =
        request
            .header()
            .apply("X-Guest-Id")
            .orElseThrow(() -> new Problem(ProblemType.GUEST_REQUIRED, "X-Guest-Id is missing."));
    if (!KNOWN.contains(id)) {
      throw new Problem(ProblemType.GUEST_UNKNOWN, "There is no guest %s.".formatted(id));
    }
    return id;
  }
}
