/**
 * What the protocol says and what it means for a toolbox: one class per era, and the requests for
 * tools that both have in common. Nothing here knows how messages are carried.
 */
@NullMarked
package dev.pokayoke.mcp.protocol;

import org.jspecify.annotations.NullMarked;
