/**
 * Reads the arguments of one call: the exact form in one pass over the tokens, what has one other
 * reading out of line, and everything else as a problem. Generated code reaches it through {@code
 * dev.pokayoke.runtime.generated}.
 */
@NullMarked
package dev.pokayoke.runtime.bind;

import org.jspecify.annotations.NullMarked;
