import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { createServer } from 'vite';
import type { Look } from '../looks/look.ts';
import { lookAt } from '../looks/look-at.ts';

/** Milliseconds that a busy machine may take for one step. */
const MAX_WAIT = 120_000;

/** Opens the brochure as it is printed. */
export async function withPrintedPage<T>(
  browser: Browser,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const server = await createServer({
    root: fileURLToPath(new URL('../../apps/site/', import.meta.url)),
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  try {
    await server.listen();
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(MAX_WAIT);
    await page.goto(new URL('/print/brochure', server.resolvedUrls?.local[0]).href);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => document.fonts.ready);
    const used = await use(page);
    await page.close();
    return used;
  } finally {
    await server.close();
  }
}

/** The looks of each page of paper, by its number. */
export async function lookAtSheets(page: Page): Promise<readonly (readonly [string, Look])[]> {
  const looks: [string, Look][] = [];
  for (const sheet of await page.locator('.sheet').all()) {
    looks.push([`page ${looks.length + 1}`, await lookAt(sheet)]);
  }
  return looks;
}
