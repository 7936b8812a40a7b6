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
      await page.setViewportSize({ width, height: 800 });
      // A page follows its size in a frame, which a busy machine may be long in making.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const hidden = () => table.evaluate((node) => node.scrollWidth - node.clientWidth);
      await expect.poll(hidden, `at ${width}px`).toBe(0);
    }
  });
}
