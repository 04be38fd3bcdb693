package dev.pokayoke.scalar;

import java.net.IDN;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.regex.Pattern;

/**
 * E-mail addresses and URLs, as Hibernate Validator 9.1 has them: an e-mail address is more
 * generous than any mail server (RFC 5321 with every letter beyond ASCII), an empty text is both.
 */
public final class Addresses {
  private static final int LONGEST_LOCAL = 64;
  private static final int LONGEST_DOMAIN = 255;

  /** Turning a name into ASCII takes the square of its length, and may shorten it. */
  private static final int LONGEST_UNICODE = 1_000;

  private static final String LETTER = "a-z0-9!#$%&'*+/=?^_`{|}~\u0080-\uffff";
  private static final String WORD = "[" + LETTER + "-]+";
  private static final String QUOTED = "\"(?:[" + LETTER + ".(),<>\\[\\]:; @-]|\\\\\\\\|\\\\\")+\"";
  private static final String PART = "(?:" + WORD + "|" + QUOTED + ")";
  private static final Pattern LOCAL =
      Pattern.compile(PART + "(?:\\." + PART + ")*", Pattern.CASE_INSENSITIVE);

  private static final String LABEL = "[" + LETTER + "]++(?:-++[" + LETTER + "]++)*+";
  private static final String IPV4 = "[0-9]{1,3}(?:\\.[0-9]{1,3}){3}";
  private static final String HEX = "[0-9a-f]{1,4}";
  private static final String BYTE = "(?:25[0-5]|(?:2[0-4]|1?[0-9])?[0-9])";
  private static final String IPV4_INSIDE = BYTE + "(?:\\." + BYTE + "){3}";
  private static final String IPV6 =
      String.join(
          "|",
          "(?:" + HEX + ":){7}" + HEX,
          "(?:" + HEX + ":){1,7}:",
          "(?:" + HEX + ":){1,6}:" + HEX,
          "(?:" + HEX + ":){1,5}(?::" + HEX + "){1,2}",
          "(?:" + HEX + ":){1,4}(?::" + HEX + "){1,3}",
          "(?:" + HEX + ":){1,3}(?::" + HEX + "){1,4}",
          "(?:" + HEX + ":){1,2}(?::" + HEX + "){1,5}",
          HEX + ":(?::" + HEX + "){1,6}",
          ":(?:(?::" + HEX + "){1,7}|:)",
          "fe80:(?::[0-9a-f]{0,4}){0,4}%[0-9a-z]+",
          "::(?:ffff(?::0{1,4})?:)?" + IPV4_INSIDE,
          "(?:" + HEX + ":){1,4}:" + IPV4_INSIDE);
  private static final Pattern DOMAIN =
      Pattern.compile(
          LABEL + "(?:\\." + LABEL + ")*+|\\[" + IPV4 + "\\]|\\[IPv6:(?:" + IPV6 + ")\\]",
          Pattern.CASE_INSENSITIVE);

  private Addresses() {}

  /** Whether a text is an e-mail address. */
  public static boolean isEmail(String text) {
    if (text.isEmpty()) {
      return true;
    }
    int at = text.lastIndexOf('@');
    return at >= 0
        && at <= LONGEST_LOCAL
        && LOCAL.matcher(text.substring(0, at)).matches()
        && isDomain(text.substring(at + 1));
  }

  private static boolean isDomain(String text) {
    if (text.endsWith(".") || text.length() > LONGEST_UNICODE) {
      return false;
    }
    try {
      String ascii = IDN.toASCII(text);
      return ascii.length() <= LONGEST_DOMAIN && DOMAIN.matcher(ascii).matches();
    } catch (IllegalArgumentException notADomain) {
      return false;
    }
  }

  /** Whether a text is a URL; a protocol or host that is empty, or a port of -1, may be any. */
  public static boolean isUrl(String text, String protocol, String host, int port) {
    if (text.isEmpty()) {
      return true;
    }
    try {
      URL url = new URI(text).toURL();
      return (protocol.isEmpty() || url.getProtocol().equals(protocol))
          && (host.isEmpty() || url.getHost().equals(host))
          && (port == -1 || url.getPort() == port);
    } catch (URISyntaxException | MalformedURLException | IllegalArgumentException notAUrl) {
      return false;
    }
  }
}
