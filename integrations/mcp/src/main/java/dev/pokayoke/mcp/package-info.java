/**
 * What a host calls to serve a {@code Toolbox} over the Model Context Protocol. The protocol itself
 * and the ways it is carried live in the packages below and are not for hosts.
 */
@NullMarked
package dev.pokayoke.mcp;

import org.jspecify.annotations.NullMarked;
