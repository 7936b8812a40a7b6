import type { Browser, Page } from 'playwright';
import { throttle, throttledPage } from './visit.ts';

/** Milliseconds from a click to the frame in which the heading of the other screen is painted. */
export interface RouteChange {
  /** Nothing of the screen was there: no script, no data. */
  readonly cold: number;
  /** It was seen before. */
  readonly warm: number;
}

/** Ways from a screen to another and back. */
export interface Ways {
  /** Opens the first screen, on the line and the machine as they are. */
  readonly open: (page: Page) => Promise<void>;
  readonly there: string;
  readonly back: string;
  /** Text of the level 1 heading there. */
  readonly heading: string;
}

/** Changes the screen once cold and thrice warm on the slow machine; the warm figure is the middle one. */
export async function routeChange(browser: Browser, ways: Ways): Promise<RouteChange> {
  const { page, context, cdp } = await throttledPage(browser);
  try {
    await ways.open(page);
    await page.waitForLoadState('networkidle');
    await throttle(cdp);
    const change = () => page.evaluate(clickAndWait, { link: ways.there, heading: ways.heading });
    const cold = await change();
    const warm: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      await page.waitForLoadState('networkidle');
      await page
        .locator(ways.back)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.locator('h1', { hasText: ways.heading }).waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
      warm.push(await change());
    }
    return { cold, warm: warm.sort((a, b) => a - b)[1] ?? Number.NaN };
  } finally {
    await context.close();
  }
}

/** Runs in the page. A click from a script hovers over nothing: nothing is prefetched by it. */
async function clickAndWait({ link, heading }: { link: string; heading: string }): Promise<number> {
  const target = document.querySelector<HTMLElement>(link);
  if (!target) throw new Error(`${link} is not there.`);
  const isThere = () => document.querySelector('h1')?.textContent === heading;
  const start = performance.now();
  target.click();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!isThere()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    look();
  });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}
