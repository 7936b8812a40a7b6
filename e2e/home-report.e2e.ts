import type { Locator, Page, Request } from '@playwright/test';
import { drawnCharts } from './pages/home-page.ts';
import { loginPage, openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';
import { requestsOf } from './product/requests.ts';

/** The whole number in a text: "21", "Setting up 26". */
const numberIn = (text: string | null) =>
  Number(/[\d,]+(?=\D*$)/.exec(text ?? '')?.[0].replaceAll(',', ''));

/** The row count of the list at an address. Read out, the number of rows comes first. */
const countOfRows = (page: Page, count: number) =>
  page.getByText(new RegExp(`\\b\\d+ to \\d+ of ${count.toLocaleString('en-IN')}$`));

/** The bars whose rows a list counts, and how: by their number, or by the "× 14" beside an amount. */
const bars = {
  'Institutes by status': 'number',
  'Institutes by state': 'number',
  'Trials this period': 'number',
  'MRR by plan': 'times',
  'Past due by age': 'times',
} as const;

/** Opens a figure's list, which has to have exactly `count` rows. */
async function expectRows(page: Page, address: string, count: number): Promise<void> {
  await page.goto(address);
  const name = address.startsWith('/subscriptions') ? 'Subscriptions' : 'Institutes';
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const rows = count > 0 ? countOfRows(page, count) : page.getByText(/^No \w+ match/);
  await expect(rows.first(), address).toBeVisible();
}

test('a figure and a bar open a list of exactly the rows that they count', async ({ page }) => {
  await openConsole(page, superAdmin);
  const figures = page.getByRole('region', { name: 'At a glance' });
  await figures.getByRole('link').first().waitFor();
  await drawnCharts(page);

  const links: { address: string; count: number }[] = [];
  const add = async (link: Locator, count: number) =>
    void links.push({ address: (await link.getAttribute('href')) ?? '', count });
  for (const name of ['Active', 'New institutes', 'Renewals due']) {
    const link = figures.getByRole('link', { name: new RegExp(`^${name}`) });
    await add(link, numberIn(await link.locator('.bk-stat-value').textContent()));
  }
  // An amount: its list has a row for each that pays.
  const mrr = figures.getByRole('listitem').filter({ hasText: 'paying' });
  const paying = /([\d,]+) paying/.exec((await mrr.textContent()) ?? '')?.[1];
  await add(mrr.getByRole('link'), numberIn(paying ?? ''));
  for (const [name, kind] of Object.entries(bars)) {
    const rows = page.getByRole('table', { name }).getByRole('row');
    await rows.nth(1).waitFor();
    // The bars of a chart are made alike, and `rows-behind.properties.test.ts` asks the server for each.
    const row = rows.filter({ has: page.getByRole('link') }).last();
    const text =
      kind === 'number'
        ? await row.getByRole('cell').first().textContent()
        : /× ([\d,]+)/.exec((await row.textContent()) ?? '')?.[1];
    await add(row.getByRole('link'), numberIn(text ?? ''));
  }
  // Four figures, and a bar of five charts.
  expect(links).toHaveLength(9);

  for (const { address, count } of links) await expectRows(page, address, count);
});

test('the shares of churn and conversion open what they are shares of', async ({ page }) => {
  await openConsole(page, superAdmin);
  const figures = page.getByRole('region', { name: 'At a glance' });
  for (const [name, heading] of [
    ['Revenue churn', /^Paid on/],
    ['Trial conversion', /^Trial ends/],
  ] as const) {
    await figures.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(/\/subscriptions\?tab=all&/);
    await expect(page.getByRole('button', { name: heading })).toBeVisible();
    await page.goBack();
  }
});

/** The number of a queue or a figure of Home, and its link. */
async function shownOf(page: Page, name: string) {
  const link = page
    .getByRole('region', { name: /^(Needs attention|At a glance)$/ })
    .getByRole('link', { name: new RegExp(`^${name}( institutes)? [\\d,]+`) });
  const shown = (await link.locator('[data-part="total"], .bk-stat-value').textContent()) ?? '';
  return { link, shown };
}

const viewOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views', exact: true }).getByRole('link', { name });

const toHome = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Home\b/ })
    .click();

