import { expect, test } from '@playwright/test';
import { differences } from '../looks/differences.ts';
import type { Look } from '../looks/look.ts';
import { readLooks } from '../looks/looks-file.ts';
import { withProductOnTheDay } from '../product/on-the-day.ts';
import { lookAtSheets, withPrintedPage } from './printed-page.ts';
import { lookAtScreen, showScreens } from './screens.ts';

const recorded = new URL('../../apps/site/src/brochure/looks.txt', import.meta.url);

test('the brochure looks as its screens and its pages do today', async ({ browser }) => {
  const looks = new Map<string, Look>();
  await withProductOnTheDay((product) =>
    showScreens(browser, product, async (name, page) => {
      looks.set(name, await lookAtScreen(page));
    }),
  );
  for (const [name, look] of await withPrintedPage(browser, lookAtSheets)) looks.set(name, look);
  const message =
    'The brochure is older than what it shows: make it again with `npm run brochure`.';
  expect(differences(await readLooks(recorded), looks), message).toEqual([]);
});
