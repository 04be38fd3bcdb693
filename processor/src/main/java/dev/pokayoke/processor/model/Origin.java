package dev.pokayoke.processor.model;

/** Where in the source a value came from. Only the report can look inside. */
public interface Origin {}
