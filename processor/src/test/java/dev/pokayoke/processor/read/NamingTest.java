package dev.pokayoke.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamingTest {

  @ParameterizedTest
  @CsvSource({
    "checkIn, check_in, Check in",
    "a, a, A",
    "room2Beds, room2_beds, Room2 beds",
    "utf8, utf8, Utf8",
    "v2API, v2_api, V2 API",
    "parseHTTPResponse, parse_http_response, Parse HTTP response",
    "HTTPServer, http_server, HTTP server",
    "URL, url, URL",
    "aB, a_b, A b",
    "ABc, a_bc, A bc",
    "pageOfA, page_of_a, Page of a",
    "snake_case, snake_case, Snake case",
    "_hidden, _hidden, Hidden",
    "__, __, __",
    "größeÄndern, größeÄndern, GrößeÄndern",
    "InfoID, info_id, Info ID",
  })
  void derivesNamesAndTitles(String javaName, String snakeCase, String title) {
    assertThat(Naming.snakeCase(javaName)).isEqualTo(snakeCase);
    assertThat(Naming.title(javaName)).isEqualTo(title);
  }
}
