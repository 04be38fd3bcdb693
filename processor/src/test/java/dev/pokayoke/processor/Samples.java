package dev.pokayoke.processor;

/** The beginning and end that most sample sources share. */
final class Samples {
  static final String HEADER =
      """
      package p;

      import dev.pokayoke.*;
      import jakarta.validation.constraints.*;
      import java.math.*;
      import java.time.*;
      import java.util.*;

      """;

  private Samples() {}

  /** A class {@code Service} with the given members. */
  static String service(String members) {
    return unit("class Service {\n" + members + "}\n");
  }

  /** A compilation unit in package {@code p}. */
  static String unit(String type) {
    return HEADER + type;
  }
}
