package com.example.clinic;

import dev.pokayoke.CallContext;
import dev.pokayoke.runtime.Toolbox;

/** Calls one tool and prints what the model would read. */
public final class Main {
  private Main() {}

  /** Takes the arguments' text, prints the result's text. */
  public static void main(String[] arguments) {
    try (Toolbox tools = Toolbox.of(new ClinicTools(new Clinic()))) {
      System.out.println(
          tools.conversation(CallContext.of("c-1")).call("free_slots", arguments[0]).text());
    }
  }
}
