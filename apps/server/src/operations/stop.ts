/** After a signal to stop, the longest that a clean end may take. */
export const STOP_WITHIN_MS = 10_000;

/**
 * Calls back on the first signal to stop. A second Ctrl-C means now; a second SIGTERM means nothing: a supervisor sends
 * it to every process of its group, and the one that started this passes it on.
 */
export function onStopSignals(stop: () => void): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop();
  };
  process.on('SIGINT', () => (stopping ? process.exit(130) : onSignal()));
  process.on('SIGTERM', onSignal);
}

let ending: Promise<void> | undefined;

/**
 * Ends the process once the work is done, with 1 when it takes too long. Asked again, it changes nothing.
 *
 * @param delaySeconds for which it serves on before it ends.
 */
export function endWithin(work: () => Promise<unknown>, delaySeconds = 0): void {
  if (ending) return;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS + delaySeconds * 1000).unref();
  ending = work().then(() => process.exit(0));
}
