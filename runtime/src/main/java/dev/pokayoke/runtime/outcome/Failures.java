package dev.pokayoke.runtime.outcome;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.ToolError;
import dev.pokayoke.runtime.ToolError.Outcome;
import dev.pokayoke.runtime.generated.Declared;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.ToolFacts;
import dev.pokayoke.runtime.generated.ToolsetFacts;
import dev.pokayoke.runtime.text.JsonString;
import dev.pokayoke.runtime.text.OutcomeSentences;
import dev.pokayoke.runtime.text.OwnWords;
import dev.pokayoke.runtime.text.Redaction;
import dev.pokayoke.runtime.text.Sentences;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Makes the error of one tool from what its failure means. A write that failed is {@code
 * UNKNOWN_OUTCOME} unless something positive says that it was not applied; then its text says what
 * did not happen.
 */
public final class Failures {
  private static final int MESSAGE_CHARS = Sentences.LONGEST;

  private final ToolFacts tool;
  private final ToolsetFacts toolset;
  private final RandomGenerator random;

  /**
   * Errors of one tool.
   *
   * @param random where incident ids come from
   */
  public Failures(ToolFacts tool, ToolsetFacts toolset, RandomGenerator random) {
    this.tool = tool;
    this.toolset = toolset;
    this.random = random;
  }

  /**
   * The tool was called and failed for good.
   *
   * @param reading what the last failure means
   * @param attempts how often it was tried
   * @param invocation what was called
   */
  public ToolError failed(Reading reading, int attempts, Invocation<?> invocation) {
    Reading.Known known = reading.known();
    if (known != null) {
      return declared(reading, known, invocation);
    }
    boolean unknown = !tool.read() && !reading.notSent();
    ErrorCode code = unknown ? ErrorCode.UNKNOWN_OUTCOME : code(reading, attempts);
    return error(code, unknown ? Outcome.UNKNOWN : Outcome.NOT_APPLIED, reading.retryAfter());
  }

  /** The arguments were refused; the refusal of a write says what did not happen. */
  public ToolError refused(ToolError refusal) {
    return refusal.withMessage(withConsequence(refusal.message(), Outcome.NOT_APPLIED));
  }

  /** The arguments could not be read for a reason that is not the model's; nothing ran. */
  public ToolError unread() {
    return error(ErrorCode.INTERNAL, Outcome.NOT_APPLIED, null);
  }

  /** The call ended without a word of the tool; it may have run. */
  public ToolError brokenOff() {
    return tool.read()
        ? error(ErrorCode.INTERNAL, Outcome.NOT_APPLIED, null)
        : error(ErrorCode.UNKNOWN_OUTCOME, Outcome.UNKNOWN, null);
  }

  /** The tool did its work, but its result cannot be written. */
  public ToolError unshown() {
    Outcome outcome = tool.read() ? Outcome.NOT_APPLIED : Outcome.APPLIED;
    return error(ErrorCode.INTERNAL, outcome, null);
  }

  private static ErrorCode code(Reading reading, int attempts) {
    return reading.misconfigured() && attempts > 1 ? ErrorCode.INTERNAL : reading.code();
  }

  private ToolError error(ErrorCode code, Outcome outcome, @Nullable Duration retryAfter) {
    String incident = incident(code);
    String sentence = OutcomeSentences.of(code, toolset.label(), incident == null ? "" : incident);
    return new ToolError(
        code,
        null,
        withConsequence(sentence, outcome),
        code.retryable(),
        OutcomeSentences.fix(code, toolset.user()),
        List.of(),
        0,
        code.fixer(),
        null,
        outcome,
        retryAfter,
        incident);
  }

  private ToolError declared(Reading reading, Reading.Known known, Invocation<?> invocation) {
    Declared declared = known.declared();
    ErrorCode code = declared.code();
    Outcome outcome = tool.read() || reading.notSent() ? Outcome.NOT_APPLIED : Outcome.UNKNOWN;
    String incident = incident(code);
    String words = words(known, invocation);
    String sentence =
        words.isEmpty()
            ? OutcomeSentences.of(code, toolset.label(), incident == null ? "" : incident)
            : words;
    return new ToolError(
        code,
        nullIfEmpty(declared.field()),
        withConsequence(sentence, outcome),
        code.retryable(),
        OutcomeSentences.forUser(
            declared.fix().isEmpty() ? code.defaultFix() : declared.fix(), toolset.user()),
        List.of(),
        0,
        code.fixer(),
        nullIfEmpty(declared.reason()),
        outcome,
        null,
        incident);
  }

  /** The declared sentence, else the exception's own words, which its author vouched for. */
  private String words(Reading.Known known, Invocation<?> invocation) {
    String sentence = known.declared().message();
    if (!sentence.isEmpty()) {
      return Template.fill(sentence, ArgumentWords.of(invocation));
    }
    String own = OwnWords.of(known.thrown());
    return own == null ? "" : Redaction.of(own, ArgumentWords.of(invocation)::contains);
  }

  private String withConsequence(String sentence, Outcome outcome) {
    String clean = JsonString.clean(sentence);
    boolean said =
        tool.read() || outcome != Outcome.NOT_APPLIED || OutcomeSentences.saysNothingDone(clean);
    if (said) {
      return JsonString.cut(clean, MESSAGE_CHARS);
    }
    int room = MESSAGE_CHARS - OutcomeSentences.NOTHING_CHANGED.length() - 2;
    String cut = JsonString.cut(clean, room);
    String end = cut.endsWith(".") || cut.endsWith("…") || cut.endsWith("!") ? " " : ". ";
    return cut + end + OutcomeSentences.NOTHING_CHANGED;
  }

  private @Nullable String incident(ErrorCode code) {
    return code == ErrorCode.INTERNAL || code == ErrorCode.UNKNOWN_OUTCOME
        ? Incident.next(random)
        : null;
  }

  private static @Nullable String nullIfEmpty(String text) {
    return text.isEmpty() ? null : text;
  }
}
