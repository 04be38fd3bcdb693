/** The command line: prints, compares and measures what was published. */
@NullMarked
package dev.pokayoke.cli;

import org.jspecify.annotations.NullMarked;
