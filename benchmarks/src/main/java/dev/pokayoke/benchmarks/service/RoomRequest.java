package dev.pokayoke.benchmarks.service;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * A room to book.
 *
 * @param type kind of room
 * @param guests people in the room
 * @param note a wish
 */
public record RoomRequest(
    @NotNull RoomType type, @Min(1) @Max(8) int guests, @Size(max = 200) @Nullable String note) {}
