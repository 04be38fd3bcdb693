package dev.pokayoke.samples.hotel.pms;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * The process of the property-management system. It prints {@code PMS listening on 127.0.0.1:PORT}
 * and nothing else to standard output, and ends when standard input does, so that it never outlives
 * the process that started it.
 */
public final class PmsMain {

  private PmsMain() {}

  /**
   * Serves until standard input ends.
   *
   * @param arguments {@code --port 8080 --today 2026-06-01 --seed 1}, each optional
   * @throws IOException if the port is taken or standard input cannot be read
   */
  public static void main(String[] arguments) throws IOException {
    PmsOptions options;
    try {
      options = PmsOptions.parse(arguments);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
      return;
    }
    try (PmsServer server = PmsServer.start(options, TimeUnit.MILLISECONDS::sleep)) {
      System.out.println("PMS listening on 127.0.0.1:" + server.port());
      while (System.in.read() >= 0) {
        // What is typed means nothing; only its end counts.
      }
    }
  }
}
