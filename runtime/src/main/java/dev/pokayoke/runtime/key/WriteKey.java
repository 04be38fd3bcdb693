package dev.pokayoke.runtime.key;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.generated.Invocation;
import dev.pokayoke.runtime.generated.Sink;
import dev.pokayoke.scalar.JavaName;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The idempotency key of one write: the same for every attempt and for every call that means the
 * same write, because it is made from what the write is and not from when it is sent. A readable
 * prefix says which method it belongs to; the rest is 160 bits of a SHA-256 in base 32.
 */
public final class WriteKey {
  private static final int MAX_LENGTH = 64;
  private static final int HASH_BITS = 160;
  private static final int HASH_LENGTH = HASH_BITS / 5;
  private static final int PREFIX_LENGTH = MAX_LENGTH - HASH_LENGTH - 1;
  private static final String BASE_32 = "abcdefghijklmnopqrstuvwxyz234567";

  private final String method;
  private final byte[] hash;

  private WriteKey(String method, byte[] hash) {
    this.method = method;
    this.hash = hash;
  }

  /**
   * The key of a call.
   *
   * @param context tenant and conversation, of which neither ever shares a key with another
   * @param service binary name of the service
   * @param method its method, as {@code move(java.lang.String, int)}
   * @param invocation what is to be called
   */
  public static WriteKey of(
      CallContext context, String service, String method, Invocation<?> invocation) {
    Sink identity = Sink.exact();
    invocation.writeIdentity(identity);
    return of(context.tenant(), context.conversation(), service, method, identity.text());
  }

  static WriteKey of(
      @Nullable String tenant,
      @Nullable String scope,
      String service,
      String method,
      String identity) {
    MessageDigest digest = sha256();
    add(digest, CanonicalJson.VERSION);
    add(digest, tenant == null ? "" : tenant);
    add(digest, scope == null ? "" : scope);
    add(digest, service);
    add(digest, method);
    add(digest, CanonicalJson.of(identity));
    return new WriteKey(method, digest.digest());
  }

  /** At most 64 characters of {@code [a-z0-9_-]}. */
  public String text() {
    return prefix(method) + "-" + base32(hash);
  }

  /** The same as a version 8 UUID (RFC 9562, section 5.8). */
  public UUID uuid() {
    ByteBuffer bytes = ByteBuffer.wrap(hash);
    long high = (bytes.getLong() & 0xFFFF_FFFF_FFFF_0FFFL) | 0x8000L;
    long low = (bytes.getLong() & 0x3FFF_FFFF_FFFF_FFFFL) | 0x8000_0000_0000_0000L;
    return new UUID(high, low);
  }

  /** A length before each part, so that no two lists of parts have the same bytes. */
  private static void add(MessageDigest digest, String part) {
    byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
    digest.update(bytes);
  }

  private static String prefix(String method) {
    int end = method.indexOf('(');
    String words =
        String.join("-", JavaName.words(end < 0 ? method : method.substring(0, end)))
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-");
    String cut = words.length() <= PREFIX_LENGTH ? words : words.substring(0, PREFIX_LENGTH);
    String trimmed = cut.replaceAll("^-+|-+$", "");
    return trimmed.isEmpty() ? "write" : trimmed;
  }

  private static String base32(byte[] hash) {
    StringBuilder text = new StringBuilder(HASH_LENGTH);
    int buffer = 0;
    int bits = 0;
    for (int at = 0; at < HASH_BITS / Byte.SIZE; at++) {
      buffer = (buffer << Byte.SIZE) | (hash[at] & 0xFF);
      for (bits += Byte.SIZE; bits >= 5; bits -= 5) {
        text.append(BASE_32.charAt((buffer >>> (bits - 5)) & 0x1F));
      }
      buffer &= (1 << bits) - 1;
    }
    return text.toString();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException everyJvmHasIt) {
      throw new IllegalStateException(everyJvmHasIt);
    }
  }
}
