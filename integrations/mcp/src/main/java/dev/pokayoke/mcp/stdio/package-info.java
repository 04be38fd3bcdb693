/**
 * Messages over two streams, one JSON text per line: reading, judging, answering and writing them.
 */
@NullMarked
package dev.pokayoke.mcp.stdio;

import org.jspecify.annotations.NullMarked;
