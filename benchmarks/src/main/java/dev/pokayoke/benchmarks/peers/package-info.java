/** The same tools as LangChain4j and Spring AI publish them, with their defaults. */
@NullMarked
package dev.pokayoke.benchmarks.peers;

import org.jspecify.annotations.NullMarked;
