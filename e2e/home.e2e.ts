import { drawnCharts } from './pages/home-page.ts';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

/** The sections of home, as the report names them, and what each says when it could not be read. */
const sections = [
  { section: 'lists', failed: 'Couldn’t load what needs attention', region: 'Needs attention' },
  { section: 'kpis', failed: 'Couldn’t load the figures', region: 'At a glance' },
  { section: 'series', failed: 'Couldn’t load the charts', region: 'Trends and breakdowns' },
  { section: 'calendar', failed: 'Couldn’t load the calendar', region: 'Calendar' },
];

const refused = { status: 403, json: { status: 'fail', code: 'FORBIDDEN', message: 'No.' } };

test('a section that fails does so alone, and is loaded again by its own button', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  for (const { section, failed, region } of sections) {
    const address = new RegExp(`/report/superAdmin\\?.*sections=${section}`);
    await page.route(address, (route) => route.fulfill(refused));
    await page.reload();
    await expect(page.getByText(failed)).toBeVisible();
    for (const sibling of sections.filter((candidate) => candidate.section !== section)) {
      await expect(page.getByRole('region', { name: sibling.region })).toBeVisible();
      await expect(page.getByText(sibling.failed)).toHaveCount(0);
    }
    await page.unroute(address);
    const loaded = page.waitForResponse(
      (response) => address.test(response.url()) && response.ok(),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await loaded;
    const shown = page.getByRole('region', { name: region });
    await expect(shown).toBeVisible();
    await expect(shown.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText(failed)).toHaveCount(0);
  }
});

test('where more than two sections fail, one message and one button stand for all of them', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  await page.route('**/report/**', (route) => route.fulfill(refused));
  await page.reload();
  await expect(page.getByText('Couldn’t load Home')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /Couldn’t load/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  await page.unroute('**/report/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await drawnCharts(page);
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  await expect(page.getByText(/^Couldn’t load/)).toHaveCount(0);
});

test('nothing scrolls the bar of the page away', async ({ page }) => {
  await openConsole(page, superAdmin);
  await drawnCharts(page);
  const moved = await page.locator('.ck-panel').evaluate((panel) => {
    document.querySelector('.ck-home > :last-child')?.scrollIntoView({ block: 'end' });
    panel.scrollTop = 200;
    return panel.scrollTop;
  });
  expect(moved).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeInViewport();
});

test('home prints what it says, its charts with their numbers, and nothing that can only be pressed', async ({
  page,
}) => {
  await openConsole(page, superAdmin, '/home?type=Month&date=2026-11-01');
  const charts = await drawnCharts(page);
  await expect(page.locator('.ck-home [aria-busy="true"]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText('₹');
  await expect(page.getByText('01 Nov 2026 to 30 Nov 2026')).toBeVisible();
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('₹');
  await expect(charts.getByRole('row', { name: /^Nov 2026/ }).first()).toBeVisible();
  await expect(charts.locator('.bk-chart-drawing').first()).toBeVisible();
  // The label of a figure is a button on the screen, and a label on paper.
  const pressed = page
    .getByRole('button')
    .and(page.locator(':not(.bk-stat-about)'))
    .or(page.getByRole('combobox'));
  for (const control of await pressed.all()) await expect(control).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();

  // Nothing is cut off at the right, and the panel does not scroll: paper cannot.
  await page.setViewportSize({ width: 794, height: 1123 });
  const lost = () =>
    page.evaluate(() => ({
      isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      cut: [...document.querySelectorAll('.ck-panel, .ck-page, .ck-home')]
        .filter((node) => node.scrollHeight > node.clientHeight + 1)
        .map((node) => node.className),
    }));
  // Charts that are drawn by script follow the width of the page a moment later.
  await expect.poll(lost).toEqual({ isWide: false, cut: [] });
  const paper = await page.pdf({ format: 'A4', tagged: true });
  const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(12);
});
