/**
 * From the compiler's elements to the model, one class per source of facts. Annotations are read by
 * name, never as classes, so that no library has to be on the processor's path.
 */
@NullMarked
package dev.pokayoke.processor.read;

import org.jspecify.annotations.NullMarked;
