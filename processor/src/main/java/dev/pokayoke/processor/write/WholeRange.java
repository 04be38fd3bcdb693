package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.Bounds;
import dev.pokayoke.processor.model.Constraint;
import dev.pokayoke.processor.model.WireType;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The range of a whole number: what its type and its constraints leave.
 *
 * @param type the type
 * @param min lowest value
 * @param max highest value
 */
record WholeRange(WireType.Whole type, long min, long max) {

  /** The range that the reader is told; an end in the service's own words is judged after it. */
  static WholeRange of(WireType.Whole type, List<Constraint> constraints) {
    Bounds bounds = Bounds.ofWhole(constraints);
    BigInteger least = isOurs(bounds.low()) ? bounds.leastWhole() : null;
    BigInteger most = isOurs(bounds.high()) ? bounds.mostWhole() : null;
    BigInteger lowest = BigInteger.valueOf(type.lowest());
    BigInteger highest = BigInteger.valueOf(type.highest());
    return new WholeRange(
        type,
        (least == null ? lowest : least.max(lowest)).longValueExact(),
        (most == null ? highest : most.min(highest)).longValueExact());
  }

  private static boolean isOurs(Constraint.@Nullable Limit limit) {
    return limit != null && limit.message().isEmpty();
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
