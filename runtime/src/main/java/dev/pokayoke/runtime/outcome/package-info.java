/**
 * What a failure means and how the model is told: a thrown exception is read once, by one table,
 * and becomes one compact error within fixed limits that carries nothing of the exception's inside.
 */
@NullMarked
package dev.pokayoke.runtime.outcome;

import org.jspecify.annotations.NullMarked;
