/** The sentences a model reads, kept together so that they can be reviewed as copy. */
@NullMarked
package dev.pokayoke.runtime.text;

import org.jspecify.annotations.NullMarked;
