import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../product/fixtures.ts';

/** A page of each kind. */
const addresses = ['', 'button/', 'data-table/', 'client/institution/', 'versions/'];

/** On the wire, headers included: what a page costs before anyone touches it. The fonts are two thirds of it. */
const BYTES_MAX = 120_000;
const SCRIPT_BYTES_MAX = 4_000;

/**
 * Largest layout shift that counts as good. The fonts may break a line elsewhere when they come; nothing else moves.
 */
const SHIFT_MAX = 0.1;

async function countBytes(session: CDPSession) {
  const sum = { all: 0, script: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.all += encodedDataLength;
    if (types.get(requestId) === 'Script') sum.script += encodedDataLength;
  });
  await session.send('Network.enable');
  return sum;
}

/** Returns the layout shift since the page began, of all that was on screen. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are reported before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const address of addresses) {
  test(`/design/${address} comes with 4 kB of script and nothing that blocks it, and hardly moves`, async ({
    page,
  }) => {
    const bytes = await countBytes(await page.context().newCDPSession(page));
    await page.goto(`/design/${address}`);
    await expect(page.locator('#bk-icon-sprite')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(bytes.script).toBeGreaterThan(0);
    expect(bytes.script).toBeLessThan(SCRIPT_BYTES_MAX);
    expect(bytes.all).toBeLessThan(BYTES_MAX);

    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{4}/);
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /width=device/);
    await expect(page.locator('h1')).toHaveCount(1);
    // Each would take as long as a page of its own.
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.title()).toMatch(/Booking design$/);
    // One style sheet, and the script that sets the theme, stand in the way of the first paint.
    await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(1);
    await expect(page.locator('script[src]:not([type=module], [async], [defer])')).toHaveCount(0);
    expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
  });
}

test('what is pressed before the page can answer is done once it can', async ({ page }) => {
  await page.goto('/design/menu/');
  // Clicked by script: a pointer would have woken the page when it came near.
  await page.getByRole('button', { name: 'Theme' }).evaluate((button) => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    if (button instanceof HTMLElement) button.click();
  });
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});
