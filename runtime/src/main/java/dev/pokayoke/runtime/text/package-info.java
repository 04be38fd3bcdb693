/**
 * The words of the runtime: every built-in sentence a model may read, and what makes foreign text
 * harmless enough to stand in one.
 */
@NullMarked
package dev.pokayoke.runtime.text;

import org.jspecify.annotations.NullMarked;
