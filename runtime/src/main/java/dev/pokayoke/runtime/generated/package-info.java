/**
 * What generated code calls, and nothing else: the contract between the processor and the runtime.
 * Hosts use {@code dev.pokayoke.runtime}. Whatever is the same for every tool lives here or behind
 * it, so that generated code is only what differs.
 */
@NullMarked
package dev.pokayoke.runtime.generated;

import org.jspecify.annotations.NullMarked;
