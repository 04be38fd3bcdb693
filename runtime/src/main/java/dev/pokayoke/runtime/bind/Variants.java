package dev.pokayoke.runtime.bind;

import dev.pokayoke.runtime.text.UnionSentences;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The objects of a union: the text of each one's tag, and its names. */
public final class Variants {
  /** The name of the tag alone. */
  final Names tag;

  final Spellings spellings;
  private final Names[] objects;
  private final long[] bits;

  private Variants(Names tag, Spellings spellings, List<Names> objects) {
    this.tag = tag;
    this.spellings = spellings;
    this.objects = objects.toArray(Names[]::new);
    this.bits = objects.stream().mapToLong(each -> 1L << each.find(tag.wire(0))).toArray();
    objects.forEach(each -> each.setVariants(this));
  }

  Names object(int index) {
    return objects[index];
  }

  /** The bit of the tag among the properties of an object. */
  long bit(int index) {
    return bits[index];
  }

  /** What to say of a name that one object does not have and another has; {@code null} if none. */
  @Nullable String ofAnother(String name, Names of) {
    int one = List.of(objects).indexOf(of);
    for (int other = 0; one >= 0 && other < objects.length; other++) {
      if (objects[other].find(name) >= 0) {
        return UnionSentences.ofAnother(tag.wire(0), spellings.wire(one), spellings.wire(other));
      }
    }
    return null;
  }

  /** Collects the objects of a union. */
  public static final class Builder {
    private final String tag;
    private final Spellings.Builder spellings = new Spellings.Builder();
    private final List<Names> objects = new ArrayList<>();

    /** Begins with the wire name of the tag. */
    public Builder(String tag) {
      this.tag = tag;
    }

    /**
     * Adds an object.
     *
     * @throws IllegalArgumentException if another one has the same tag, or it has no property for
     *     it
     */
    public void add(String value, Names names) {
      if (!names.all().contains(tag)) {
        throw new IllegalArgumentException("no " + tag + " in " + names.all());
      }
      spellings.add(value, value);
      objects.add(names);
    }

    /** The finished union. */
    public Variants build() {
      return new Variants(Names.of(tag), spellings.build(), objects);
    }
  }
}
