/**
 * The constraints that generated code does not check, by a Jakarta Validator: the only place that
 * reflects, and that needs {@code jakarta.validation}, which is optional.
 */
@NullMarked
package dev.pokayoke.runtime.validation;

import org.jspecify.annotations.NullMarked;
