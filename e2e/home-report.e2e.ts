import type { Page, Request } from '@playwright/test';
import { drawnCharts } from './pages/home-page.ts';
import { loginPage, openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

/** The whole number in a text: "21", "Setting up 26". */
const numberIn = (text: string | null) =>
  Number(/[\d,]+(?=\D*$)/.exec(text ?? '')?.[0].replaceAll(',', ''));

/** What the list at an address counts. Read out, the number of rows comes first. */
const countOfRows = (page: Page, count: number) =>
  page.getByText(new RegExp(`\\b\\d+ to \\d+ of ${count.toLocaleString('en-IN')}$`));

test('every figure that leads somewhere counts exactly the rows that are there', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  const figures = page.getByRole('region', { name: 'At a glance' });
  await figures.getByRole('link').first().waitFor();
  const tables = ['Institutes by status', 'Institutes by state'].map((name) =>
    page.getByRole('table', { name }).getByRole('row'),
  );
  for (const rows of tables) await rows.nth(1).waitFor();

  const links: { address: string; count: number }[] = [];
  for (const link of await figures.getByRole('link').all()) {
    const text = await link.locator('.bk-stat-value').textContent();
    links.push({ address: (await link.getAttribute('href')) ?? '', count: numberIn(text) });
  }
  for (const rows of tables) {
    for (const row of await rows.filter({ has: page.getByRole('link') }).all()) {
      const address = await row.getByRole('link').getAttribute('href');
      const count = numberIn(await row.getByRole('cell').first().textContent());
      links.push({ address: address ?? '', count });
    }
  }
  // Three figures, five statuses, four states.
  expect(links).toHaveLength(12);

  for (const { address, count } of links) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Institutes' })).toBeVisible();
    await expect(countOfRows(page, count), address).toBeVisible();
  }
});

for (const name of [
  'Past due',
  'Trials ending in 7 days',
  'Quiet for 14 days',
  'Setting up',
  'Renewals in 30 days',
  'Active',
]) {
  test(`“${name}” is one number: on Home, in its list and on the tab of that list`, async ({
    page,
  }) => {
    await openConsole(page, superAdmin);
    const link = page
      .getByRole('region', { name: /^(Needs attention|At a glance)$/ })
      .getByRole('link', { name: new RegExp(`^${name}( institutes)? [\\d,]+`) });
    const shown = (await link.locator('.ck-queue-total, .bk-stat-value').textContent()) ?? '';
    await link.click();
    await expect(countOfRows(page, numberIn(shown))).toBeVisible();
    const tab = page
      .getByRole('navigation', { name: 'Views', exact: true })
      .getByRole('link', { name: `${name} ${shown}`, exact: true });
    await expect(tab).toHaveAttribute('aria-current', 'page');
  });
}

test('each row of a queue opens its institute, calls and writes to it', async ({ page }) => {
  await openConsole(page, superAdmin);
  const row = page
    .getByRole('region', { name: /^Past due/ })
    .getByRole('listitem')
    .first();
  const name = (await row.locator('.ck-home-row-name').textContent()) ?? '';
  await expect(row.getByRole('link', { name: `Call ${name}` })).toHaveAttribute(
    'href',
    /^tel:\+\d{10,15}$/,
  );
  await expect(row.getByRole('link', { name: `Email ${name}` })).toHaveAttribute(
    'href',
    /^mailto:[^@]+@[^@]+\?subject=Your%20overdue%20payment$/,
  );
  await row.getByRole('link').first().click();
  const institute = page.getByRole('dialog', { name });
  await expect(institute.getByText('Past due')).toBeVisible();
});

const isReport = (request: Request) => request.url().includes('/report/superAdmin?');

/** Holds back who the user is until so many parts of the report have been asked for. */
async function holdUser(page: Page, parts: number): Promise<void> {
  let asked = 0;
  const areAsked = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (!isReport(request)) return;
      asked += 1;
      if (asked === parts) resolve();
    });
  });
  await page.route('**/user/me', async (route) => {
    await areAsked;
    await route.continue();
  });
}

test('a sign-in asks for the report beside the user, once, and what comes first on the page first', async ({
  page,
}) => {
  const login = loginPage(page);
  await login.open();
  const sections: (string | null)[] = [];
  page.on('request', (request) => {
    if (isReport(request)) sections.push(new URL(request.url()).searchParams.get('sections'));
  });
  await holdUser(page, 4);
  await login.signIn(superAdmin);
  await page.waitForURL(/\/home(\?|$)/);
  await drawnCharts(page);
  await expect(page.locator('.ck-home [aria-busy="true"]')).toHaveCount(0);
  expect(sections).toEqual(['lists', 'kpis', 'series', 'calendar']);
});

test('home asks for eight things at most, and for the report beside the user', async ({ page }) => {
  await openConsole(page, superAdmin);
  await page.getByRole('region', { name: 'At a glance' }).getByRole('link').first().waitFor();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What the page before still asks for as it goes is not of this one.
    if (request.isNavigationRequest()) calls.length = 0;
    else if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await holdUser(page, 4);
  await page.reload();
  await drawnCharts(page);
  await expect(page.locator('.ck-home [aria-busy="true"]')).toHaveCount(0);
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
    await drawnCharts(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => performance.getEntriesByName('moved').length)).toBe(0);
  });
}
