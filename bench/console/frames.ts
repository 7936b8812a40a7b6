import type { Browser, CDPSession, Page } from 'playwright';
import { CPU_RATE, throttledPage } from './visit.ts';

/** Milliseconds. A frame of 60 in a second takes 16.7; one that takes longer than this has left one out. */
const LONG_FRAME_MS = 25;
const SCROLL_STEPS = 120;
const SCROLL_STEP = 60;

/** How a list of 100 rows moves on the slow machine. */
export interface Frames {
  /** Frames that took too long, and the longest of all in milliseconds. */
  readonly scroll: { readonly long: number; readonly longest: number };
  readonly filter: { readonly long: number; readonly longest: number };
}

/** Scrolls a list through and types a search into it. `open` goes to the list, `field` is the accessible name of its search. */
export async function listFrames(
  browser: Browser,
  { open, field, text }: { open: (page: Page) => Promise<void>; field: string; text: string },
): Promise<Frames> {
  const { page, context, cdp } = await throttledPage(browser);
  try {
    await open(page);
    await page.waitForLoadState('networkidle');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await watchFrames(page);
    await scrollThrough(page, cdp);
    const scroll = await framesSeen(page);
    await page.getByRole('searchbox', { name: field }).focus();
    await watchFrames(page);
    const answer = page.waitForResponse((response) => response.url().includes('search='));
    for (const key of text) await page.keyboard.press(key);
    await answer;
    await page.waitForLoadState('networkidle');
    const filter = await framesSeen(page);
    return { scroll, filter };
  } finally {
    await context.close();
  }
}

/** Scrolls with the wheel, as people do. */
async function scrollThrough(page: Page, cdp: CDPSession): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const at = { x: width / 2, y: height / 2 };
  for (let step = 0; step < SCROLL_STEPS; step += 1) {
    const deltaY = step < SCROLL_STEPS / 2 ? SCROLL_STEP : -SCROLL_STEP;
    await cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY });
  }
}

const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    const look = (now: number) => {
      times.push(now);
      if (globalThis.frameTimes === times) requestAnimationFrame(look);
    };
    globalThis.frameTimes = times;
    requestAnimationFrame(look);
  });

const framesSeen = (page: Page) =>
  page.evaluate((most) => {
    const times = globalThis.frameTimes ?? [];
    globalThis.frameTimes = undefined;
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
    return { long: gaps.filter((gap) => gap > most).length, longest: Math.max(0, ...gaps) };
  }, LONG_FRAME_MS);

declare global {
  /** When the frames of the page began that is being watched. */
  var frameTimes: number[] | undefined;
}
