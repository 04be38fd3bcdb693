package dev.pokayoke.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pokayoke.ErrorCode;
import dev.pokayoke.runtime.ToolError.Outcome;
import dev.pokayoke.runtime.ToolError.Problem;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LoggingObserverTest {
  private static final String SECRET = "4111111111111111";

  private final Logger logger = Logger.getLogger("dev.pokayoke.runtime");
  private final List<LogRecord> records = new ArrayList<>();
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord record) {
          if (getFormatter() != null) {
            getFormatter().format(record);
          }
          records.add(record);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    logger.setLevel(Level.ALL);
    logger.setUseParentHandlers(false);
    logger.addHandler(handler);
  }

  @AfterEach
  void stop() {
    logger.removeHandler(handler);
    logger.setUseParentHandlers(true);
    logger.setLevel(null);
  }

  @Test
  void writesOneLinePerEvent() {
    ToolError refused =
        error(
            ErrorCode.INVALID_ARGUMENT, null, null, List.of(new Problem("guests", SECRET, SECRET)));
    log(new ToolEvent.Coerced("book", "c1", new Coercion("guests", SECRET, SECRET, "number-text")));
    log(new ToolEvent.Refused("book", "c1", refused));
    log(
        new ToolEvent.Retrying(
            "book", "c1", 1, "c1-1", Duration.ofMillis(150), new IOException(SECRET)));
    log(
        new ToolEvent.Finished(
            "book", "c1", new ToolResult.Success(SECRET, List.of()), Duration.ofMillis(42)));
    assertThat(lines())
        .containsExactly(
            "FINE book [c1] coerced guests by number-text",
            "INFO book [c1] refused: INVALID_ARGUMENT guests, NOT_APPLIED",
            "INFO book [c1] attempt c1-1 failed with java.io.IOException, next in 150 ms",
            "FINE book [c1] success after 42 ms");
    assertThat(records).allMatch(record -> record.getThrown() == null);
  }

  @Test
  void anIncidentIsLoggedWithWhatWasThrown() {
    IllegalStateException thrown = new IllegalStateException("details");
    log(
        new ToolEvent.Failed(
            "book", "c1", 1, error(ErrorCode.UNKNOWN_OUTCOME, null, "k3m9x2ab"), thrown));
    assertThat(lines())
        .containsExactly(
            "SEVERE book [c1] failed at attempt 1: UNKNOWN_OUTCOME, NOT_APPLIED,"
                + " incident k3m9x2ab");
    assertThat(records.get(0).getThrown()).isSameAs(thrown);
  }

  @Test
  void aFailureWithoutIncidentNamesTheClassOnly() {
    log(
        new ToolEvent.Failed(
            "book", "c1", 3, error(ErrorCode.UNAVAILABLE, "room", null), new IOException(SECRET)));
    log(new ToolEvent.Failed("book", "c1", 0, error(ErrorCode.CANCELLED, null, null), null));
    assertThat(lines())
        .containsExactly(
            "WARNING book [c1] failed at attempt 3: UNAVAILABLE room a_reason, NOT_APPLIED,"
                + " java.io.IOException",
            "WARNING book [c1] failed at attempt 0: CANCELLED, NOT_APPLIED");
    assertThat(records).allMatch(record -> record.getThrown() == null);
  }

  @Test
  void namesAModelThoughtUpStayOut() {
    for (String name : List.of("", "x\ny", SECRET, "a b", "a".repeat(81), "\u202Ex")) {
      log(new ToolEvent.Refused(name, "c1", error(ErrorCode.INVALID_ARGUMENT, name, null)));
    }
    assertThat(lines())
        .containsOnly("INFO ? [c1] refused: INVALID_ARGUMENT ? a_reason, NOT_APPLIED");
  }

  @Test
  void anObserverThatThrowsIsLoggedAndTheNextOneHears() {
    List<ToolEvent> heard = new ArrayList<>();
    ToolEvent event = new ToolEvent.Refused("book", "c1", error(ErrorCode.CONFLICT, null, null));
    AssertionError bad = new AssertionError("bad observer");
    new Events(
            List.of(
                any -> {
                  throw bad;
                },
                heard::add))
        .on(event);
    assertThat(heard).containsExactly(event);
    assertThat(lines())
        .containsExactly("WARNING A ToolObserver failed on Refused; the call goes on.");
    assertThat(records.get(0).getThrown()).isSameAs(bad);
  }

  @Test
  void anExceptionThatCannotBeWrittenIsNamed() {
    AssertionError bad =
        new AssertionError() {
          private static final long serialVersionUID = 1L;

          @Override
          public String getMessage() {
            throw this;
          }
        };
    handler.setFormatter(new SimpleFormatter());
    new Events(
            List.of(
                any -> {
                  throw bad;
                }))
        .on(new ToolEvent.Refused("book", "c1", error(ErrorCode.CONFLICT, null, null)));
    log(new ToolEvent.Failed("book", "c1", 1, error(ErrorCode.INTERNAL, null, "0123abcd"), bad));
    assertThat(lines())
        .containsExactly(
            "WARNING A ToolObserver failed on Refused; the call goes on. ("
                + bad.getClass().getName()
                + ")",
            "SEVERE book [c1] failed at attempt 1: INTERNAL, NOT_APPLIED, incident 0123abcd ("
                + bad.getClass().getName()
                + ")");
  }

  private void log(ToolEvent event) {
    new LoggingObserver().on(event);
  }

  private List<String> lines() {
    return records.stream().map(record -> record.getLevel() + " " + record.getMessage()).toList();
  }

  private static ToolError error(
      ErrorCode code, @Nullable String field, @Nullable String incident) {
    return error(code, field, incident, List.of());
  }

  /** An error whose words are all secret. */
  private static ToolError error(
      ErrorCode code, @Nullable String field, @Nullable String incident, List<Problem> problems) {
    return new ToolError(
        code,
        field,
        SECRET,
        false,
        SECRET,
        problems,
        0,
        code.fixer(),
        field == null ? null : "a_reason",
        Outcome.NOT_APPLIED,
        null,
        incident);
  }
}
