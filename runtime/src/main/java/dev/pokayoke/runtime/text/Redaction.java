package dev.pokayoke.runtime.text;

import static java.text.Normalizer.Form.NFKC;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Takes out of a text what no model may read: credentials, other people's addresses and numbers,
 * and the inside of the software. It is the second line: only words that an author vouched for come
 * here at all. The text is cut before any pattern runs, and no pattern backs up over what it has
 * read, so that the time is bounded whatever a dependency sends.
 */
public final class Redaction {
  private static final int MOST_CHARS = 1_024;

  /** As much of a word that the cut went through is dropped: half a secret matches no pattern. */
  private static final int MOST_CUT_WORD = 128;

  /** From here on there is nothing for a model: the rest is the trace of an exception. */
  private static final Pattern TRACE =
      Pattern.compile(
          "(?:\\R|^)\\s*+(?:at [\\w.$/<>@]++\\(|Caused by: |\\.\\.\\. \\d++ more).*+",
          Pattern.DOTALL);

  /** Characters without a shape, zero-width ones among them: they split a word unseen. */
  private static final Pattern UNSEEN =
      Pattern.compile("[\\p{Cf}\\p{Co}\\u034F\\u115F\\u1160\\u3164]++");

  private static final List<Pattern> ALWAYS =
      List.of(
          // Keys and certificates, to the end.
          Pattern.compile("-----BEGIN .*+", Pattern.DOTALL),
          // A database's account of itself, to the end: statements, rows, names of constraints.
          ignoringCase(
              "\\b(?:insert\\s++into\\s++[\\w.\"`]++\\s*+(?:\\(|values\\b|select\\b)"
                  + "|delete\\s++from\\s++[\\w.\"`]++\\s*+(?:where\\b|;|$)"
                  + "|update\\s++[\\w.\"`]++\\s++(?:\\w++\\s++)?set\\s++[\\w.\"`]++\\s*+="
                  + "|create\\s++table\\s++[\\w.\"`]++\\s*+\\(|(?:alter|drop|truncate)\\s++table\\s"
                  + "|select\\s++(?:distinct\\s++)?(?:\\*|count\\s*+\\(|[\\w\"`]++\\.[\\w\"`*]++"
                  + "|[\\w\"`]++\\s*+,)"
                  + "|detail: |failing row contains|sqlstate|sql\\s*+\\[|ora-\\d{5}"
                  + "|violates\\s++(?:unique|check|not-null|foreign|exclusion)\\s"
                  + "|constraint\\s++[\"'`\\[]).*+"),
          Pattern.compile("\\bSELECT\\s.*+", Pattern.DOTALL),
          // Credentials.
          ignoringCase("\\bauthorization[\"']?\\s*+[:=]\\s*+[\"']?(?:[a-z-]++\\s++)?+\\S++"),
          ignoringCase("\\bbearer\\s++[^\\s,;]{6,}+"),
          Pattern.compile(
              "\\b[Bb](?:asic|ASIC)\\s++(?=[\\w+/-]*+[0-9=]|[A-Za-z]*[a-z][A-Z])[\\w+/=-]{8,}+"),
          ignoringCase("\\b(?:set-)?cookie\\s*+[:=].*+"),
          ignoringCase(
              "(?:\\G|(?<![\\w.-]))[\\w.-]*"
                  + "(?:password|passwd|passphrase|pwd|secret|token|passcode|cvv|cvc"
                  + "|(?:api|access|account|private|secret|encryption)[_ -]?key|session[_-]?id"
                  + "|credentials?)"
                  + "[\"']?\\s*+[:=]\\s*+(?:[\"'][^\"']*+[\"']?|\\S++)"),
          ignoringCase("\\bpass(?:word|phrase|code)\\s++(?:is|was)\\s++\\S++"),
          Pattern.compile("\\beyJ[\\w-]{8,}+(?:\\.[\\w-]*+){0,2}+"),
          Pattern.compile("\\b[spr]k[-_][\\w-]{8,}+"),
          Pattern.compile("\\b(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{8,}+"),
          Pattern.compile(
              "\\b(?:gh[pousr]_|github_pat_|glpat-|npm_|xox[a-z]-|ya29\\.|AIza)[\\w-]{8,}+"),
          // Addresses of machines.
          ignoringCase("\\b(?:[a-z][a-z0-9+.-]{1,20}+:)?//++[^\\s\"'<>]++"),
          ignoringCase("\\barn:aws\\S*+"),
          ignoringCase("\\bjdbc:\\S++"),
          Pattern.compile("[^\\s:/@]++:[^\\s/@]++@\\S++"));

  private static final List<Pattern> UNLESS_AN_ARGUMENT =
      List.of(
          Pattern.compile("[\\p{L}\\p{N}._%+-]++@[\\p{L}\\p{N}-]++(?:\\.[\\p{L}\\p{N}-]++)*+"),
          Pattern.compile("(?<![\\w-])\\d{3}-\\d{2}-\\d{4}(?![\\w-])"),
          Pattern.compile("(?<![\\w+])\\+\\d(?:[ ()/.-]{0,2}\\d){7,14}+"),
          Pattern.compile(
              "(?<![\\w/+=-])(?=[A-Za-z_/+=-]*+\\d)(?=[\\d_/+=-]*+[A-Za-z])(?![0-9a-f]{8}-)"
                  + "[\\w/+=-]{32,}+"));

