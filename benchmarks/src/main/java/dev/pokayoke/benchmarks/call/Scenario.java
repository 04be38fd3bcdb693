package dev.pokayoke.benchmarks.call;

import java.util.regex.Pattern;

/** What a model sends. */
public enum Scenario {
  SEARCH(
      Tool.SEARCH,
      "search",
      "{\"from\":\"2026-06-12\",\"to\":\"2026-06-14\",\"type\":\"DOUBLE\",\"guests\":2}"),
  BOOK(
      Tool.BOOK,
      "book",
      "{\"quote\":\"q-1041\",\"rooms\":["
          + "{\"type\":\"DOUBLE\",\"guests\":2,\"note\":\"Late arrival, after 22:00\"},"
          + "{\"type\":\"SINGLE\",\"guests\":1,\"note\":null}]}"),
  INVOICES(
      Tool.INVOICES,
      "invoices",
      "{\"account\":\"acc_7741\",\"from\":\"2026-03-01\",\"to\":\"2026-03-31\"}"),
  REFUSED_DATE(
      Tool.SEARCH,
      "refused: date 03/04/2026",
      "{\"from\":\"03/04/2026\",\"to\":\"2026-06-14\",\"type\":\"DOUBLE\",\"guests\":2}"),
  REFUSED_ENUM(
      Tool.SEARCH,
      "refused: unknown enum value",
      "{\"from\":\"2026-06-12\",\"to\":\"2026-06-14\",\"type\":\"PENTHOUSE\",\"guests\":2}");

  private static final Pattern ISO_DATE = Pattern.compile("\"(\\d{4})-0?(\\d+)-0?(\\d+)\"");

  private final Tool tool;
  private final String title;
  private final String arguments;

  Scenario(Tool tool, String title, String arguments) {
    this.tool = tool;
    this.title = title;
    this.arguments = arguments;
  }

  /** The tool that is called. */
  public Tool tool() {
    return tool;
  }

  /** What stands in the table. */
  public String title() {
    return title;
  }

  /** The text of the arguments. */
  public String arguments() {
    return arguments;
  }

  /** The same for readers that take a date as an object only. */
  public String argumentsWithDateObjects() {
    return ISO_DATE.matcher(arguments).replaceAll("{\"year\":$1,\"month\":$2,\"day\":$3}");
  }

  /** Whether the call is accepted. */
  public boolean accepted() {
    return this != REFUSED_DATE && this != REFUSED_ENUM;
  }
}
