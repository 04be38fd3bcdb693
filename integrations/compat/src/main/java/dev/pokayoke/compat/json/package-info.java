/** JSON whose values know where they stand in their text. */
@NullMarked
package dev.pokayoke.compat.json;

import org.jspecify.annotations.NullMarked;
