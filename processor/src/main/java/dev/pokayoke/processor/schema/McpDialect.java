package dev.pokayoke.processor.schema;

import java.util.List;

/**
 * Model Context Protocol, all revisions up to 2026-07-28: JSON Schema 2020-12, in the portable part
 * of it that hosts can pass on to a model's API as it is. No {@code $schema}, {@code title} or
 * numeric {@code format}; the root is always a plain object; an optional argument is one that is
 * not required; patterns use nothing that ECMA-262, RE2 and grammar engines read differently.
 *
 * <p>The ranges of Java's own types are checked and not published: a bound the developer did not
 * write costs on every turn and tells the model nothing. All four hints are published, because
 * their defaults are not the harmless ones; {@code openWorldHint} is always {@code false}, for a
 * tool talks to the one system its service stands for.
 *
 * <table>
 * <caption>Limits</caption>
 * <tr><th>what</th><th>limit</th><th>source</th></tr>
 * <tr><td>name</td><td>1 to 128 of {@code [A-Za-z0-9_.-]}, recommended</td>
 *     <td>specification 2026-07-28, server/tools</td></tr>
 * <tr><td>schema</td><td>any of JSON Schema 2020-12, root an object</td>
 *     <td>specification 2026-07-28, schema.ts, Tool</td></tr>
 * </table>
 */
final class McpDialect implements DialectForm {

  @Override
  public Definition define(ToolSchema tool) {
    Fitted input =
        Fitted.of(tool.input(), Vocabulary.PORTABLE, Budget.UNLIMITED, Vocabulary.PORTABLE);
    Json envelope =
        Json.object()
            .put("name", tool.name())
            .put("title", tool.title())
            .putUnlessEmpty("description", tool.description())
            .put("inputSchema", input.schema())
            .put("outputSchema", new SchemaLowering(Vocabulary.PORTABLE).root(tool.output()))
            .put(
                "annotations",
                Json.object()
                    .put("readOnlyHint", tool.readOnly())
                    .put("destructiveHint", tool.destructive())
                    .put("idempotentHint", tool.idempotent())
                    .put("openWorldHint", false)
                    .build())
            .build();
    return input.in(envelope, false, List.of());
  }
}
