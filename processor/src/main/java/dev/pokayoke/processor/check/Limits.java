package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.Property;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.model.WireType;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;
import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** {@code @Limit} stands on a number, and allows some. */
final class Limits implements Rule {
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,30}([.][0-9]{1,30})?");

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Value value : Values.of(toolset).inputs()) {
      Property property = value.property();
      Property.Limit limit = property.limit();
      if (limit != null && !(property.wire() instanceof WireType.Unsupported)) {
        String fault = fault(limit, property);
        if (fault != null) {
          report.add(Diagnostic.BAD_LIMIT, limit.origin(), value.where(), fault);
        }
      }
    }
  }

  private static @Nullable String fault(Property.Limit limit, Property property) {
    WireType wire = property.wire();
    if (!(wire instanceof WireType.Whole) && !(wire instanceof WireType.Decimal)) {
      return "cannot limit " + property.type().text() + ". Use it on numbers.";
    }
    if (limit.min().isEmpty() && limit.max().isEmpty()) {
      return "allows everything. Set max, min or both.";
    }
    for (String bound : new String[] {limit.min(), limit.max()}) {
      if (!bound.isEmpty() && !NUMBER.matcher(bound).matches()) {
        return "does not understand \"" + bound + "\". Write a number like 500 or 99.50.";
      }
    }
    boolean none =
        !limit.min().isEmpty()
            && !limit.max().isEmpty()
            && new BigDecimal(limit.min()).compareTo(new BigDecimal(limit.max())) > 0;
    return none ? "allows nothing, because min is more than max. Correct one of them." : null;
  }
}
