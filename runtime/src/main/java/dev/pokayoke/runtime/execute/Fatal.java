package dev.pokayoke.runtime.execute;

/** Tells what no call may answer for: the virtual machine itself is failing, or ends the thread. */
public final class Fatal {
  private Fatal() {}

  /**
   * Throws it again if it is fatal. A stack overflow is not: it is a fault of the tool, and the
   * stack is whole again.
   */
  public static void rethrow(Throwable thrown) {
    if (thrown instanceof VirtualMachineError error && !(error instanceof StackOverflowError)) {
      throw error;
    }
    if (thrown instanceof ThreadDeath death) {
      throw death;
    }
  }
}
