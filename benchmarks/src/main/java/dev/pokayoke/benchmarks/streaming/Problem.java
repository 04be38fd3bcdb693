package dev.pokayoke.benchmarks.streaming;

/** What is wrong with one argument. */
record Problem(String field, String message) {}
