package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.ArgumentValidator.MapKey;
import dev.pokayoke.runtime.ArgumentValidator.Step;
import dev.pokayoke.runtime.ArgumentValidator.Violation;
import dev.pokayoke.runtime.text.Sentences;
import dev.pokayoke.runtime.text.UnionSentences;
import dev.pokayoke.runtime.text.ValidatorSentences;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** What a validator of the service found wrong with arguments that are fit to be called with. */
public final class Violations {
  /** The name of a sentence that no bundle has. */
  private static final Pattern BUNDLE_KEY = Pattern.compile("\\{[^{}]*\\}");

  private Violations() {}

  /**
   * Adds them to the problems of the arguments, in the validator's words.
   *
   * @param sent what the model sent, which it may be told again
   * @return whether there are any
   */
  public static boolean add(Cursor in, JavaPaths paths, List<Violation> violations, String sent) {
    boolean any = false;
    for (Violation violation : inOrder(violations)) {
      JavaPaths.Found at = paths.find(violation.path());
      if (!violation.compiled() || at.derived()) {
        in.violated(at.place(), at.field(), () -> words(violation, sent));
        any = true;
      }
    }
    return any;
  }

  /** In an order of their own, so that those of one place have one whatever the validator does. */
  private static List<Violation> inOrder(List<Violation> violations) {
    return violations.stream().sorted(Comparator.comparing(Violation::message)).toList();
  }

  private static String words(Violation violation, String sent) {
    List<Step> path = violation.path();
    boolean ofKey = !path.isEmpty() && path.get(path.size() - 1) instanceof MapKey;
    String words = words(violation.message(), sent);
    return ofKey ? UnionSentences.ofKey(words) : words;
  }

  private static String words(String message, String sent) {
    return BUNDLE_KEY.matcher(message).matches()
        ? ValidatorSentences.refused()
        : Words.of(message, sent::contains, Sentences.LONGEST, ValidatorSentences.refused());
  }
}
