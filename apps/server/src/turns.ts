/**
 * Ends this turn of the event loop: whatever else the process has to answer comes before the rest. For work that takes
 * long, in slices of a few milliseconds.
 */
export function nextTurn(): Promise<void> {
  return new Promise((go) => {
    setImmediate(go);
  });
}
