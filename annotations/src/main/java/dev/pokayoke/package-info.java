/**
 * All that a service imports: annotations that make its methods into tools, and the small types
 * they use. Nothing here depends on anything but the JDK, and nothing here runs a tool.
 */
@NullMarked
package dev.pokayoke;

import org.jspecify.annotations.NullMarked;
