import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium/find-chromium.ts';
import { institutesPage } from './pages/institutes-page.ts';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';
import { requestsOf } from './product/requests.ts';

const executablePath = findChromium();

// With scrollbars that take room, as a mouse gives them; the driver hides them otherwise.
test.use({
  viewport: { width: 720, height: 600 },
  launchOptions: {
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath !== undefined && { executablePath }),
  },
});

/** Where the parts of the page are: what flows, what sticks and what is fixed. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main', 'nav', 'header', 'table'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect().toJSON(),
    ),
  );

/** How light the room of the scrollbar is, from 0 to 1: a point of its picture, looked at in a page without a policy. */
async function brightness(page: Page): Promise<number> {
  const picture = await page.screenshot({ clip: { x: 718, y: 300, width: 1, height: 1 } });
  const viewer = await page.context().newPage();
  const light = await viewer.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return canvas?.getImageData(0, 0, 1, 1).data[1];
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await viewer.close();
  return (light ?? Number.NaN) / 255;
}

test('M7: with classic scrollbars a modal moves nothing on the page, opening and closing, and dims the room of the scrollbar', async ({
  page,
}) => {
  const { settled } = requestsOf(page);
  await openConsole(page, superAdmin, '/all-institutes');
  const { dialog } = institutesPage(page);
  await expect(page.getByRole('row').nth(5)).toBeAttached();
  await settled();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) performance.mark(`shift ${entry.startTime}`);
    }).observe({ type: 'layout-shift' });
  });
  for (const gutter of ['auto', 'stable']) {
    const scrollbar = await page.evaluate((value) => {
      document.documentElement.style.scrollbarGutter = value;
      return window.innerWidth - document.documentElement.clientWidth;
    }, gutter);
    expect(scrollbar).toBeGreaterThan(0);
    const before = await places(page);

    await page.getByRole('button', { name: 'Add institute' }).first().click();
    await expect(dialog).toBeVisible();
    expect(await places(page)).toEqual(before);
    await expect.poll(() => brightness(page)).toBeLessThan(0.6);
    await page.mouse.move(360, 20);
    await page.mouse.wheel(0, 400);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await places(page)).toEqual(before);
    await expect.poll(() => brightness(page)).toBeGreaterThan(0.6);
    const left = await page.evaluate(() => ({
      style: document.documentElement.getAttribute('style'),
      shifts: performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('shift')),
    }));
    expect(left).toEqual({ style: `scrollbar-gutter: ${gutter};`, shifts: [] });
  }
});
