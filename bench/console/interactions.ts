import type { Browser, Page } from 'playwright';
import { CPU_RATE, throttledPage } from './visit.ts';

/** A step of a user, which may be several interactions: a word that is typed is one a letter. */
export interface Step {
  readonly name: string;
  readonly run: (page: Page) => Promise<unknown>;
}

/** An interaction as the browser counts it for INP: milliseconds from the event to the next paint, in steps of 8. */
export interface Interaction {
  readonly step: string;
  readonly duration: number;
}

/** The browser reports no interaction that is faster, in ms. Those are left out, which makes the percentile no better. */
const SHORTEST_MS = 16;

/** Takes the steps one after the other on the slow machine. `open` goes to where they begin, at full speed. */
export async function interactionsOf(
  browser: Browser,
  open: (page: Page) => Promise<unknown>,
  steps: readonly Step[],
): Promise<Interaction[]> {
  const { page, context, cdp } = await throttledPage(browser);
  try {
    await page.addInitScript(watchInteractions, SHORTEST_MS);
    await open(page);
    await page.waitForLoadState('networkidle');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const starts: { readonly step: string; readonly at: number }[] = [];
    for (const { name, run } of steps) {
      starts.push({ step: name, at: await page.evaluate(() => performance.now()) });
      await run(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(painted);
    }
    const seen = await page.evaluate(() => [...(globalThis.interactions?.values() ?? [])]);
    return seen.map(({ at, duration }) => {
      const step = starts.findLast((start) => start.at <= at)?.step ?? 'before';
      return { step, duration };
    });
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own scripts. The events of an interaction share its id; the slowest of them counts. */
function watchInteractions(durationThreshold: number): void {
  const interactions = new Map<number, { at: number; duration: number }>();
  globalThis.interactions = interactions;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
      const { interactionId, startTime: at, duration } = entry;
      const before = interactions.get(interactionId);
      if (!before || duration > before.duration) interactions.set(interactionId, { at, duration });
    }
  });
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold,
    buffered: true,
  };
  observer.observe(options);
}

/** Runs in the page: until what was done is painted, and the browser has reported it. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  await new Promise((resolve) => requestIdleCallback(resolve));
}

declare global {
  /** The interactions of the page by their id. */
  var interactions: Map<number, { at: number; duration: number }> | undefined;
}
