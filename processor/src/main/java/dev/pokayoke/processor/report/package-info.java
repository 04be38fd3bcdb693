/**
 * What the processor says and writes: the diagnostics and where they appear, the options it was
 * given, and the files it leaves. Besides {@code read}, the only package that knows the compiler.
 */
@NullMarked
package dev.pokayoke.processor.report;

import org.jspecify.annotations.NullMarked;
