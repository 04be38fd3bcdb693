package dev.pokayoke.compat;

import java.util.ArrayList;
import java.util.List;

/** Changes as text: a line that says it, and below it old and new side by side. */
final class DiffText {
  private static final int COLUMN = 44;
  private static final int MOST_LINES = 8;
  private static final String NOTHING = "(nothing)";

  private final String before;
  private final String after;

  DiffText(String before, String after) {
    this.before = before;
    this.after = after;
  }

  String of(List<ToolChange> changes) {
    StringBuilder text = new StringBuilder();
    text.append("old: ").append(before).append("\nnew: ").append(after).append("\n");
    for (ToolChange change : changes) {
      append(text.append('\n'), change);
    }
    return text.toString();
  }

  private static void append(StringBuilder text, ToolChange change) {
    text.append(change.breaking() ? "BREAKING " : "note     ")
        .append(change.tool().isEmpty() ? "all tools" : change.tool())
        .append(change.place().isEmpty() ? "" : " " + change.place())
        .append("\n  ")
        .append(change.sentence())
        .append('\n');
    List<String> left = lines("old", change.before());
    List<String> right = lines("new", change.after());
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      String one = i < left.size() ? left.get(i) : "";
      String other = i < right.size() ? right.get(i) : "";
      String line = "  " + one + " ".repeat(COLUMN - one.length()) + " | " + other;
      text.append(line.stripTrailing()).append('\n');
    }
  }

  /** A text in lines of the width of a column, broken at blanks where there are some. */
  private static List<String> lines(String head, String text) {
    List<String> lines = new ArrayList<>();
    String rest = head + "  " + (text.isEmpty() ? NOTHING : text.replaceAll("\\s+", " "));
    while (rest.length() > COLUMN && lines.size() < MOST_LINES - 1) {
      int blank = rest.lastIndexOf(' ', COLUMN);
      int end = blank > head.length() + 2 ? blank : COLUMN;
      lines.add(rest.substring(0, end));
      rest = " ".repeat(head.length() + 2) + rest.substring(end).strip();
    }
    lines.add(rest.length() > COLUMN ? rest.substring(0, COLUMN - 3) + "..." : rest);
    return lines;
  }
}
