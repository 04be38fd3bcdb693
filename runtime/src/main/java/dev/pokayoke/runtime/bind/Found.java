package dev.pokayoke.runtime.bind;

import dev.pokayoke.Fixer;
import org.jspecify.annotations.Nullable;

/**
 * One problem of a call.
 *
 * @param place where the value stands
 * @param tie orders problems of the same place, whatever order the text had
 * @param field wire path, or {@code null} where it is about the whole
 * @param message one sentence
 * @param fix what to do about it
 * @param fixer who can
 */
record Found(
    Place place, String tie, @Nullable String field, String message, String fix, Fixer fixer) {}
