package dev.pokayoke.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.pokayoke.Dialect;
import dev.pokayoke.runtime.generated.StrictUse;
import dev.pokayoke.runtime.generated.ToolFacts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an API takes of all tools of a request is known only where they meet. */
class RequestBudgetTest {
  private final Logger logger = Logger.getLogger("dev.pokayoke.runtime");
  private final List<String> warnings = new ArrayList<>();
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord record) {
          warnings.add(record.getLevel() + " " + new SimpleFormatter().formatMessage(record));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    logger.setUseParentHandlers(false);
    logger.addHandler(handler);
  }

  @AfterEach
  void stop() {
    logger.removeHandler(handler);
    logger.setUseParentHandlers(true);
  }

  @Test
  void toolsAreStrictInTheirOrderAsLongAsTheyFit() {
    try (Toolbox tools =
        Toolbox.of(
            new StrictTools(
                new StrictUse(20, 0), new StrictUse(5, 0), null, new StrictUse(4, 16)))) {
      assertThat(tools.schemas(Dialect.ANTHROPIC))
          .isEqualTo(
              "[{\"name\":\"t0\",\"strict\":true},{\"name\":\"t1\",\"strict\":false},"
                  + "{\"name\":\"t2\",\"strict\":false},{\"name\":\"t3\",\"strict\":true}]");
    }
    assertThat(warnings)
        .containsExactly(
            "WARNING Published for ANTHROPIC as tools that are not strict: t1. The other 3 use what its"
                + " API takes of all strict tools of a request: 20 tools, 24 optional values, 16"
                + " values of several types. Make several toolboxes, or use fewer optional values.");
  }

  @Test
  void theTwentyFirstStrictToolIsNotStrict() {
    StrictUse[] uses = new StrictUse[21];
    Arrays.fill(uses, new StrictUse(0, 0));
    try (Toolbox tools = Toolbox.of(new StrictTools(uses))) {
      assertThat(tools.schemas(Dialect.BEDROCK))
          .contains("{\"name\":\"t19\",\"strict\":true}")
          .endsWith("{\"name\":\"t20\",\"strict\":false}]");
    }
    assertThat(warnings).hasSize(1);
  }

  @Test
  void theListIsMadeOnceAndWarnsOnce() {
    try (Toolbox tools = Toolbox.of(new StrictTools(new StrictUse(25, 0)))) {
      assertThat(tools.schemas(Dialect.ANTHROPIC)).isSameAs(tools.schemas(Dialect.ANTHROPIC));
      assertThat(tools.schemas(Dialect.OPENAI)).isEqualTo("[{\"name\":\"t0\",\"strict\":true}]");
    }
    assertThat(warnings).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"OPENAI,128", "OPENAI_RESPONSES,128", "GEMINI,512"})
  void moreToolsThanARequestTakesAreRefused(Dialect dialect, int most) {
    try (Toolbox full = Toolbox.of(new StrictTools(new @Nullable StrictUse[most]))) {
      assertThat(full.schemas(dialect)).endsWith("}]");
    }
    try (Toolbox tools = Toolbox.of(new StrictTools(new @Nullable StrictUse[most + 1]))) {
      assertThatIllegalStateException()
          .isThrownBy(() -> tools.schemas(dialect))
          .withMessage(
              "A request to the API of %s has at most %d tools, and this toolbox has %d: make several"
                  + " toolboxes.",
              dialect, most, most + 1);
      assertThat(tools.schemas(Dialect.MCP)).startsWith("[{");
    }
  }

  /** Tools that say how much of the budgets they use. */
  private static final class StrictTools extends FakeTools {
    private final @Nullable StrictUse[] uses;

    StrictTools(@Nullable StrictUse... uses) {
      super(
          1,
          IntStream.range(0, uses.length)
              .mapToObj(i -> ToolFacts.read("t" + i, "T", "", "m"))
              .toArray(ToolFacts[]::new));
      this.uses = uses;
    }

    @Override
    public List<Dialect> dialects() {
      return List.of(Dialect.values());
    }

    @Override
    public String definition(int tool, Dialect dialect) {
      boolean strict = dialect == Dialect.OPENAI || uses[tool] != null;
      return "{\"name\":\"t" + tool + "\",\"strict\":" + strict + "}";
    }

    @Override
    public @Nullable StrictUse strictUse(int tool) {
      return uses[tool];
    }
  }
}
