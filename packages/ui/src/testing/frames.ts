/** Duration of a frame while time is stopped (`stopped-time.ts`), in ms. */
export const FRAME_MS = 16;

/** Waits for the next animation frame. */
export const frame = () => new Promise(requestAnimationFrame);

/** Timeout that only ends what hangs. */
const LONGEST_MS = 30_000;

/** Returns in the animation frame in which the condition is first true. @throws Error on timeout. */
export async function frameWhen(condition: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`It did not happen in ${LONGEST_MS} ms.`);
    await frame();
  }
}
