package dev.pokayoke.benchmarks.databind;

import dev.pokayoke.benchmarks.service.RoomType;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.LocalDate;

/** Arguments of the search. */
record SearchArguments(
    @NotNull LocalDate from,
    @NotNull LocalDate to,
    @NotNull RoomType type,
    @Min(1) @Max(8) int guests) {}
