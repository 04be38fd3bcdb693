package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.WireType;
import java.util.List;

/**
 * The range of a whole number: what its type and its constraints leave. Where that is nothing, the
 * lowest value is above the highest.
 *
 * @param bits size of the type
 * @param min lowest value
 * @param max highest value
 */
record WholeRange(int bits, long min, long max) {

  static WholeRange of(WireType.Whole type, List<Constraint> constraints) {
    long lowest = lowest(type.bits());
    long highest = highest(type.bits());
    long min = lowest;
    long max = highest;
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Min least) {
        min = Math.max(min, least.value());
      } else if (constraint instanceof Constraint.Max most) {
        max = Math.min(max, most.value());
      } else if (constraint instanceof Constraint.Positive) {
        min = Math.max(min, 1);
      }
    }
    boolean empty = min > highest || max < lowest;
    return new WholeRange(type.bits(), empty ? highest : min, empty ? lowest : max);
  }

  /** Whether the reader for 32 or 64 bits needs to be told. */
  boolean isLimited() {
    int read = Math.max(bits, 32);
    return min != lowest(read) || max != highest(read);
  }

  /** Both ends as arguments of a reader. */
  CodeBlock arguments() {
    return CodeBlock.of("$L, $L", limit(min), limit(max));
  }

  private CodeBlock limit(long value) {
    if (value == lowest(bits)) {
      return CodeBlock.of("$T.MIN_VALUE", box());
    }
    if (value == highest(bits)) {
      return CodeBlock.of("$T.MAX_VALUE", box());
    }
    return CodeBlock.of(value == (int) value ? "$L" : "$LL", value);
  }

  private Class<?> box() {
    return switch (bits) {
      case 8 -> Byte.class;
      case 16 -> Short.class;
      case 32 -> Integer.class;
      default -> Long.class;
    };
  }

  private static long lowest(int bits) {
    return -1L << (bits - 1);
  }

  private static long highest(int bits) {
    return -(lowest(bits) + 1);
  }
}
