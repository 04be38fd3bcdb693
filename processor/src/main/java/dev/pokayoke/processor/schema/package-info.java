/**
 * What is published of a tool: a neutral form of its input and output, and one class per dialect
 * that lowers it to the text a protocol or vendor reads, with an account of what became of each
 * constraint.
 */
@NullMarked
package dev.pokayoke.processor.schema;

import org.jspecify.annotations.NullMarked;
