package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.schema.Vocabulary.Absence;
import dev.pokayoke.processor.schema.Vocabulary.Items;
import dev.pokayoke.processor.schema.Vocabulary.Numbers;
import java.util.List;
import java.util.regex.Pattern;

/**
 * OpenAI chat completions: strict function tools. Every value is required, and one that may be
 * missing may be {@code null}; every object is closed and says its properties; there are no maps.
 * No {@code default}, {@code oneOf}, {@code allOf}, {@code uniqueItems}; lengths of texts are not
 * among the supported keywords. {@code strict} is always said, because the two APIs have different
 * defaults.
 *
 * <table>
 * <caption>Limits</caption>
 * <tr><th>what</th><th>limit</th><th>source</th></tr>
 * <tr><td>name</td><td>1 to 64 of {@code [a-zA-Z0-9_-]}</td>
 *     <td>openai-openapi, FunctionObject</td></tr>
 * <tr><td>description</td><td>1024 characters</td>
 *     <td>refused with {@code string_above_max_length}: block/goose#739</td></tr>
 * <tr><td>formats</td><td>date-time, time, date, duration, email, hostname, ipv4, ipv6, uuid</td>
 *     <td>guide "Structured outputs", supported schemas</td></tr>
 * <tr><td>properties</td><td>5000</td><td>the same</td></tr>
 * <tr><td>nesting</td><td>10 levels</td><td>the same</td></tr>
 * <tr><td>names, definitions, enum values</td><td>120,000 characters</td><td>the same</td></tr>
 * <tr><td>enum values</td><td>1000; 15,000 characters in one of more than 250</td>
 *     <td>the same</td></tr>
 * <tr><td>an object below the root</td><td>at least one property</td>
 *     <td>openai-java, JsonSchemaValidator</td></tr>
 * </table>
 */
final class OpenAiDialect implements DialectForm {
  private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_-]{1,64}");
  private static final String NAME_RULE = "at most 64 letters, digits, _ and -";
  private static final int DESCRIPTION = 1024;
  private static final Vocabulary STRICT =
      new Vocabulary(
          Vocabulary.COMMON_FORMATS,
          Integer.MAX_VALUE,
          false,
          Numbers.ALL,
          Items.ALL,
          false,
          Absence.NULL,
          false,
          true);
  private static final Vocabulary LOOSE =
      new Vocabulary(
          Vocabulary.COMMON_FORMATS,
          Integer.MAX_VALUE,
          true,
          Numbers.ALL,
          Items.ALL,
          true,
          Absence.NOT_REQUIRED,
          false,
          true);
  private static final Budget BUDGET =
      new Budget(
          5000,
          10,
          120_000,
          1000,
          15_000,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          true,
          false);

  @Override
  public Definition define(ToolSchema tool) {
    Fitted input = parameters(tool);
    Json function = describe(Json.object(), tool, input);
    Json envelope = Json.object().put("type", "function").put("function", function).build();
    return input.in(envelope, input.fits(), refusals(tool));
  }

  static Fitted parameters(ToolSchema tool) {
    return Fitted.of(tool.input(), STRICT, BUDGET, LOOSE);
  }

  static Json describe(Json.Builder out, ToolSchema tool, Fitted input) {
    return out.put("name", tool.name())
        .putUnlessEmpty("description", tool.description())
        .put("parameters", input.schema())
        .put("strict", input.fits())
        .build();
  }

  static List<String> refusals(ToolSchema tool) {
    return new Refusals()
        .name(tool.name(), NAME, NAME_RULE)
        .description(tool.description(), DESCRIPTION)
        .found();
  }
}
