/**
 * The words of the runtime: every sentence and phrase a model may read, one class per subject, so
 * that they can be reviewed as copy, and what makes foreign text harmless enough to stand in one.
 * Only the default fixes, which {@link dev.pokayoke.ErrorCode} declares, and the nouns of the
 * scalar table stand elsewhere.
 */
@NullMarked
package dev.pokayoke.runtime.text;

import org.jspecify.annotations.NullMarked;
