package dev.pokayoke.mcp.protocol;

import org.jspecify.annotations.Nullable;

/**
 * How a server introduces itself.
 *
 * @param name name of the server
 * @param version version of the server
 * @param instructions what a client may tell its model about the tools; {@code null} for nothing
 */
public record ServerInfo(String name, String version, @Nullable String instructions) {}
