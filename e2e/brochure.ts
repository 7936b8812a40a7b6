/**
 * `npm run brochure`: takes pictures of the running product and prints the brochure with them, as a tagged PDF, into the
 * site.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brochureEdition } from '@booking/content/brochure';
import type { Browser, Page } from '@playwright/test';
import { createServer } from 'vite';
import { launchChromium } from '../scripts/chromium/launch-chromium.ts';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { withProductOnTheDay } from './product/on-the-day.ts';

const site = new URL('../apps/site/', import.meta.url);
const folder = new URL('src/brochure/', site);
const file = new URL(`booking-desk-brochure-${brochureEdition.id}.pdf`, folder);

// The windows of the hotel are lit at once.
const browser = await launchChromium('--force-prefers-reduced-motion');
try {
  await withProductOnTheDay(async ({ origin, now }) => {
    await takePictures(browser, origin, now());
  });
  const pdf = await print(browser);
  await writeFile(file, pdf);
  process.stdout.write(`${fileURLToPath(file)}: ${Math.round(pdf.byteLength / 1024)} kB\n`);
} finally {
  await browser.close();
}

async function takePictures(from: Browser, origin: string, time: number): Promise<void> {
  await mkdir(new URL('pictures/', folder), { recursive: true });
  const page = await from.newPage({
    baseURL: origin,
    viewport: { width: 1280, height: 1060 },
    deviceScaleFactor: 2,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await page.clock.install({ time });
  await openConsole(page, superAdmin);
  await page.getByRole('grid', { name: 'Events of the month' }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Calendar' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start' });
  });
  await picture(page, 'month');
  await page.goto('/all-institutes?sort=name');
  await page.getByRole('row').nth(10).waitFor();
  await picture(page, 'institutes');
  // The words beside this one are more.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/all-institutes?search=udaipur');
  await page.getByRole('row', { name: /Indigo Palace/ }).click();
  await page.getByRole('dialog', { name: 'Indigo Palace' }).getByText('Subscription').waitFor();
  await picture(page, 'institute');
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What a scroll position drives never ends.
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(moving.map(({ finished }) => finished));
  });
  await page.mouse.move(0, 0);
  const path = fileURLToPath(new URL(`pictures/${name}.jpg`, folder));
  await page.screenshot({ path, type: 'jpeg', quality: 84 });
}

async function print(from: Browser): Promise<Buffer> {
  const server = await createServer({
    root: fileURLToPath(site),
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  try {
    await server.listen();
    const page = await from.newPage();
    await page.goto(new URL('/print/brochure', server.resolvedUrls?.local[0]).href);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.emulateMedia({ media: 'print' });
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
