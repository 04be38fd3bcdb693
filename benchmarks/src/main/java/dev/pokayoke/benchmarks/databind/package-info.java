/** The same tools written by hand with Jackson 3 databind, with and without Hibernate Validator. */
@NullMarked
package dev.pokayoke.benchmarks.databind;

import org.jspecify.annotations.NullMarked;
