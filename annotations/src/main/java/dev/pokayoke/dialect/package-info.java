/**
 * What the processor and the runtime both have to know of a dialect: the limits of a request, which
 * bound one tool at compile time and all tools of a toolbox at run time.
 */
@NullMarked
package dev.pokayoke.dialect;

import org.jspecify.annotations.NullMarked;
