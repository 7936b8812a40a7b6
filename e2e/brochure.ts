/**
 * `npm run brochure`: takes pictures of the running product, prints the brochure with them as a tagged PDF.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brochureEdition } from '@booking/content/brochure';
import type { Browser, Page } from '@playwright/test';
import { createServer } from 'vite';
import { launchChromium } from '../scripts/chromium/launch-chromium.ts';
import { brochureScreens, picturedPart, screenSize, wordsOn } from './brochure/screens.ts';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { withProductOnTheDay } from './product/on-the-day.ts';

const site = new URL('../apps/site/', import.meta.url);
const folder = new URL('src/brochure/', site);
const pictures = new URL('pictures/', folder);
const file = new URL(`booking-desk-brochure-${brochureEdition.id}.pdf`, folder);

/** Milliseconds that a busy machine may take for one step. */
const MAX_WAIT = 120_000;

// The windows of the hotel are lit at once.
const browser = await launchChromium('--force-prefers-reduced-motion');
try {
  await mkdir(pictures, { recursive: true });
  await withProductOnTheDay(async ({ origin, now }) => {
    await takeScreens(browser, origin, now());
  });
  const pdf = await print(browser);
  await writeFile(file, pdf);
  process.stdout.write(`${fileURLToPath(file)}: ${Math.round(pdf.byteLength / 1024)} kB\n`);
} finally {
  await browser.close();
}

async function takeScreens(from: Browser, origin: string, time: number): Promise<void> {
  const page = await from.newPage({
    baseURL: origin,
    viewport: screenSize,
    deviceScaleFactor: 2,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  page.setDefaultTimeout(MAX_WAIT);
  await page.clock.install({ time });
  await openConsole(page, superAdmin);
  for (const [name, show] of Object.entries(brochureScreens)) {
    await show(page);
    await writeFile(new URL(`${name}.txt`, pictures), await wordsOn(page));
    await takeScreen(page, name);
  }
}

async function takeScreen(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What a scroll position drives never ends.
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(moving.map(({ finished }) => finished));
  });
  const path = fileURLToPath(new URL(`${name}.jpg`, pictures));
  await page.screenshot({ path, type: 'jpeg', quality: 84, clip: await picturedPart(page) });
}

async function print(from: Browser): Promise<Buffer> {
  const server = await createServer({
    root: fileURLToPath(site),
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  try {
    await server.listen();
    const address = new URL('/print/brochure', server.resolvedUrls?.local[0]).href;
    const page = await openPrinted(from, address);
    const overfull = await page.locator('.sheet-foot').evaluateAll((feet) =>
      feet.flatMap((foot) => {
        const last = foot.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return last > foot.getBoundingClientRect().top ? [foot.textContent] : [];
      }),
    );
    if (overfull.length > 0) throw new Error(`More than fits above: ${overfull.join(', ')}.`);
    return await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    });
  } finally {
    await server.close();
  }
}

async function openPrinted(from: Browser, address: string) {
  const page = await from.newPage();
  page.setDefaultTimeout(MAX_WAIT);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ media: 'print' });
  return page;
}
