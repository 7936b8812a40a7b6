import { test as base, expect } from '@playwright/test';
import { atMoment } from './at-moment.ts';
import { type House, type RunningProduct, withHouse } from './running-product.ts';
import { type Violation, watchPage } from './watch-page.ts';

export interface ForTests {
  /** A fresh data folder of the test's own. */
  readonly house: House;
  /** What the pages of the test complained of; a test that ends with any fails. */
  readonly complaints: Violation[];
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
      await watchPage(context, complaints);
      await use(complaints);
      expect(complaints, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
