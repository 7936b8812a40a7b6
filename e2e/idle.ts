import type { Page } from '@playwright/test';

/**
 * The longest that an idle moment is waited for, in ms: on a page that is always busy none ever comes. Longer than the
 * console waits, whose idle work comes first.
 */
const LIMIT_MS = 2_500;

/** Waits until effects and timers that are due have run, as far as the page lets them. */
export function idleOnce(page: Page): Promise<unknown> {
  return page.evaluate(
    (timeout) => new Promise<unknown>((idle) => requestIdleCallback(idle, { timeout })),
    LIMIT_MS,
  );
}
