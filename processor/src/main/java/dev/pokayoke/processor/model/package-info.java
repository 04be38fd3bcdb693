/**
 * What a toolset is, as immutable values: read once from the source, then checked, published and
 * written. Nothing here knows the compiler; where a value came from is an opaque {@code Origin}.
 */
@NullMarked
package dev.pokayoke.processor.model;

import org.jspecify.annotations.NullMarked;
