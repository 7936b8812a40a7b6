/** A module that gives the process that preloads it the clock of `CLOCK_SHIFT`. */
export const shiftedClock = new URL('preload.mjs', import.meta.url).href;

/** The shift of the clocks of this run, in ms: what `TEST_NOW` asks for (`scripts/run.mjs`), and else nothing. */
export const clockShift = (): number => Number(process.env.CLOCK_SHIFT ?? 0);

/** The line that says when a run was, and how to have that moment again. */
export const momentWords = (now: Date): string =>
  `Moment: ${now.toISOString()}. TEST_NOW=${now.toISOString()} repeats it.`;