test('what Home, a list and the tab of that list count is one number', async ({ page }) => {
  await openConsole(page, superAdmin);
  for (const name of ['Quiet for 14 days', 'Setting up', 'Active']) {
    const { link, shown } = await shownOf(page, name);
    await link.click();
    await expect(countOfRows(page, numberIn(shown)), name).toBeVisible();
    await expect(viewOf(page, `${name} ${shown}`)).toHaveAttribute('aria-current', 'page');
    await toHome(page);
  }
});

test('what Home, subscriptions and institutes count is one number', async ({ page }) => {
  await openConsole(page, superAdmin);
  for (const [name, view = name] of [
    ['Past due'],
    ['Trials ending in 7 days'],
    ['Renewals due', 'Renewals in 30 days'],
  ] as const) {
    const { link, shown } = await shownOf(page, name);
    await link.click();
    await expect(page).toHaveURL(/\/subscriptions\?/);
    await expect(countOfRows(page, numberIn(shown)), name).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Institutes\b/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Institutes' })).toBeVisible();
    await viewOf(page, view).click();
    await expect(countOfRows(page, numberIn(shown)), name).toBeVisible();
    await toHome(page);
  }
});

test('each row of a queue opens its institute, records its payment, calls and writes to it', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  const row = page.getByRole('grid', { name: 'Past due' }).getByRole('row').first();
  const name = (await row.locator('[data-part="name"]').textContent()) ?? '';
  const menuOfRow = row.getByRole('button', { name: `Actions for ${name}` });
  await menuOfRow.click();
  await expect(page.getByRole('menuitem', { name: /^Call / })).toHaveAttribute(
    'href',
    /^tel:\+\d{10,15}$/,
  );
  await expect(page.getByRole('menuitem', { name: /^Email / })).toHaveAttribute(
    'href',
    /^mailto:[^@]+@[^@]+\?subject=Your%20overdue%20payment$/,
  );
  await page.getByRole('menuitem', { name: 'Record payment…' }).click();
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  await expect(payment.getByText(`${name} (`)).toBeVisible();
  await expect(payment.getByLabel('Amount')).toHaveValue(/\d/);
  await payment.getByRole('button', { name: 'Cancel' }).click();
  await expect(menuOfRow).toBeFocused();
  await row.getByRole('link').first().click();
  const institute = page.getByRole('dialog', { name });
  await expect(institute.getByText('Past due')).toBeVisible();
});

const isReport = (request: Request) => request.url().includes('/report/superAdmin?');

/** Holds the response about the user back until `parts` parts of the report have been requested. */
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
  const { settled } = requestsOf(page);
  await login.open();
  const sections: (string | null)[] = [];
  page.on('request', (request) => {
    if (isReport(request)) sections.push(new URL(request.url()).searchParams.get('sections'));
  });
  await holdUser(page, 4);
  await login.signIn(superAdmin);
  await page.waitForURL(/\/home(\?|$)/);
  await drawnCharts(page);
  await settled();
  expect(sections).toEqual(['lists', 'kpis', 'series', 'calendar']);
});

test('home asks for eight things at most, and for the report beside the user', async ({ page }) => {
  const { calls, settled, restart } = requestsOf(page);
  await openConsole(page, superAdmin);
  // The page before the reload has asked for all that it needs, or it might while it is left.
  await drawnCharts(page);
  await settled();
  restart();
  await holdUser(page, 4);
  await page.reload();
  await drawnCharts(page);
  await settled();
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(8);
  expect(calls.filter((call) => call.startsWith('GET /report/superAdmin?'))).toHaveLength(4);
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
      // Layout shifts are reported once they have happened; the page stores them.
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
    await page.getByRole('grid', { name: 'Events of the next 30 days' }).waitFor();
    const from = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return performance.now();
    });
    answer();
    await page.getByRole('region', { name: 'At a glance' }).getByRole('link').first().waitFor();
    await drawnCharts(page);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(
      (since) =>
        performance.getEntriesByName('moved').filter(({ startTime }) => startTime >= since),
      from,
    );
    expect(moved).toEqual([]);
  });
}
