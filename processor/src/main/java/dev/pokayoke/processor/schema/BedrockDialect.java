package dev.pokayoke.processor.schema;

import dev.pokayoke.Dialect;

/**
 * Amazon Bedrock Converse: strict tools, with the grammar of {@link AnthropicDialect} less {@code
 * pattern}, which its guide does not name. An empty description is refused and a missing one is
 * not, so an empty one is left out.
 *
 * <table>
 * <caption>Limits</caption>
 * <tr><th>what</th><th>limit</th><th>source</th></tr>
 * <tr><td>name</td><td>1 to 64 of {@code [a-zA-Z0-9_-]}</td>
 *     <td>API reference, ToolSpecification</td></tr>
 * <tr><td>keywords</td><td>those of Anthropic; {@code pattern} is not named</td>
 *     <td>user guide, structured output</td></tr>
 * <tr><td>recursion</td><td>refused</td><td>the same</td></tr>
 * <tr><td>values that are not required, values of several types</td>
 *     <td>{@link dev.pokayoke.dialect.RequestLimits}: none is published, so Anthropic's</td>
 *     <td>the same</td></tr>
 * </table>
 */
final class BedrockDialect implements DialectForm {
  private static final Vocabulary STRICT = AnthropicDialect.strict(0);

  @Override
  public Definition define(ToolSchema tool) {
    Fitted input =
        Fitted.of(
            tool.input(), STRICT, AnthropicDialect.budget(Dialect.BEDROCK), Vocabulary.PORTABLE);
    Json spec =
        Json.object()
            .put("name", tool.name())
            .putUnlessEmpty("description", tool.description())
            .put("inputSchema", Json.object().put("json", input.schema()).build())
            .put("strict", input.fits())
            .build();
    return input.in(
        Json.object().put("toolSpec", spec).build(),
        input.fits(),
        new Refusals()
            .name(tool.name(), AnthropicDialect.NAME, AnthropicDialect.NAME_RULE)
            .found());
  }
}
