package dev.pokayoke.runtime.text;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes card numbers and bank accounts out of a text. A run of digits is a card number only with
 * the prefix of a brand and a right check digit (ISO/IEC 7812, Luhn), because many booking numbers
 * pass the check digit alone; an account only with a right remainder (ISO 13616, modulo 97).
 */
final class PaymentNumbers {
  private static final Pattern CARD =
      Pattern.compile("(?<![\\w.])\\d(?:[ -]?\\d){12,18}+(?![\\w])");
  private static final Pattern BRAND =
      Pattern.compile(
          "(?:4|5[1-5]|2(?:2[2-9]|[3-6]|7[01]|720)|3[47]|3(?:0[0-5]|[68])|6(?:011|4[4-9]|5)|35|62|"
              + "5[06-9]|6[0-9]).*");
  private static final Pattern ACCOUNT =
      Pattern.compile("\\b[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){2,7}+(?: ?[A-Z0-9]{1,3})?\\b");

  private PaymentNumbers() {}

  static String remove(String text, String replacement) {
    String withoutCards =
        CARD.matcher(text)
            .replaceAll(match -> isCard(match.group()) ? replacement : literal(match));
    return ACCOUNT
        .matcher(withoutCards)
        .replaceAll(match -> isAccount(match.group()) ? replacement : literal(match));
  }

  private static String literal(MatchResult match) {
    return Matcher.quoteReplacement(match.group());
  }

  private static boolean isCard(String candidate) {
    String digits = candidate.replaceAll("[ -]", "");
    return BRAND.matcher(digits).matches() && passesLuhn(digits);
  }

  private static boolean passesLuhn(String digits) {
    int sum = 0;
    for (int at = 0; at < digits.length(); at++) {
      int digit = digits.charAt(digits.length() - 1 - at) - '0';
      int doubled = digit * 2;
      sum += at % 2 == 0 ? digit : doubled / 10 + doubled % 10;
    }
    return sum % 10 == 0;
  }

  private static boolean isAccount(String candidate) {
    String account = candidate.replace(" ", "");
    String turned = account.substring(4) + account.substring(0, 4);
    int remainder = 0;
    for (int at = 0; at < turned.length(); at++) {
      int value = Character.digit(turned.charAt(at), Character.MAX_RADIX);
      remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
    }
    return remainder == 1;
  }
}
