package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.Sentences;
import dev.pokayoke.runtime.text.ShapeSentences;

/** What to say of a name that an object does not have. */
final class UnknownNames {
  private UnknownNames() {}

  static String sentence(String name, Names of) {
    Variants union = of.variants();
    String other = union == null ? null : union.ofAnother(name, of);
    if (other != null) {
      return other;
    }
    int holder = of.holderOf(name);
    return holder >= 0
        ? ShapeSentences.belongsIn(of.wire(holder))
        : Sentences.unknown(Nearest.ofNames(name, of.all()), of.all());
  }
}
