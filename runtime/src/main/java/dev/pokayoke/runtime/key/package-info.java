/** Which write is the same write: the canonical form of its identity, and the key made from it. */
@NullMarked
package dev.pokayoke.runtime.key;

import org.jspecify.annotations.NullMarked;
