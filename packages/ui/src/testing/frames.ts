/** What a frame of the page lasts while its time is stopped (`stopped-time.ts`), in ms. */
export const FRAME_MS = 16;

/** The next animation frame. */
export const frame = () => new Promise(requestAnimationFrame);

/** So long nothing takes that ever happens, on whatever machine. */
const LONGEST_MS = 30_000;

/** Returns in the animation frame in which the condition first holds. @throws Error when none comes. */
export async function frameWhen(condition: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`It did not happen in ${LONGEST_MS} ms.`);
    await frame();
  }
}
