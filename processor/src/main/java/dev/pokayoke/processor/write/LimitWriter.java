package dev.pokayoke.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.WireType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** The judgement of {@code @Limit}, in the form that the type compares without making anything. */
final class LimitWriter {
  private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

  private final Names names;
  private final Mentions mentions;

  LimitWriter(Names names, Mentions mentions) {
    this.names = names;
    this.mentions = mentions;
  }

  CodeBlock check(Property.Limit limit, Property property, int index, CodeBlock value) {
    return CodeBlock.of(
        "in.limit($L, $L, $L, $L, $L)",
        index,
        value,
        bound(limit.min(), property, true),
        bound(limit.max(), property, false),
        limit.fix().isEmpty()
            ? CodeBlock.of("null")
            : Literals.string(mentions.render(limit.fix())));
  }

  private CodeBlock bound(String text, Property property, boolean least) {
    WireType wire = property.wire();
    if (DefaultKey.isNumber(wire)) {
      return text.isEmpty()
          ? CodeBlock.of("null")
          : CodeBlock.of("$L", names.byDefault(DefaultKey.decimal(text)));
    }
    if (wire instanceof WireType.Whole) {
      return text.isEmpty()
          ? CodeBlock.of("$T.$L", Long.class, least ? "MIN_VALUE" : "MAX_VALUE")
          : CodeBlock.of("$LL", whole(text, least));
    }
    return text.isEmpty()
        ? CodeBlock.of("$T.$L", Double.class, least ? "NEGATIVE_INFINITY" : "POSITIVE_INFINITY")
        : CodeBlock.of("$L", Double.parseDouble(text));
  }

  /** The nearest whole number that is allowed. */
  private static BigInteger whole(String text, boolean least) {
    RoundingMode inward = least ? RoundingMode.CEILING : RoundingMode.FLOOR;
    BigInteger bound = new BigDecimal(text).setScale(0, inward).toBigInteger();
    return bound.max(LEAST).min(MOST);
  }
}
