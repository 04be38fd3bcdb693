package dev.pokayoke.benchmarks.service;

import org.jspecify.annotations.Nullable;

/** A room that was booked. */
public record BookedRoom(String number, RoomType type, @Nullable String note) {}
