import { drawnCharts } from './pages/home-page.ts';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

/** The whole number that ends a text: "Past due 3", "All 12". */
const numberIn = (text: string | null) =>
  Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));

test('every figure that leads somewhere counts exactly the rows that are there', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  const figures = page.getByRole('region', { name: 'At a glance' });
  await figures.getByRole('link').first().waitFor();
  const queues = page.getByRole('link', { name: /^All \d+: / });
  await queues.first().waitFor();
  const states = page.getByRole('table', { name: 'Institutes by state' }).getByRole('row');
  await states.nth(1).waitFor();

  const ways: { address: string; count: number }[] = [];
  for (const link of [...(await figures.getByRole('link').all()), ...(await queues.all())]) {
    const figure = link.locator('.bk-stat-value');
    const text = await ((await figure.count()) > 0 ? figure : link).textContent();
    ways.push({ address: (await link.getAttribute('href')) ?? '', count: numberIn(text) });
  }
  for (const row of (await states.filter({ has: page.getByRole('link') }).all()).slice(0, 2)) {
    const address = await row.getByRole('link').getAttribute('href');
    ways.push({
      address: address ?? '',
      count: numberIn(await row.getByRole('cell').first().textContent()),
    });
  }
  expect(ways.length).toBeGreaterThan(8);

  for (const { address, count } of ways) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Institutes' })).toBeVisible();
    const rows = page.getByText(new RegExp(`^\\d+ to \\d+ of ${count.toLocaleString('en-IN')}$`));
    await expect(rows, address).toBeVisible();
  }
});

test('home asks for eight things at most, and draws its charts after the rest', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  await page.getByRole('region', { name: 'At a glance' }).getByRole('link').first().waitFor();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What the page before still asks for as it goes is not of this one.
    if (request.isNavigationRequest()) calls.length = 0;
    else if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.reload();
  await drawnCharts(page);
  await page
    .getByRole('link', { name: /^All \d+: / })
    .first()
    .waitFor();
  expect(calls.length).toBeLessThanOrEqual(8);
  expect(calls.filter((path) => path.endsWith('/report/superAdmin'))).toHaveLength(4);
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 412, height: 823 },
]) {
  test(`nothing that is seen of home moves when the report comes, ${width} px wide`, async ({
    page,
  }) => {
    await openConsole(page, superAdmin);
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      // What moves is told once it has moved; the page keeps it.
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) performance.mark('moved', { startTime });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let answer = () => {};
    const isDrawn = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/report/**', async (route) => {
      await isDrawn;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('grid', { name: 'Events of the month' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    answer();
    await page.getByRole('region', { name: 'At a glance' }).getByRole('link').first().waitFor();
    await page
      .getByRole('link', { name: /^All \d+: / })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => performance.getEntriesByName('moved').length)).toBe(0);
  });
}
