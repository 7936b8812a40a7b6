import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openConsole } from '../pages/login-page.ts';
import { superAdmin } from '../product/accounts.ts';
import { withProductOnTheDay } from '../product/on-the-day.ts';
import { brochureScreens, screenSize, wordsOn } from './screens.ts';

const pictures = new URL('../../apps/site/src/brochure/pictures/', import.meta.url);

test('the screens in the brochure are those of today', async ({ browser }) => {
  await withProductOnTheDay(async ({ origin, now }) => {
    const page = await browser.newPage({ baseURL: origin, viewport: screenSize });
    await page.clock.install({ time: now() });
    await openConsole(page, superAdmin);
    for (const [name, show] of Object.entries(brochureScreens)) {
      await show(page);
      const printed = await readFile(new URL(`${name}.txt`, pictures), 'utf8');
      const words = await wordsOn(page);
      expect(words, `${name} has changed: run \`npm run brochure\`.`).toBe(printed);
    }
    await page.close();
  });
});
