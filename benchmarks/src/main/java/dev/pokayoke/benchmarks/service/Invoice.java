package dev.pokayoke.benchmarks.service;

import java.math.BigDecimal;
import java.time.LocalDate;

/** An invoice of an account. */
public record Invoice(String number, LocalDate issued, BigDecimal amount, boolean paid) {}
