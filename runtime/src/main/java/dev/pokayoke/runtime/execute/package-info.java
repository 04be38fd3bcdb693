/**
 * The one place where a call is tried again. Everything that waits, counts attempts or watches the
 * deadline is here; nothing above or below retries.
 */
@NullMarked
package dev.pokayoke.runtime.execute;

import org.jspecify.annotations.NullMarked;
