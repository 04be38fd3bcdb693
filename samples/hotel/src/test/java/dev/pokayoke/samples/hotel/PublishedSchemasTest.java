package dev.pokayoke.samples.hotel;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.Toolbox;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The published list, judged by a validator that nobody here wrote. */
class PublishedSchemasTest {
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private static final Schema META =
      REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

  private final JsonNode published = new ObjectMapper().readTree(list());

  @Test
  void everySchemaIsOneOf2020_12() {
    assertThat(published).hasSize(5);
    for (JsonNode tool : published) {
      for (String member : List.of("inputSchema", "outputSchema")) {
        assertThat(faults(META, tool.get(member).toString()))
            .as("%s of %s", member, tool.get("name"))
            .isEmpty();
      }
    }
  }

  @Test
  void theInputSchemaAcceptsAnExactCallAndNothingElse() {
    Schema search = REGISTRY.getSchema(published.get(0).get("inputSchema").toString());
    String exact =
        """
        {"check_in":"2026-06-14","check_out":"2026-06-16","room_type":"DOUBLE","guests":2}""";

    assertThat(faults(search, exact)).isEmpty();
    assertThat(faults(search, exact.replace("2026-06-14", "06/14/2026"))).hasSize(1);
    assertThat(faults(search, exact.replace("DOUBLE", "penthouse"))).hasSize(1);
    assertThat(faults(search, exact.replace(":2}", ":0}"))).hasSize(1);
    assertThat(faults(search, exact.replace("check_in", "checkIn"))).hasSize(2);
  }

  private static List<String> faults(Schema schema, String json) {
    return schema
        .validate(
            json,
            InputFormat.JSON,
            context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
        .stream()
        .map(error -> error.getInstanceLocation() + " " + error.getMessage())
        .toList();
  }

  private static String list() {
    PmsClient nowhere =
        new PmsClient(URI.create("http://127.0.0.1:0"), Duration.ofSeconds(1), () -> "none");
    try (Toolbox tools = Toolbox.of(new HotelServiceTools(new HotelService(nowhere)))) {
      return tools.schemas(Dialect.MCP);
    }
  }
}
