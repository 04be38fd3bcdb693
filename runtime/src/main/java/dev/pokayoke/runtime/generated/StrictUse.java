package dev.pokayoke.runtime.generated;

/**
 * What one strict tool uses of the budgets that an API sets for a whole request.
 *
 * @param optionals its values that are not required
 * @param unions its values of several types
 */
public record StrictUse(int optionals, int unions) {}
