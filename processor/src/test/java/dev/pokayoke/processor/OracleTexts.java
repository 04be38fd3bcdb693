package dev.pokayoke.processor;

import java.util.List;
import java.util.Random;

/** Texts that e-mail addresses, URLs and UUIDs are made of, and other words. */
final class OracleTexts {
  static final List<String> WORDS =
      List.of(
          "",
          " ",
          "  ",
          "\t\n",
          "\u0000",
          "\u00a0",
          "a",
          "ab",
          "abc",
          "abcd",
          "abcde",
          "aB",
          "😀",
          "😀😀",
          "a\n",
          "n@e.com",
          "a@b",
          "@b",
          "a@",
          "a@b@c",
          "a@b.",
          "\"a b\"@c.de",
          "\"\"@c",
          "a..b@c.de",
          ".a@b",
          "ä@ö.de",
          "a@[1.2.3.4]",
          "a@[IPv6:::1]",
          "a@[IPv6:::ffff:1.2.3.4]",
          "a@-b.c",
          "a@b-.c",
          "x".repeat(64) + "@b.c",
          "x".repeat(65) + "@b.c",
          "a@" + "x".repeat(64) + ".c",
          "a@" + "b.".repeat(130) + "c",
          "N@E.COM",
          "http://example.com",
          "https://example.com:8080/a?b=c",
          "https://example.com:8080",
          "https://other.com:8080",
          "example.com",
          "ftp://x",
          "http:// x",
          "mailto:a@b.c",
          "foo://x",
          "http://",
          "file:///a",
          "HTTPS://example.com:8080",
          "00000000-0000-0000-0000-000000000000",
          "01890a5d-ac96-774b-bcce-b302099a8057",
          "01890A5D-AC96-474B-BCCE-B302099A8057",
          "01890a5d-ac96-074b-bcce-b302099a8057",
          "01890a5d-ac96-f74b-bcce-b302099a8057",
          "01890a5d-ac96-774b-fcce-b302099a8057",
          "01890a5d-ac96-774b-dcce-b302099a8057",
          "01890a5d-ac96-774b-7cce-b302099a8057",
          "01890a5dac96774bbcceb302099a8057",
          "01890a5d-ac96-774b-bcce-b302099a805",
          "01890a5d-ac96-774b-bcce-b302099a805g",
          "01890a5da-c96-774b-bcce-b302099a8057",
          "-".repeat(36));
  static final OracleValues TEXT =
      OracleValues.of("String", WORDS, OracleTexts::word, OracleValues::json);
  static final OracleValues NULLABLE =
      new OracleValues(
          "String",
          List.of(new OracleValues.Value("null", null)),
          random -> OracleValues.json(word(random)));

  static String word(Random random) {
    if (random.nextInt(3) == 0) {
      StringBuilder mutated = new StringBuilder(WORDS.get(random.nextInt(WORDS.size())));
      int at = random.nextInt(mutated.length() + 1);
      return mutated.insert(at, "a1 .@-:/\"ZF".charAt(random.nextInt(11))).toString();
    }
    StringBuilder word = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      word.append("abZ .@-1".charAt(random.nextInt(8)));
    }
    return word.toString();
  }

  private OracleTexts() {}
}
