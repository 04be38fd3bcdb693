/** The same tools as Pokayoke generates them. */
@NullMarked
package dev.pokayoke.benchmarks.generated;

import org.jspecify.annotations.NullMarked;
