// Counts checks and prints one line for each. A check that takes too long has failed.

const CHECK_MS = 60_000;

export class Report {
  #passed = 0;
  #failed = 0;

  /** Checks whose lines begin with a name. `check` answers the value of the check, or undefined. */
  group(name) {
    return {
      check: async (what, body, ms = CHECK_MS) => {
        try {
          const value = await within(ms, body());
          this.#passed++;
          console.log(`ok      ${name}: ${what}`);
          return value;
        } catch (e) {
          this.#failed++;
          console.log(`FAILED  ${name}: ${what}: ${e.message.replace(/\s+/g, ' ')}`);
          return undefined;
        }
      },
    };
  }

  /** Prints the sum; the exit code. */
  close() {
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed === 0 && this.#passed > 0 ? 0 : 1;
  }
}

/** What a promise gives, or an error when it takes longer than that. */
export async function within(ms, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
