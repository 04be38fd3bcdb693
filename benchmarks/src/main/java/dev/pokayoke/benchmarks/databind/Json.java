package dev.pokayoke.benchmarks.databind;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** The mapper of the hand-written tools: strict where a switch of Jackson's makes it so. */
final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .changeDefaultPropertyInclusion(
              inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_NULL))
          .build();

  static final ObjectReader SEARCH = MAPPER.readerFor(SearchArguments.class);
  static final ObjectReader BOOK = MAPPER.readerFor(BookArguments.class);
  static final ObjectReader INVOICES = MAPPER.readerFor(InvoicesArguments.class);
  private static final ObjectWriter RESULT = MAPPER.writer();

  private Json() {}

  static String write(Object result) {
    return RESULT.writeValueAsString(result);
  }

  static String error(String message) {
    return RESULT.writeValueAsString(Map.of("error", message));
  }
}
