package dev.pokayoke.runtime.bind;

import dev.pokayoke.Fixer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One problem of a call.
 *
 * @param place where the value stands
 * @param tie orders problems of the same place, whatever order the text had
 * @param field wire path, or {@code null} where it is about the whole
 * @param message makes the one sentence, if it comes to be read: of many problems few are, and the
 *     nearest of many names or the redacted words of an exception take time
 * @param fix what to do about it
 * @param fixer who can
 */
record Found(
    Place place,
    String tie,
    @Nullable String field,
    Supplier<String> message,
    String fix,
    Fixer fixer) {}
