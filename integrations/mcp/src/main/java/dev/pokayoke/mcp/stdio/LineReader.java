package dev.pokayoke.mcp.stdio;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads lines of UTF-8 text of a limited length. */
final class LineReader {
  private final InputStream in;
  private final int limit;

  /**
   * A reader of lines.
   *
   * @param limit how many bytes a line may have
   */
  LineReader(InputStream in, int limit) {
    this.in = new BufferedInputStream(in);
    this.limit = limit;
  }

  /**
   * The next line without its end, or {@code null} at the end of the stream.
   *
   * @throws BadMessage if it is too long or not UTF-8; it is passed over
   */
  @Nullable String next() throws IOException, BadMessage {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long length = 0;
    int c;
    while ((c = in.read()) >= 0 && c != '\n') {
      if (length++ < limit) {
        line.write(c);
      }
    }
    if (c < 0 && length == 0) {
      return null;
    }
    if (length > limit) {
      throw new BadMessage(
          BadMessage.PARSE_ERROR, "A message may have " + limit + " bytes at most.", null);
    }
    return decode(line.toByteArray());
  }

  private static String decode(byte[] line) throws BadMessage {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
    } catch (CharacterCodingException e) {
      throw new BadMessage(BadMessage.PARSE_ERROR, "The message is not UTF-8 text.", null);
    }
  }
}
