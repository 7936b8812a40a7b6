import type { Page } from '@playwright/test';
import {
  ANCHOR_SCROLL_MS,
  REVEAL_DEBOUNCE_MS,
  REVEAL_MS,
  REVEAL_OFFSET,
  REVEAL_RISE,
  REVEAL_THROTTLE_MS,
} from '../packages/ui/src/constants.ts';
import { closest, TIME_TOLERANCE_MS } from '../packages/ui/src/testing/measure.ts';
import { expect, test } from './product/fixtures.ts';

const TOLERANCE_PX = 1;

/** The last part of the page that waits for its turn. */
const last = (page: Page) => page.locator('[data-reveal="waiting"]').last();

test.describe('the landing page as it is built', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    // Motion comes with the first sign of somebody there.
    await page.mouse.move(8, 8);
    await expect(last(page)).toBeAttached();
  });

  test('[SITE-16] an anchor is reached in 1000 ms, with its hash and the focus', async ({
    page,
  }) => {
    const took = await closest(ANCHOR_SCROLL_MS, () =>
      page.evaluate(async () => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        const heading = document.querySelector('#features h2');
        const start = performance.now();
        document.querySelector<HTMLElement>('.site-nav a[href="#features"]')?.click();
        while (document.activeElement !== heading) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }),
    );
    expect(Math.abs(took - ANCHOR_SCROLL_MS)).toBeLessThanOrEqual(TIME_TOLERANCE_MS);
    await expect(page).toHaveURL(/#features$/);
    await expect(page.locator('#features')).toBeInViewport();
  });

  test('[SITE-16] a part rises for 800 ms once it is 120 px into the window', async ({ page }) => {
    const part = await last(page).elementHandle();
    if (!part) throw new Error('Nothing waits.');
    const edges = await part.evaluate(
      async (element: HTMLElement, { offset, rise }) => {
        /** Puts its own place so far above the lower edge of the window, and waits for the look that follows. */
        const bring = async (into: number) => {
          const own = element.getBoundingClientRect().top - rise;
          window.scrollBy({ top: own - window.innerHeight + into, behavior: 'instant' });
          const start = performance.now();
          while (performance.now() - start < 250) await new Promise(requestAnimationFrame);
          return element.dataset.reveal;
        };
        return [await bring(offset - 2), await bring(offset + 1)];
      },
      { offset: REVEAL_OFFSET, rise: REVEAL_RISE },
    );
    expect(edges).toEqual(['waiting', 'shown']);
    const took = await part.evaluate(async (element: HTMLElement) => {
      const [move] = element.getAnimations();
      return Number(move?.effect?.getComputedTiming().duration);
    });
    expect(Math.abs(took - REVEAL_MS)).toBeLessThanOrEqual(TIME_TOLERANCE_MS);
    const rest = await part.evaluate(async (element: HTMLElement) => {
      await Promise.all(element.getAnimations().map((move) => move.finished));
      return new DOMMatrix(getComputedStyle(element).transform).m42;
    });
    expect(Math.abs(rest)).toBeLessThan(TOLERANCE_PX);
  });

  test('[SITE-16] it looks at most once in 99 ms of scrolling, and 50 ms after the last resize', async ({
    page,
  }) => {
    // The first that is looked at: nothing is laid out between the look and it.
    const first = page.locator('[data-reveal="waiting"]').first();
    const looks = await first.evaluateHandle((element: HTMLElement) => {
      const times: number[] = [];
      const own = element.getBoundingClientRect.bind(element);
      element.getBoundingClientRect = () => {
        times.push(performance.now());
        return own();
      };
      return times;
    });

    /** The event in every frame of so many ms, until it has been looked; when each came, and each look after it. */
    const tell = (type: string, ms: number) =>
      looks.evaluate(
        async (times, [event, duration]) => {
          const start = performance.now();
          // What an earlier event has asked for has been looked at by then.
          while (performance.now() - start < 250) await new Promise(requestAnimationFrame);
          times.length = 0;
          const told: number[] = [];
          const first = performance.now();
          while (performance.now() - first < duration) {
            told.push(performance.now());
            dispatchEvent(new Event(event));
            await new Promise(requestAnimationFrame);
          }
          const last = told.at(-1) ?? first;
          // On a busy machine it may have looked before the last frame was there.
          while (!times.some((look) => look >= last)) await new Promise(requestAnimationFrame);
          return { told, looked: [...times] };
        },
        [type, ms] as const,
      );
    const gap = await closest(REVEAL_THROTTLE_MS, async () => {
      const { looked } = await tell('scroll', 800);
      const gaps = looked.slice(1).map((look, at) => look - (looked[at] ?? 0));
      expect(gaps.length).toBeGreaterThan(2);
      const least = Math.min(...gaps);
      // A timer may come a part of a millisecond before its time.
      expect(least).toBeGreaterThanOrEqual(REVEAL_THROTTLE_MS - 1);
      return least;
    });
    expect(gap - REVEAL_THROTTLE_MS).toBeLessThanOrEqual(TIME_TOLERANCE_MS);
    const wait = await closest(REVEAL_DEBOUNCE_MS, async () => {
      const { told, looked } = await tell('resize', 300);
      const waits = looked.map((look) => look - Math.max(...told.filter((time) => time <= look)));
      const least = Math.min(...waits);
      expect(least).toBeGreaterThanOrEqual(REVEAL_DEBOUNCE_MS - 1);
      return least;
    });
    expect(wait - REVEAL_DEBOUNCE_MS).toBeLessThanOrEqual(TIME_TOLERANCE_MS);
  });
});
