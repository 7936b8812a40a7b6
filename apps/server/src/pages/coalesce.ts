/**
 * Returns a function that reads at most once at a time. Who asks while a read is under way waits for the next one,
 * shared with all who come until it begins: what they get was read after they asked.
 */
export function coalesce<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;

  function start(): Promise<T> {
    const mine = read();
    const over = mine.then(noop, noop).then(() => {
      if (running === over) running = undefined;
    });
    running = over;
    return mine;
  }

  return () => {
    if (!running) return start();
    next ??= running.then(() => {
      next = undefined;
      return start();
    });
    return next;
  };
}

const noop = () => {};
