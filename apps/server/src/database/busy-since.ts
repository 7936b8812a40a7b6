/** Since when a thread has been busy, in memory that another thread reads meanwhile. */
export class BusySince {
  readonly memory: SharedArrayBuffer;
  readonly #since: BigInt64Array;

  constructor(memory = new SharedArrayBuffer(8)) {
    this.memory = memory;
    this.#since = new BigInt64Array(memory);
  }

  begin(): void {
    Atomics.store(this.#since, 0, BigInt(Date.now()));
  }

  end(): void {
    Atomics.store(this.#since, 0, 0n);
  }

  /** Milliseconds for which it has been busy; 0 when it is not. */
  forMs(now: number): number {
    const since = Number(Atomics.load(this.#since, 0));
    return since === 0 ? 0 : now - since;
  }
}
