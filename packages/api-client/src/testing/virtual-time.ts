// Called without an object before them, as browsers insist.
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
const realNow = Date.now;

/** Moves the time of one scenario. */
export interface VirtualTime {
  /** Lets everything settle that waits for no timer. */
  settle(): Promise<void>;
  /** Lets that many milliseconds pass, with every timer that falls into them. */
  advance(milliseconds: number): Promise<void>;
}

interface Timer {
  readonly due: number;
  readonly work: () => void;
}

/**
 * Runs `scenario` with timers of its own in place of `setTimeout`, so that seconds cost nothing and no machine is too
 * slow. The globals are the page's: one scenario at a time.
 */
export async function withVirtualTime<T>(scenario: (time: VirtualTime) => Promise<T>): Promise<T> {
  const timers = new Map<number, Timer>();
  let now = 0;
  let serial = 0;
  Object.assign(globalThis, {
    setTimeout: (work: () => void, delay = 0) => {
      serial += 1;
      timers.set(serial, { due: now + delay, work });
      return serial;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  try {
    return await scenario({
      settle,
      async advance(milliseconds) {
        const until = now + milliseconds;
        for (;;) {
          await settle();
          const [next] = [...timers].sort(([, a], [, b]) => a.due - b.due);
          if (!next || next[1].due > until) break;
          timers.delete(next[0]);
          now = next[1].due;
          next[1].work();
        }
        now = until;
      },
    });
  } finally {
    Object.assign(globalThis, { setTimeout: realSetTimeout, clearTimeout: realClearTimeout });
  }
}

/** Waits until whatever was ready to go on has gone on: a few turns of the event loop, since bodies are streams. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await yieldToEventLoop();
}

function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    if ('setImmediate' in globalThis) setImmediate(resolve);
    else realSetTimeout(resolve, 0);
  });
}

/** Rejects when `work` takes longer than that in real time: a client that never settles must not stop the suite. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = realSetTimeout(() => reject(new Error('it never ended')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    realClearTimeout(timer);
  }
}

/** Runs `scenario` while the clock shows another time. */
export async function withClockOffBy<T>(milliseconds: number, scenario: () => Promise<T>) {
  Date.now = () => realNow() + milliseconds;
  try {
    return await scenario();
  } finally {
    Date.now = realNow;
  }
}
