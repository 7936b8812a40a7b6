/** The number of the statement that a thread is running, in memory that another thread can read. */
export class StatementMark {
  readonly memory: SharedArrayBuffer;
  readonly #count: Int32Array;

  constructor(memory = new SharedArrayBuffer(4)) {
    this.memory = memory;
    this.#count = new Int32Array(memory);
  }

  begin(): void {
    Atomics.add(this.#count, 0, 1);
  }

  end(): void {
    Atomics.add(this.#count, 0, 1);
  }

  /** Odd while one is under way, and another for each; 0 between two. */
  underWay(): number {
    const count = Atomics.load(this.#count, 0);
    return count % 2 === 0 ? 0 : count;
  }
}

/**
 * Measures how long a statement has been under way, by looking again and again. Only time in which
 * the looks themselves came counts: a machine that was paused has not worked on the statement either.
 */
export class HangWatch {
  readonly #longestPauseMs: number;
  #statement = 0;
  #forMs = 0;
  #lookedAt = 0;

  /** @param everyMs between two looks. */
  constructor(everyMs: number) {
    this.#longestPauseMs = 2 * everyMs;
  }

  /** Looks once. Returns the milliseconds that the statement has taken so far; 0 when it is a new one. */
  look(statement: number, now: number): number {
    const passed = Math.min(now - this.#lookedAt, this.#longestPauseMs);
    this.#forMs = statement !== 0 && statement === this.#statement ? this.#forMs + passed : 0;
    this.#statement = statement;
    this.#lookedAt = now;
    return this.#forMs;
  }
}
