package dev.pokayoke.compat.json;

/** A text that is not JSON, and where. */
public final class BadJson extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  BadJson(String problem, int line, int column) {
    super(problem);
    this.line = line;
    this.column = column;
  }

  /** Line, from 1. */
  public int line() {
    return line;
  }

  /** Column, from 1. */
  public int column() {
    return column;
  }
}
