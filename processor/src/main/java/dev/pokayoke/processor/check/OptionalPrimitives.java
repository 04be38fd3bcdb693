package dev.pokayoke.processor.check;

import dev.pokayoke.processor.model.JavaType;
import dev.pokayoke.processor.model.Property.Presence;
import dev.pokayoke.processor.model.Toolset;
import dev.pokayoke.processor.report.Diagnostic;
import dev.pokayoke.processor.report.Report;

/** What may be absent can be {@code null}: a primitive would become a zero nobody sent. */
final class OptionalPrimitives implements Rule {

  @Override
  public void check(Toolset toolset, Report report) {
    for (Values.Value value : Values.of(toolset).inputs()) {
      if (value.property().presence() == Presence.NULLABLE
          && value.property().type() instanceof JavaType.Primitive primitive) {
        report.add(
            Diagnostic.OPTIONAL_PRIMITIVE,
            value.property().origin(),
            value.where(),
            primitive.text(),
            primitive.boxed().text());
      }
    }
  }
}
