package dev.pokayoke.dialect;

import dev.pokayoke.Dialect;

/**
 * What an API takes of all tools of one request together. Vendors change these numbers; this is
 * their one place.
 *
 * <table>
 * <caption>Sources</caption>
 * <tr><th>dialect</th><th>source</th></tr>
 * <tr><td>OPENAI, OPENAI_RESPONSES</td><td>openai-openapi, "a max of 128 functions"</td></tr>
 * <tr><td>ANTHROPIC</td><td>platform.claude.com, structured outputs: 20 strict tools, 24 values
 *     that are not required, 16 of several types, over all strict schemas</td></tr>
 * <tr><td>GEMINI</td><td>@google/genai, "up to 512 function declarations"</td></tr>
 * <tr><td>BEDROCK</td><td>none is published; its grammars are Anthropic's, and so are the numbers
 *     here</td></tr>
 * </table>
 *
 * @param tools tools, strict or not; a request with more is refused
 * @param strictTools strict tools
 * @param optionals values that are not required, in all strict tools
 * @param unions values of several types, in all strict tools
 */
public record RequestLimits(int tools, int strictTools, int optionals, int unions) {
  private static final int NONE = Integer.MAX_VALUE;

  /** The limits of a dialect; {@link Integer#MAX_VALUE} where it has none. */
  public static RequestLimits of(Dialect dialect) {
    return switch (dialect) {
      case MCP -> new RequestLimits(NONE, NONE, NONE, NONE);
      case OPENAI, OPENAI_RESPONSES -> new RequestLimits(128, NONE, NONE, NONE);
      case ANTHROPIC, BEDROCK -> new RequestLimits(NONE, 20, 24, 16);
      case GEMINI -> new RequestLimits(512, NONE, NONE, NONE);
    };
  }
}
