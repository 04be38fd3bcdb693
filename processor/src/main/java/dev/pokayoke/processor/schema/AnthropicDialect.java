package dev.pokayoke.processor.schema;

import dev.pokayoke.Dialect;
import dev.pokayoke.dialect.RequestLimits;
import dev.pokayoke.processor.schema.Vocabulary.Absence;
import dev.pokayoke.processor.schema.Vocabulary.Items;
import dev.pokayoke.processor.schema.Vocabulary.Numbers;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Anthropic messages: strict tools. A value that may be missing is not required, because the budget
 * for those is the larger one; every object is closed; there are no maps, no bounds of numbers, no
 * lengths, and of a list only that it is not empty. The letters of an enum value may come in
 * another case, which the runtime folds.
 *
 * <table>
 * <caption>Limits</caption>
 * <tr><th>what</th><th>limit</th><th>source</th></tr>
 * <tr><td>name</td><td>1 to 64 of {@code [a-zA-Z0-9_-]}</td>
 *     <td>platform.claude.com, define tools</td></tr>
 * <tr><td>keys of properties</td><td>1 to 64 of {@code [a-zA-Z0-9_.-]}: those of any tool</td>
 *     <td>claude-code#79418</td></tr>
 * <tr><td>formats</td><td>date-time, time, date, duration, email, hostname, uri, ipv4, ipv6,
 *     uuid</td><td>platform.claude.com, structured outputs</td></tr>
 * <tr><td>patterns</td><td>classes, groups, quantifiers, small {@code {n,m}}; up to 100 here, no
 *     number is published</td><td>the same</td></tr>
 * <tr><td>recursion</td><td>refused</td><td>the same</td></tr>
 * <tr><td>values that are not required, values of several types</td>
 *     <td>{@link RequestLimits}, over the whole request</td><td>the same</td></tr>
 * </table>
 */
final class AnthropicDialect implements DialectForm {
  static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_-]{1,64}");
  static final String NAME_RULE = "at most 64 letters, digits, _ and -";
  private static final int REPETITIONS = 100;
  private static final Set<String> FORMATS = formats();
  private static final Vocabulary STRICT = strict(REPETITIONS);
  private static final Vocabulary LOOSE =
      new Vocabulary(
          FORMATS,
          Integer.MAX_VALUE,
          true,
          Numbers.ALL,
          Items.ALL,
          true,
          Absence.NOT_REQUIRED,
          false,
          false);

  @Override
  public Definition define(ToolSchema tool) {
    Fitted input = Fitted.of(tool.input(), STRICT, budget(Dialect.ANTHROPIC), LOOSE);
    Json envelope =
        Json.object()
            .put("name", tool.name())
            .putUnlessEmpty("description", tool.description())
            .put("input_schema", input.schema())
            .put("strict", input.fits())
            .build();
    return input.in(
        envelope, input.fits(), new Refusals().name(tool.name(), NAME, NAME_RULE).found());
  }

  /** What grammars of this kind are made of. */
  static Vocabulary strict(int repetitions) {
    return new Vocabulary(
        FORMATS,
        repetitions,
        false,
        Numbers.NONE,
        Items.NOT_EMPTY,
        false,
        Absence.NOT_REQUIRED,
        false,
        false);
  }

  /** What one strict tool may use, which is no more than a whole request may. */
  static Budget budget(Dialect dialect) {
    RequestLimits limits = RequestLimits.of(dialect);
    return new Budget(
        Integer.MAX_VALUE,
        Integer.MAX_VALUE,
        Integer.MAX_VALUE,
        Integer.MAX_VALUE,
        Integer.MAX_VALUE,
        limits.optionals(),
        limits.unions(),
        Integer.MAX_VALUE,
        false,
        true);
  }

  private static Set<String> formats() {
    Set<String> formats = new TreeSet<>(Vocabulary.COMMON_FORMATS);
    formats.add("uri");
    return formats;
  }
}
