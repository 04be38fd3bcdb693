package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.WireType;

/**
 * The range of a whole number: what its type and its constraints leave.
 *
 * @param type the type
 * @param min lowest value
 * @param max highest value
 */
record WholeRange(WireType.Whole type, long min, long max) {

  static WholeRange of(WireType.Whole type, Bounds bounds) {
    Long least = bounds.leastWhole();
    Long most = bounds.max();
    return new WholeRange(
        type,
        least == null ? type.lowest() : Math.max(least, type.lowest()),
        most == null ? type.highest() : Math.min(most, type.highest()));
  }

  /** Whether the reader for 32 or 64 bits needs to be told. */
  boolean isLimited() {
    WireType.Whole read = new WireType.Whole(Math.max(type.bits(), 32), type.id());
    return min != read.lowest() || max != read.highest();
  }

  /** Both ends as arguments of a reader. */
  CodeBlock arguments() {
    return CodeBlock.of("$L, $L", limit(min), limit(max));
  }

  private CodeBlock limit(long value) {
    if (value == type.lowest()) {
      return CodeBlock.of("$T.MIN_VALUE", box());
    }
    if (value == type.highest()) {
      return CodeBlock.of("$T.MAX_VALUE", box());
    }
    return CodeBlock.of(value == (int) value ? "$L" : "$LL", value);
  }

  private Class<?> box() {
    return switch (type.bits()) {
      case 8 -> Byte.class;
      case 16 -> Short.class;
      case 32 -> Integer.class;
      default -> Long.class;
    };
  }
}
