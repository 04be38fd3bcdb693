package dev.pokayoke.processor.write;

import java.util.ArrayList;
import java.util.List;

/** Cuts texts into pieces that together are the text. */
final class Chunks {
  private Chunks() {}

  /** Pieces of at most so many bytes of modified UTF-8 (JVMS 4.4.7). */
  static List<String> byBytes(String text, int most) {
    List<String> pieces = new ArrayList<>();
    int from = 0;
    int bytes = 0;
    for (int i = 0; i < text.length(); i++) {
      int more = bytes(text.charAt(i));
      if (bytes + more > most) {
        pieces.add(text.substring(from, i));
        from = i;
        bytes = 0;
      }
      bytes += more;
    }
    pieces.add(text.substring(from));
    return pieces;
  }

  /** Lines in groups of at most so many bytes each; a line that is longer is cut. */
  static List<List<String>> groups(List<String> lines, int most) {
    List<List<String>> groups = new ArrayList<>();
    int room = 0;
    for (String line : lines) {
      for (String piece : byBytes(line, most)) {
        int bytes = piece.chars().map(c -> bytes((char) c)).sum();
        if (groups.isEmpty() || bytes > room) {
          groups.add(new ArrayList<>());
          room = most;
        }
        groups.get(groups.size() - 1).add(piece);
        room -= bytes;
      }
    }
    return groups;
  }

  /**
   * Pieces of about so many characters, cut between two words or, in JSON, two members; what is
   * longer stays whole. No piece but the first begins with a blank.
   */
  static List<String> byWords(String text, int width) {
    List<String> pieces = new ArrayList<>();
    int from = 0;
    while (text.length() - from > width) {
      int cut = cut(text, from, from + width);
      if (cut < 0) {
        break;
      }
      pieces.add(text.substring(from, cut));
      from = cut;
    }
    pieces.add(text.substring(from));
    return pieces;
  }

  private static int cut(String text, int from, int limit) {
    for (int i = limit; i > from; i--) {
      if (mayCut(text, i)) {
        return i;
      }
    }
    for (int i = limit + 1; i < text.length(); i++) {
      if (mayCut(text, i)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean mayCut(String text, int at) {
    char before = text.charAt(at - 1);
    char after = text.charAt(at);
    return (before == ' ' && Character.isLetterOrDigit(after))
        || (before == ',' && (after == '"' || after == '{'));
  }

  private static int bytes(char c) {
    if (c >= 0x01 && c <= 0x7f) {
      return 1;
    }
    return c <= 0x7ff ? 2 : 3;
  }
}
