import type { Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

const lists = [
  '/all-institutes',
  '/all-users',
  '/subscriptions',
  '/subscriptions?tab=all&isEnded=false',
  '/all-colors',
  '/all-otas',
  '/pricing?show=table',
  '/all-institutes/{id}/settings/addAssets?show=all',
];

/** Each 24px: a column that came too early was in the way for 46px or more. */
const widths = Array.from({ length: 67 }, (_, at) => 320 + at * 24).concat(1920);

/** How long a page has for a frame, in ms, before it is given another size. */
const FRAME_MS = 5_000;

/** Gives the page a size. @returns whether it draws a frame, in which it follows it: if not, it may not run its timers either. */
function drawsAt(page: Page, size: { width: number; height: number }): Promise<boolean> {
  const drawn = page
    .setViewportSize(size)
    .then(() =>
      page.evaluate(
        () => new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true))),
      ),
    );
  const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, FRAME_MS, false));
  return Promise.race([drawn.catch(() => false), isLate]);
}

/** After one of some hundreds of resizes a headless Chromium on a busy machine draws no more, until another one. */
async function resize(page: Page, width: number): Promise<void> {
  let height = 800;
  while (!(await drawsAt(page, { width, height }))) height += 1;
}

for (const list of lists) {
  test(`no cell of ${list} lies under what can be done with its row, at any width`, async ({
    page,
    product,
  }) => {
    const api = await signIn(product.origin);
    const { body } = await api.send('GET', '/institution?search=lakeview+residency&limit=1');
    const [institute] = body.data?.institutions ?? [];
    await openConsole(page, superAdmin, list.replace('{id}', institute?._id ?? ''));
    const table = page.locator('.bk-table');
    await expect(table.getByRole('button', { name: /^More / }).first()).toBeVisible();
    for (const width of widths) {
      await resize(page, width);
      const hidden = () => table.evaluate((node) => node.scrollWidth - node.clientWidth);
      await expect.poll(hidden, `at ${width}px`).toBe(0);
    }
  });
}
