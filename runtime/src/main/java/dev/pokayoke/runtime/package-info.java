/**
 * What a host calls: a {@code Toolbox} of generated tools, conversations that call them, results
 * and errors as data, and events of what happens. How a call is bound, executed and answered lives
 * in the packages below and is not for hosts.
 */
@NullMarked
package dev.pokayoke.runtime;

import org.jspecify.annotations.NullMarked;
