/**
 * Preloaded into processes whose clock stands apart from the machine's by `CLOCK_SHIFT` milliseconds: a product that is
 * filmed on the day of the film, and whatever runs in a test run of another moment (`TEST_NOW`).
 */
// A Node that reads no types only installs, and needs no other clock.
if (process.features.typescript) {
  const { shiftClock } = await import('./shift-clock.ts');
  shiftClock(Number(process.env.CLOCK_SHIFT));
}
