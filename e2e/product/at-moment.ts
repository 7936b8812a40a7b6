import type { Browser } from '@playwright/test';
import { clockShift } from '../../scripts/moment/moment.ts';
import { shiftClock } from '../../scripts/moment/shift-clock.ts';

/** The browser, whose pages go by the clock of the test run. */
export function atMoment(browser: Browser): Browser {
  const shift = clockShift();
  if (shift === 0) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shiftClock, shift);
    return context;
  };
  browser.newPage = async (options) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.once('close', () => void context.close());
    return page;
  };
  return browser;
}
