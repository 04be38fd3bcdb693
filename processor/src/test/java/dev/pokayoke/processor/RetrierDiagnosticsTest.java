package dev.pokayoke.processor;

import static dev.pokayoke.processor.Samples.service;
import static dev.pokayoke.processor.Samples.unit;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Frameworks that attempt a tool again beside the runtime. */
class RetrierDiagnosticsTest {
  private static final String RETRYABLE =
      "package org.springframework.retry.annotation;\npublic @interface Retryable {}\n";

  @ParameterizedTest
  @CsvSource({
    "org.springframework.retry.annotation, Retryable",
    "org.springframework.resilience.annotation, Retryable",
    "io.github.resilience4j.retry.annotation, Retry",
    "org.eclipse.microprofile.faulttolerance, Retry",
  })
  void namesThem(String home, String name) {
    Diagnosed.says(
        TestCompiler.JAVAC
            .sources(
                service(
                    "/*!PK320*/ @%s.%s\n@Read int first() { return 1; }\n".formatted(home, name)),
                "package %s;\npublic @interface %s {}\n".formatted(home, name))
            .compile(),
        second("first", name));
  }

  @ParameterizedTest
  @EnumSource
  void leavesOneLayer(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                service(
                    """
                      /*!PK320*/ @org.springframework.retry.annotation.Retryable
                      @Read int first() { return 1; }
                      @org.springframework.retry.annotation.Retryable
                      @Read(attempts = 1) int theirs() { return 1; }
                      @org.springframework.retry.annotation.Retryable
                      @Write(idempotent = true) void written() {}
                      @Retryable @Read int other() { return 1; }
                      @interface Retryable {}
                    """),
                RETRYABLE)
            .compile(),
        second("first", "Retryable"));
  }

  @ParameterizedTest
  @EnumSource
  void findsThoseOfClasses(TestCompiler compiler) {
    Diagnosed.says(
        compiler
            .sources(
                unit(
                    """
                    /*!PK320*/ @org.springframework.retry.annotation.Retryable
                    class Service { @Read int first() { return 1; } }
                    """),
                RETRYABLE)
            .compile(),
        second("first", "Retryable"));
  }

  private static String second(String method, String annotation) {
    return "PK320: Service.%s is attempted again by @%s as well as by the runtime, and the attempts multiply. Take @%s off, or set @Read(attempts = 1)."
        .formatted(method, annotation, annotation);
  }
}
