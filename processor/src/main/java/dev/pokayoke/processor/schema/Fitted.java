package dev.pokayoke.processor.schema;

import java.util.List;

/**
 * A tool's arguments in a dialect: in its strict vocabulary if the result is within the budget of
 * its API, else in the loose one, so that one large tool costs the others nothing.
 *
 * @param schema the schema
 * @param ledger what became of each constraint
 * @param overruns what exceeded the budget; empty where the schema is the strict one
 * @param optionals how many values of it are not required
 * @param unions how many values of it have several types
 */
record Fitted(
    Json schema, List<Lowering> ledger, List<String> overruns, int optionals, int unions) {

  static Fitted of(Schema.Root root, Vocabulary strict, Budget budget, Vocabulary loose) {
    SchemaLowering lowering = new SchemaLowering(strict);
    Json schema = lowering.root(root);
    Measure measure = Measure.of(schema);
    List<String> overruns = budget.overruns(measure);
    if (!overruns.isEmpty()) {
      lowering = new SchemaLowering(loose);
      schema = lowering.root(root);
    }
    return new Fitted(schema, lowering.ledger(), overruns, measure.optionals(), measure.unions());
  }

  boolean fits() {
    return overruns.isEmpty();
  }

  /** The finished definition of a tool. */
  Definition in(Json envelope, boolean strict, List<String> refusals) {
    return new Definition(
        envelope.compact(), ledger, strict, optionals, unions, overruns, refusals);
  }
}
