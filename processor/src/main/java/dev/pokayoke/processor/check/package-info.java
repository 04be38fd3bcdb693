/**
 * What must hold of a toolset before it is written, one class per rule, judged on the model alone.
 */
@NullMarked
package dev.pokayoke.processor.check;

import org.jspecify.annotations.NullMarked;
