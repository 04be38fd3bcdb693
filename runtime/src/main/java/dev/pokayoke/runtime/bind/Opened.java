package dev.pokayoke.runtime.bind;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;

/**
 * What is read on when another text, which stands for one value of this one, has been read.
 *
 * @param parser stands at the end of that value
 * @param text what it reads
 * @param depth how deep the value stands
 * @param before what is read on after this one
 */
record Opened(JsonParser parser, String text, int depth, @Nullable Opened before) {}
