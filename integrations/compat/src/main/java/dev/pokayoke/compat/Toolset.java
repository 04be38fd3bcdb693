package dev.pokayoke.compat;

import java.util.List;

/**
 * Tools that were published together.
 *
 * @param service binary name of their class; empty for a plain list
 * @param text their part of the file, as it was written
 */
record Toolset(String service, List<PublishedTool> tools, String text) {
  Toolset {
    tools = List.copyOf(tools);
  }
}
