package dev.pokayoke.benchmarks.service;

/** Kinds of rooms. */
public enum RoomType {
  SINGLE,
  DOUBLE,
  FAMILY,
  SUITE
}
