package dev.pokayoke.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.CallContext;
import dev.pokayoke.Dialect;
import dev.pokayoke.processor.fixture.AllTypes;
import dev.pokayoke.processor.fixture.Schemas;
import dev.pokayoke.processor.schema.Definition;
import dev.pokayoke.processor.schema.DialectForm;
import dev.pokayoke.processor.schema.Lowering;
import dev.pokayoke.processor.schema.ToolSchema;
import dev.pokayoke.runtime.generated.Args;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/**
 * Schema and binder of a tool cannot disagree: what is accepted as it is fits the schema, and what
 * fits the schema and is refused breaks a rule of which the ledger says that no keyword has it.
 */
class AgreementTest {
  private static final String PART = "{\"text\":\"x\",\"table\":[[\"one\"]]}";

  private static final Map<String, String> VALID =
      Map.of(
          "primitives",
          "{\"flag\":true,\"tiny\":1,\"small\":1,\"plain\":1,\"big\":1,\"single\":1,\"twice\":1,"
              + "\"letter\":\"x\"}",
          "boxes",
          "{\"big\":1}",
          "objects",
          "{\"text\":\"x\",\"amount\":1,\"kind\":\"one\",\"date\":\"2026-03-14\","
              + "\"date_time\":\"2026-03-14T10:30\",\"part\":"
              + PART
              + "}",
          "optionals",
          "{}",
          "lists",
          "{\"texts\":[],\"tinies\":[],\"bigs\":[],\"ids\":[\"1\"],\"fractions\":[],\"kinds\":[],"
              + "\"date_times\":[],\"parts\":[],\"id_table\":[],\"letters\":[]}",
          "constrained",
          "{\"low\":1,\"high\":1,\"between\":1,\"positive\":1,\"big_between\":4000000000,\"tiny_range\":1,"
              + "\"small_positive\":1,\"id\":\"10\",\"amount\":1,\"positive_amount\":1,"
              + "\"ratio\":1,\"weight\":1,\"code\":\"A1\",\"name\":\"x\",\"free\":\"y\","
              + "\"tags\":[\"x\"]}",
          "related",
          "{\"from\":1,\"end\":\"2026-03-14\",\"pair\":{\"first\":1,\"second\":2}}");

  private static final List<String> VALUES =
      List.of(
          "\"\"",
          "\" \"",
          "\"\\n\"",
          "\"x\"",
          "\"xy\"",
          "\"A1\"",
          "\"A12345678\"",
          "\"a1\"",
          "\"one\"",
          "\"ONE\"",
          "\"two words\"",
          "\"10\"",
          "\"-5\"",
          "\"007\"",
          "\"1.5\"",
          "\"99999999999999999999\"",
          "\"9999999999999999999\"",
          "\"2026-03-14\"",
          "\"2026-02-30\"",
          "\"03/04/2026\"",
          "\"2026-03-14T10:30\"",
          "\"2026-03-14T10:30:59.5\"",
          "\"2026-03-14T25:30\"",
          "0",
          "1",
          "-1",
          "5",
          "9",
          "10",
          "11",
          "100",
          "101",
          "127",
          "128",
          "32768",
          "2147483648",
          "9223372036854775808",
          "1.5",
          "0.5",
          "-0.5",
          "1.0",
          "1e3",
          "true",
          "false",
          "[]",
          "[\"x\"]",
          "[1]",
          "[1,2,3,4,5,6]",
          "[\"1\"]",
          "[\"a\",\"b\",\"c\",\"d\",\"e\"]",
          "[[]]",
          "[[\"1\"]]",
          "[[1]]",
          "[{}]",
          "{}",
          "[true]",
          "[\"2026-03-14T10:30\"]",
          PART,
          "[" + PART + "]",
          "{\"text\":\"x\",\"table\":[],\"count\":10}",
          "{\"text\":\"x\",\"table\":[],\"more\":1}",
          "{\"first\":2,\"second\":1}",
          "{\"first\":1,\"second\":2}");

  @TempDir static Path folder;
  private static Loaded loaded;
  private static List<Definition> definitions;

  /** Arguments that a tool of the case accepts. */
  static String valid(String tool) {
    return Objects.requireNonNull(VALID.get(tool), tool);
  }

  @BeforeAll
  static void load() throws Exception {
    loaded = Loaded.of("types", AllTypes.toolset(), folder, (proxy, method, arguments) -> null);
    definitions =
        AllTypes.toolset().tools().stream()
            .map(tool -> DialectForm.of(Dialect.MCP).define(ToolSchema.of(tool)))
            .toList();
  }

  @Test
  void validArgumentsAreAcceptedByBoth() {
    VALID.forEach(
        (tool, arguments) -> {
          String schema = Schemas.member(loaded.definition(tool), "inputSchema");
          assertThat(Schemas.problems(schema, arguments)).as(tool).isEmpty();
          loaded.accepted(tool, arguments, CallContext.unknown());
        });
  }

  @Test
  void everyValueOfEveryPropertyIsJudgedAlike() {
    List<String> disagreements = new ArrayList<>();
    VALID.forEach((tool, arguments) -> judge(tool, arguments, disagreements));
    assertThat(disagreements).isEmpty();
  }

  private static void judge(String tool, String arguments, List<String> disagreements) {
    String schema = Schemas.member(loaded.definition(tool), "inputSchema");
    List<String> fields = new ArrayList<>();
    Schemas.tree(schema).get("properties").propertyNames().forEach(fields::add);
    for (String field : fields) {
      for (String value : VALUES) {
        ObjectNode call = (ObjectNode) Schemas.tree(arguments);
        call.set(field, Schemas.tree(value));
        String text = call.toString().replace(call.get(field).toString(), value);
        Args args = loaded.read(text, CallContext.unknown());
        boolean accepted = args.bind(loaded.tools(), loaded.number(tool)) != null;
        boolean exact = accepted && args.coercions().isEmpty();
        List<String> problems = Schemas.problems(schema, text);
        if (exact && !problems.isEmpty()) {
          disagreements.add(tool + " takes " + field + " = " + value + " but " + problems);
        }
        if (!accepted && problems.isEmpty() && isFullySaid(tool, field)) {
          disagreements.add(tool + " refuses " + field + " = " + value + ": " + args.refusal());
        }
      }
    }
  }

  private static boolean isFullySaid(String tool, String field) {
    return definitions.get(loaded.number(tool)).lowering().stream()
        .filter(lowering -> (lowering.field() + ".").startsWith(field + "."))
        .allMatch(lowering -> lowering.form() == Lowering.Form.ENFORCED);
  }
}
