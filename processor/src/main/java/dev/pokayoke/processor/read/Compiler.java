package dev.pokayoke.processor.read;

import dev.pokayoke.processor.report.Sources;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * What the readers ask the compiler.
 *
 * @param elements declarations
 * @param types types
 * @param sources what is compiled from source
 */
public record Compiler(Elements elements, Types types, Sources sources) {}
