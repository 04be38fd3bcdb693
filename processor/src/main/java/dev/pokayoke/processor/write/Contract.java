package dev.pokayoke.processor.write;

import com.palantir.javapoet.ClassName;

/** The types of the runtime and of Pokayoke that generated code names. */
final class Contract {
  /** The contract that generated code is written for; the runtime refuses any other. */
  static final int VERSION = 1;

  /** Type of the parameter that is the call itself. */
  static final String CALL_TYPE = "dev.pokayoke.ToolCall";

  static final ClassName DIALECT = ClassName.get("dev.pokayoke", "Dialect");
  static final ClassName ERROR_CODE = ClassName.get("dev.pokayoke", "ErrorCode");
  static final ClassName ARGS = generated("Args");
  static final ClassName CALL = generated("Call");
  static final ClassName CHOICE = generated("Choice");
  static final ClassName DECLARED = generated("Declared");
  static final ClassName GENERATED_TOOLS = generated("GeneratedTools");
  static final ClassName INVOCATION = generated("Invocation");
  static final ClassName LIMITS = generated("Limits");
  static final ClassName SCALAR_TYPE = generated("ScalarType");
  static final ClassName SHAPE = generated("Shape");
  static final ClassName SINK = generated("Sink");
  static final ClassName STRICT_USE = generated("StrictUse");
  static final ClassName TOOLSET_FACTS = generated("ToolsetFacts");
  static final ClassName TOOL_FACTS = generated("ToolFacts");
  static final ClassName UUID_FORM = generated("UuidForm");

  static final ClassName UNION = generated("Union");
  static final ClassName VALIDATED = generated("Validated");

  private Contract() {}

  private static ClassName generated(String name) {
    return ClassName.get("dev.pokayoke.runtime.generated", name);
  }
}
