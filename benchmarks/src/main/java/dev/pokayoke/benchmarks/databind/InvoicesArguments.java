package dev.pokayoke.benchmarks.databind;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.time.LocalDate;

/** Arguments of the list of invoices. */
record InvoicesArguments(
    @NotBlank String account, @NotNull LocalDate from, @NotNull LocalDate to) {}
