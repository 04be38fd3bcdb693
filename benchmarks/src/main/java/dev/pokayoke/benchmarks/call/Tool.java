package dev.pokayoke.benchmarks.call;

/** The tools, in the order in which the service declares them. */
public enum Tool {
  SEARCH(0, "search"),
  BOOK(1, "book"),
  INVOICES(2, "invoices");

  private final int number;
  private final String published;

  Tool(int number, String published) {
    this.number = number;
    this.published = published;
  }

  /** Its place among the tools. */
  public int number() {
    return number;
  }

  /** The name of the tool and of the service's method. */
  public String published() {
    return published;
  }
}
