/**
 * The table of scalar types that travel as one text, such as dates: how each is read exactly, read
 * leniently, written, and described in a schema. The processor and the runtime read by the same
 * rows, so that a default checked at compile time and a value sent at run time cannot mean
 * different things. For the same reason what counts as one spelling, how near two are, and which
 * texts are an e-mail address, a URL or a UUID, is said here.
 */
@NullMarked
package dev.pokayoke.scalar;

import org.jspecify.annotations.NullMarked;
