/**
 * `npm run brochure`: takes pictures of the running product, prints the brochure with them as a tagged PDF, and records
 * what all of them look like.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brochureEdition } from '@booking/content/brochure';
import type { Page } from '@playwright/test';
import { launchChromium } from '../scripts/chromium/launch-chromium.ts';
import { lookAtSheets, withPrintedPage } from './brochure/printed-page.ts';
import { lookAtScreen, picturedPart, showScreens } from './brochure/screens.ts';
import type { Look } from './looks/look.ts';
import { writeLooks } from './looks/looks-file.ts';
import { withProductOnTheDay } from './product/on-the-day.ts';

const folder = new URL('../apps/site/src/brochure/', import.meta.url);
const pictures = new URL('pictures/', folder);
const file = new URL(`booking-desk-brochure-${brochureEdition.id}.pdf`, folder);

const looks = new Map<string, Look>();
// The windows of the hotel are lit at once.
const browser = await launchChromium('--force-prefers-reduced-motion');
try {
  await mkdir(pictures, { recursive: true });
  await withProductOnTheDay((product) =>
    showScreens(browser, product, async (name, page) => {
      looks.set(name, await lookAtScreen(page));
      const path = fileURLToPath(new URL(`${name}.jpg`, pictures));
      await page.screenshot({ path, type: 'jpeg', quality: 84, clip: await picturedPart(page) });
    }),
  );
  const pdf = await withPrintedPage(browser, async (page) => {
    for (const [name, look] of await lookAtSheets(page)) looks.set(name, look);
    return print(page);
  });
  await writeFile(file, pdf);
  await writeLooks(new URL('looks.txt', folder), looks);
  process.stdout.write(`${fileURLToPath(file)}: ${Math.round(pdf.byteLength / 1024)} kB\n`);
} finally {
  await browser.close();
}

async function print(page: Page): Promise<Buffer> {
  const overfull = await page.locator('.sheet-foot').evaluateAll((feet) =>
    feet.flatMap((foot) => {
      const last = foot.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return last > foot.getBoundingClientRect().top ? [foot.textContent] : [];
    }),
  );
  if (overfull.length > 0) throw new Error(`More than fits above: ${overfull.join(', ')}.`);
  return page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  });
}
