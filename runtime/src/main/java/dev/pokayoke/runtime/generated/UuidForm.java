package dev.pokayoke.runtime.generated;

import dev.pokayoke.scalar.UuidRule;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** Which texts are a UUID; the letters of any case unless one is chosen. Immutable. */
public final class UuidForm {
  final UuidRule rule;

  private UuidForm(UuidRule rule) {
    this.rule = rule;
  }

  /** UUIDs of some versions, none of them being the one of zeros. */
  public static UuidForm of(int... versions) {
    return new UuidForm(new UuidRule(false, false, set(versions), Set.of(), UuidRule.Letters.ANY));
  }

  /** Only these variants. */
  public UuidForm variants(int... variants) {
    return new UuidForm(
        new UuidRule(rule.empty(), rule.nil(), rule.versions(), set(variants), rule.letters()));
  }

  /** Letters of lower case only. */
  public UuidForm lowerCase() {
    return letters(UuidRule.Letters.LOWER);
  }

  /** Letters of upper case only. */
  public UuidForm upperCase() {
    return letters(UuidRule.Letters.UPPER);
  }

  /** An empty text too. */
  public UuidForm orEmpty() {
    return new UuidForm(
        new UuidRule(true, rule.nil(), rule.versions(), rule.variants(), rule.letters()));
  }

  /** The one of zeros too. */
  public UuidForm orNil() {
    return new UuidForm(
        new UuidRule(rule.empty(), true, rule.versions(), rule.variants(), rule.letters()));
  }

  private UuidForm letters(UuidRule.Letters letters) {
    return new UuidForm(
        new UuidRule(rule.empty(), rule.nil(), rule.versions(), rule.variants(), letters));
  }

  private static Set<Integer> set(int... values) {
    return Arrays.stream(values).boxed().collect(Collectors.toUnmodifiableSet());
  }
}
