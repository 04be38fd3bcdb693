package dev.pokayoke.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** What the runtime logs. */
final class Recording extends Handler {
  private final List<LogRecord> records = Collections.synchronizedList(new ArrayList<>());

  private Recording() {}

  /** Something that may fail. */
  interface Body {
    void run() throws Exception;
  }

  /** What is logged while something runs, and nowhere else. */
  static List<LogRecord> during(Body body) throws Exception {
    Logger logger = Logger.getLogger("dev.pokayoke.runtime");
    Recording recording = new Recording();
    logger.setUseParentHandlers(false);
    logger.addHandler(recording);
    try {
      body.run();
    } finally {
      logger.removeHandler(recording);
      logger.setUseParentHandlers(true);
    }
    return recording.records;
  }

  @Override
  public void publish(LogRecord entry) {
    assertThat(new SimpleFormatter().format(entry)).isNotEmpty();
    records.add(entry);
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
