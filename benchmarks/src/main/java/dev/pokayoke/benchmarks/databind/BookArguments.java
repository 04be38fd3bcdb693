package dev.pokayoke.benchmarks.databind;

import dev.pokayoke.benchmarks.service.RoomRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

/** Arguments of a booking. */
record BookArguments(
    @NotBlank String quote,
    @NotNull @Size(min = 1, max = 8) List<@NotNull @Valid RoomRequest> rooms) {}
