/** After a signal to stop, the longest that a clean end may take. */
export const STOP_WITHIN_MS = 10_000;

/** Calls back on the first signal to stop. A second Ctrl-C means now. */
export function onStopSignals(stop: () => void): void {
  let stopping = false;
  const hear = () => {
    if (stopping) process.exit(130);
    stopping = true;
    stop();
  };
  process.on('SIGINT', hear);
  process.on('SIGTERM', hear);
}

let ending: Promise<void> | undefined;

/** Ends the process once the work is done, with 1 when it takes too long. Asked again, it changes nothing. */
export function endWithin(work: () => Promise<unknown>): void {
  if (ending) return;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  ending = work().then(() => process.exit(0));
}
