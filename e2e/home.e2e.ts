import { drawnCharts } from './pages/home-page.ts';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

/** The sections of home, as the report names them, and what each says when it could not be read. */
const sections = [
  { section: 'kpis', failed: 'The figures could not be loaded', region: 'At a glance' },
  { section: 'calendar', failed: 'The calendar could not be loaded', region: 'Calendar' },
  { section: 'lists', failed: 'Couldn’t load today’s lists', region: 'Past due' },
];

test('a section that fails does so alone, and comes back by its own way', async ({ page }) => {
  await openConsole(page, superAdmin);
  for (const { section, failed, region } of sections) {
    const address = new RegExp(`/report/superAdmin\\?.*sections=${section}`);
    await page.route(address, (route) =>
      route.fulfill({ status: 403, json: { status: 'fail', code: 'FORBIDDEN', message: 'No.' } }),
    );
    await page.reload();
    await expect(page.getByText(failed)).toBeVisible();
    for (const other of sections.filter((one) => one.section !== section)) {
      await expect(page.getByRole('region', { name: other.region })).toBeVisible();
      await expect(page.getByText(other.failed)).toHaveCount(0);
    }
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(failed)).toHaveCount(0);
    await expect(page.getByRole('region', { name: region })).toBeVisible();
  }
});

test('home prints what it says, its charts with their numbers, and nothing that can only be pressed', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  await page.goto('/home?type=Month&date=2026-11-01');
  const charts = await drawnCharts(page);
  await expect(page.locator('.ck-home [aria-busy="true"]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByText(/Good (morning|afternoon|evening), /)).toBeVisible();
  await expect(page.getByText('01 Nov 2026 to 30 Nov 2026')).toBeVisible();
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('₹');
  await expect(charts.getByRole('row', { name: /^Nov 2026/ }).first()).toBeVisible();
  await expect(charts.locator('.bk-chart-drawing').first()).toBeVisible();
  const pressed = page.getByRole('button').or(page.getByRole('combobox'));
  for (const control of await pressed.all()) await expect(control).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();

  // Nothing is cut off at the right, and the panel does not scroll: paper cannot.
  await page.setViewportSize({ width: 794, height: 1123 });
  const { wide, cut } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    cut: [...document.querySelectorAll('.ck-panel, .ck-page, .ck-home')]
      .filter((node) => node.scrollHeight > node.clientHeight + 1)
      .map((node) => node.className),
  }));
  expect(wide).toBeLessThanOrEqual(0);
  expect(cut).toEqual([]);
  const paper = await page.pdf({ format: 'A4', tagged: true });
  const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(12);
});
