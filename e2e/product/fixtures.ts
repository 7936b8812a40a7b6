import { test as base, expect } from '@playwright/test';
import { atMoment } from './at-moment.ts';
import { type House, type RunningProduct, withHouse } from './running-product.ts';
import { type Violation, watchPage } from './watch-page.ts';

export interface ForTests {
  /** A fresh data folder of the test's own. */
  readonly house: House;
  /** A test fails whose pages complain of what it doesn't expect, or never of what it does. */
  readonly complaints: Complaints;
}

export interface Complaints {
  /**
   * Expects the pages of this test to complain of this at least once. When doesn't matter: what a
   * page logs can arrive after what it shows.
   */
  readonly expect: (text: RegExp) => void;
}

export interface ForWorkers {
  /** One product on a fresh data folder, for every test that only needs one to be there. */
  readonly product: RunningProduct;
}

export const test = base.extend<ForTests, ForWorkers>({
  browser: [async ({ browser }, use) => use(atMoment(browser)), { scope: 'worker' }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      await withHouse(async (house) => use(await house.start()));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
  house: async ({}, use) => withHouse(use),
  baseURL: async ({ product }, use) => use(product.origin),
  complaints: [
    async ({ context }, use) => {
      const complaints: Violation[] = [];
      const expected: RegExp[] = [];
      await watchPage(context, complaints);
      await use({ expect: (text) => expected.push(text) });
      const texts = () => complaints.map(({ text }) => text);
      for (const text of expected) {
        await expect.poll(texts).toContainEqual(expect.stringMatching(text));
      }
      const unexpected = complaints.filter(({ text }) => !expected.some((it) => it.test(text)));
      expect(unexpected, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