  private static final List<Pattern> INSIDE =
      List.of(
          // Files.
          Pattern.compile("(?<![\\w.])[A-Za-z]:\\\\[^\\s\"']*+"),
          Pattern.compile("\\\\\\\\[\\w.-]++\\\\[^\\s\"']*+"),
          Pattern.compile("(?<![\\w/])[.~]{0,2}+(?:/[\\w.@+-]++){2,}+/?+"),
          Pattern.compile("(?<![\\w/])/(?:etc|var|tmp|opt|usr|home|root|srv|mnt|proc|dev)\\b\\S*+"),
          ignoringCase(
              "(?:\\G|(?<![\\w./\\\\-]))[\\w./\\\\-]*\\."
                  + "(?:java|kt|class|jar|war|xml|ya?ml|json|properties|conf|cfg|env|sql|log"
                  + "|pem|key|p12|jks|db)\\b(?::\\d++)?+"),
          // Calls, as an exception of the virtual machine quotes them.
          Pattern.compile("\\b[A-Za-z_][\\w$]*+(?:\\.[A-Za-z_][\\w$]*+)++\\([^)]{0,200}+\\)?"),
          // Classes, packages and hosts: three names with dots, or two that begin or end like one.
          Pattern.compile("\\b[A-Za-z_][\\w$-]*+(?:\\.[A-Za-z_][\\w$-]*+){2,}+(?::\\d++)?+"),
          Pattern.compile(
              "\\b(?:java|javax|jakarta|jdk|sun|kotlin|org|com|net|io|dev)\\.[\\w$.]++"),
          ignoringCase(
              "\\b[a-z0-9-]++\\.(?:com|net|org|io|dev|local|localdomain|internal|intranet|lan|corp|svc"
                  + "|cloud|app|example|test|invalid)\\b(?::\\d++)?+"),
          Pattern.compile("\\b\\w+(?:Exception|Error|Throwable)\\b"),
          Pattern.compile("\\b[A-Za-z_][\\w.$]*+@[0-9a-f]{5,8}\\b"),
          Pattern.compile("\\b\\w++(?:\\$++\\w++)++(?:/0x[0-9a-f]++)?+"),
          ignoringCase("(?<![\\w:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}(?![\\w:])"),
          ignoringCase(
              "(?<![\\w:])(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?::"
                  + "(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{0,4}"),
          Pattern.compile(
              "(?<![\\w.])(?:[\\w-][\\w.-]*/)?\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d++)?+(?![\\w.]\\w)"),
          ignoringCase("\\blocalhost\\b(?::\\d++)?+"),
          ignoringCase("(?<![\\w.-])[a-z][\\w.-]*+:\\d{2,5}\\b"));

  private Redaction() {}

  /**
   * What of a text a model may read.
   *
   * @param said whether the model has said this itself and may therefore be told
   */
  public static String of(String text, Predicate<String> said) {
    String seen = UNSEEN.matcher(Normalizer.normalize(cut(text), NFKC)).replaceAll("");
    String words = removeAll(ALWAYS, TRACE.matcher(cut(seen)).replaceFirst(""));
    List<String> kept = new ArrayList<>();
    for (Pattern pattern : UNLESS_AN_ARGUMENT) {
      words = pattern.matcher(words).replaceAll(match -> keep(match.group(), said, kept));
    }
    words = PaymentNumbers.remove(words, OutcomeSentences.REMOVED);
    words = removeAll(INSIDE, words);
    for (int at = 0; at < kept.size(); at++) {
      words = words.replace(placeOf(at), kept.get(at));
    }
    return JsonString.clean(words);
  }

  private static String removeAll(List<Pattern> patterns, String text) {
    String words = text;
    for (Pattern pattern : patterns) {
      words = pattern.matcher(words).replaceAll(OutcomeSentences.REMOVED);
    }
    return words;
  }

  /** What the model said itself is put aside, so that the patterns to come do not see it. */
  private static String keep(String found, Predicate<String> said, List<String> kept) {
    if (!said.test(found)) {
      return OutcomeSentences.REMOVED;
    }
    kept.add(found);
    return placeOf(kept.size() - 1);
  }

  /** A character for private use; those that came with the text are gone by then. */
  private static String placeOf(int kept) {
    return String.valueOf((char) (0xE000 + kept));
  }

  private static String cut(String text) {
    if (text.length() <= MOST_CHARS) {
      return text;
    }
    int end = MOST_CHARS;
    while (end > MOST_CHARS - MOST_CUT_WORD && !Character.isWhitespace(text.charAt(end))) {
      end--;
    }
    return text.substring(0, end);
  }

  private static Pattern ignoringCase(String pattern) {
    return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  }
}
