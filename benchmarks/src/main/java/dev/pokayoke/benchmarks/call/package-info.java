/** What a call costs: the scenarios, the contenders, the measurement and its table. */
@NullMarked
package dev.pokayoke.benchmarks.call;

import org.jspecify.annotations.NullMarked;
