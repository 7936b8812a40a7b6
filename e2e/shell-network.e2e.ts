import { heading } from './pages/heading.ts';
import { drawnCharts } from './pages/home-page.ts';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { axeViolations } from './product/axe.ts';
import { expect, test } from './product/fixtures.ts';

/** Every script of the console that has not come yet. */
const chunks = /\/console-assets\/.*\.js$/;

test('a screen whose file does not come is loaded again once with its page, then says so', async ({
  page,
  complaints,
}) => {
  // A browser that saves data loads no file before it is needed.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await openConsole(page, superAdmin);
  await expect(heading(page, 'Home')).toBeVisible();
  // The last file of this screen: from here on only those of the next are missing.
  await drawnCharts(page);
  const before = loads;
  const of = await page.evaluate(async () => (await fetch('/all-institutes')).text());
  const first = new Set(of.match(/console-assets\/[^"]+\.js/g));
  const loadedPaths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const isKnown = (url: string) =>
    [...first].some((file) => url.endsWith(file)) || loadedPaths.some((path) => url.endsWith(path));
  // The failure is logged, as every other is.
  complaints.expect(/ChunkError/);
  await page.route(chunks, (route) =>
    isKnown(route.request().url()) ? route.continue() : route.abort(),
  );
  await page
    .getByRole('link', { name: /^Institutes/ })
    .first()
    .click();
  await expect(heading(page, 'Uh oh! Something went wrong!')).toBeVisible();
  await expect(page.getByText(/^Couldn’t load part of this page/)).toBeVisible();
  // The page is loaded when all of it has come, and may say so before.
  await expect.poll(() => loads - before).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  expect(loads - before).toBe(1);
});

test('the first row of a list opens without another script', async ({ page }) => {
  await openConsole(page, superAdmin, '/all-institutes');
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const file of ['/entity-drawer-', '/institute-details-']) {
    await expect.poll(scripts).toContainEqual(expect.stringContaining(file));
  }
  // Their imports are requested with them.
  await page.waitForLoadState('networkidle');
  await page.route(chunks, (route) => route.abort());
  await page.locator('tbody a[href^="/all-institutes"]').first().click();
  await expect(page.getByRole('dialog').getByText('Owner', { exact: true })).toBeVisible();
});

test('without a network it says so, keeps what is typed, and asks again by itself for what failed', async ({
  page,
  context,
}) => {
  await openConsole(page, superAdmin);
  await page
    .getByRole('link', { name: /^Institutes/ })
    .first()
    .click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Add institute' }).first().click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Silver Heron');

  await context.setOffline(true);
  const banner = page.getByText(/^You’re offline/);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue(
    'Silver Heron',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Requests that failed while offline are retried.
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('saffron');
  await expect(page.getByText(/Couldn’t reach the server/).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Saffron Trails Travels').first()).toBeVisible();
});
