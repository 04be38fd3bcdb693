package dev.pokayoke.processor.schema;

import dev.pokayoke.processor.schema.Vocabulary.Absence;
import dev.pokayoke.processor.schema.Vocabulary.Items;
import dev.pokayoke.processor.schema.Vocabulary.Numbers;
import java.util.regex.Pattern;

/**
 * Gemini: function declarations with {@code parametersJsonSchema}. There is no strict flag; the
 * calling mode decides how far the model is held to a schema. {@code pattern}, lengths and
 * exclusive bounds are accepted and ignored, so they are said in words. An object may contain
 * itself only in a value that is not required; where ours is, it is published as not required and
 * words say that it is.
 *
 * <table>
 * <caption>Limits</caption>
 * <tr><th>what</th><th>limit</th><th>source</th></tr>
 * <tr><td>name</td><td>1 to 63 of {@code [a-zA-Z0-9_.-]}, a letter or _ first</td>
 *     <td>@google/genai FunctionDeclaration; Vertex AI documentation for 63</td></tr>
 * <tr><td>names of values</td><td>1 to 64 of {@code [A-Za-z0-9_]}, a letter or _ first</td>
 *     <td>@google/genai FunctionDeclaration, of {@code parameters}</td></tr>
 * <tr><td>keywords</td><td>{@code $defs $ref type format description enum items minItems maxItems
 *     minimum maximum anyOf properties additionalProperties required}</td>
 *     <td>@google/genai responseJsonSchema</td></tr>
 * <tr><td>all {@code maxItems} of a tool</td><td>less than 960 together</td>
 *     <td>refused with INVALID_ARGUMENT: python-genai#2170</td></tr>
 * </table>
 */
final class GeminiDialect implements DialectForm {
  private static final Pattern NAME = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_.-]{0,62}");
  private static final String NAME_RULE = "at most 63 letters, digits, _, . and -";
  private static final Pattern VALUE = Pattern.compile("[A-Za-z_][A-Za-z0-9_]{0,63}");
  private static final String VALUE_RULE = "at most 64 letters, digits and _";
  private static final Vocabulary FULL = vocabulary(Items.ALL);
  private static final Vocabulary LOOSE = vocabulary(Items.NOT_EMPTY);
  private static final Budget BUDGET =
      new Budget(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          959,
          true,
          true);

  @Override
  public Definition define(ToolSchema tool) {
    Fitted input = Fitted.of(tool.input(), FULL, BUDGET, LOOSE);
    Json.Builder declaration =
        Json.object().put("name", tool.name()).putUnlessEmpty("description", tool.description());
    if (!tool.input().object().fields().isEmpty()) {
      declaration.put("parametersJsonSchema", input.schema()); // an empty object is refused
    }
    Refusals refusals =
        new Refusals()
            .name(tool.name(), NAME, NAME_RULE)
            .properties(input.schema(), VALUE, VALUE_RULE);
    return input.in(declaration.build(), false, refusals.found());
  }

  private static Vocabulary vocabulary(Items items) {
    return new Vocabulary(
        Vocabulary.COMMON_FORMATS,
        0,
        false,
        Numbers.INCLUDED,
        items,
        true,
        Absence.NOT_REQUIRED,
        true,
        false);
  }
}
