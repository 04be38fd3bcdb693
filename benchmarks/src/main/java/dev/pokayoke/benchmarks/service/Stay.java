package dev.pokayoke.benchmarks.service;

import java.time.LocalDate;

/** First night and day of departure. */
public record Stay(LocalDate from, LocalDate to) {}
