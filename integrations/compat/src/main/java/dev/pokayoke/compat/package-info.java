/**
 * The guard against breaking changes: what is published now, compared with what was published
 * before.
 */
@NullMarked
package dev.pokayoke.compat;

import org.jspecify.annotations.NullMarked;
