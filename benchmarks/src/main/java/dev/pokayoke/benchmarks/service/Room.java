package dev.pokayoke.benchmarks.service;

/** A free room. */
public record Room(String quote, RoomType type, int beds, boolean breakfast) {}
