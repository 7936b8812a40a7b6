/**
 * Lets the event loop serve other requests before the work goes on. For work that takes
 * long, in slices of a few milliseconds.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((go) => {
    setImmediate(go);
  });
}
