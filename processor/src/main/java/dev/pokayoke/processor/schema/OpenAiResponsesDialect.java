package dev.pokayoke.processor.schema;

/**
 * OpenAI responses: the function tools of {@link OpenAiDialect}, whose vocabulary and limits hold
 * here too, in a flat envelope (openai-openapi, FunctionToolParam). Without {@code strict} this API
 * tries strict and falls back in silence, so it is always said.
 */
final class OpenAiResponsesDialect implements DialectForm {

  @Override
  public Definition define(ToolSchema tool) {
    Fitted input = OpenAiDialect.parameters(tool);
    Json envelope = OpenAiDialect.describe(Json.object().put("type", "function"), tool, input);
    return input.in(envelope, input.fits(), OpenAiDialect.refusals(tool));
  }
}
