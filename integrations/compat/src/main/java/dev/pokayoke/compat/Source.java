package dev.pokayoke.compat;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * A text and where it was found.
 *
 * @param name what a developer knows it by
 */
record Source(String name, String text) {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** Decodes a file; a byte order mark at its start is dropped. */
  static Source of(String name, byte[] bytes) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    if (result.isError()) {
      throw new PublishedToolsException(
          name + ", byte " + (in.position() + 1) + ": this is not UTF-8. Save the file as UTF-8.");
    }
    String text = out.flip().toString();
    boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
    return new Source(name, marked ? text.substring(1) : text);
  }

  /**
   * What is wrong at a place of the text.
   *
   * @param offset the place, in UTF-16 units
   * @param problem a sentence without its end, and the remedy as another one
   */
  PublishedToolsException bad(int offset, String problem) {
    String before = text.substring(0, Math.min(offset, text.length()));
    long line = before.chars().filter(c -> c == '\n').count() + 1;
    int column = before.length() - before.lastIndexOf('\n');
    return bad(line, column, problem);
  }

  PublishedToolsException bad(long line, long column, String problem) {
    return new PublishedToolsException(
        name + ", line " + line + ", column " + column + ": " + problem);
  }
}
