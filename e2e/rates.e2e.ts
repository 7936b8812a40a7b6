import type { Locator, Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { type Api, availableTemplate, newInstitute, signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

/** An institute with three categories, and its rates over the API. */
async function instituteWithRates(api: Api, n: number) {
  const template = await availableTemplate(api);
  const response = await api.send('POST', '/institution', newInstitute(template, n));
  const id = response.body.data?.institution?._id ?? '';
  await largerPlan(api, template, id);
  const kinds = await api.send('GET', `/generic?template=${template}`);
  const generic = kinds.body.data?.generics?.[0]?._id;
  const categories: string[] = [];
  for (const [name, code, basePrice] of [
    ['Deluxe', 'DLX', 4000],
    ['Suite', 'STE', 8000],
    ['Dormitory', 'DRM', 600],
  ]) {
    const body = { institution: id, generic, name, code, basePrice };
    const { body: added } = await api.send('POST', '/category', body);
    categories.push(added.data?.category?._id ?? '');
  }
  const first = today();
  const read = async (days = 1, from = 0) => {
    const [startDate, endDate] = [later(first, from), later(first, from + days - 1)];
    const query = `institution=${id}&startDate=${startDate}&endDate=${endDate}`;
    const { body } = await api.send('GET', `/rate?resolve=true&${query}`);
    return body.data?.rates;
  };
  const save = (category: number, day: number, value: number) =>
    api.send('POST', '/rate', {
      institution: id,
      changes: [
        {
          scope: { categories: [categories[category]] },
          ranges: [{ startDate: later(first, day), endDate: later(first, day) }],
          set: { price: { mode: 'set', value } },
        },
      ],
    });
  return { path: `/all-institutes/${id}/settings/addRates`, first, read, save };
}

/** Gives an institute a plan that includes several categories. */
async function largerPlan(api: Api, template: string, institution: string): Promise<void> {
  const plans = await api.send('GET', `/pricing?template=${template}&limit=100`);
  const plan = plans.body.data?.pricings?.find(({ key }) => key === 'professional');
  const held = await api.send('GET', `/subscription?institution=${institution}`);
  const id = held.body.data?.subscriptions?.[0]?._id;
  const terms = { action: 'changePlan', pricing: plan?._id, billingCycle: 'Monthly', when: 'now' };
  expect((await api.send('PATCH', `/subscription/${id}`, terms)).status).toBe(200);
}

/** The current day at an institute in India. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The rows of prices: the name of a single package is in the row of the days too. */
function pricesOf(page: Page): Locator {
  const header = page.getByRole('rowheader', { name: /EP Room only/ });
  return page.getByRole('row').filter({ has: header });
}

/** The grid, with the focus on the price of the first category, a number of days ahead. */
async function focusCell(page: Page, days: number): Promise<void> {
  const row = pricesOf(page).first();
  await row.getByRole('gridcell').nth(days).click();
}

test('rates of 3 categories × 60 days are raised in bulk, and undone but for a cell that was changed by hand', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const { path, first, read } = await instituteWithRates(api, 18_001);
  await openConsole(page, superAdmin, path);
  await page.getByRole('button', { name: 'Bulk change' }).click();
  const form = page.getByRole('dialog', { name: 'Change rates in bulk' });
  await form.getByLabel('Last day').fill(later(first, 59));
  await form.getByLabel('Percentage').fill('10');
  await form.getByRole('button', { name: 'Preview' }).click();
  const check = page.getByRole('dialog', { name: 'Check the change' });
  await expect(check).toContainText('180 cells of 180 cells change');
  await check.getByRole('button', { name: 'Save 180 cells' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await read(60))?.rows[0]?.cells[59]?.price).toBe(4400);
  const prices = pricesOf(page).first();
  // The grid is read again, and its revision with it.
  await expect(prices.getByRole('gridcell').nth(2)).toContainText(/4,?400/);

  await focusCell(page, 2);
  await page.keyboard.type('4500');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await read())?.revision).toBe(2);
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bulk changes' }).click();
  const history = page.getByRole('dialog', { name: 'Rate history' });
  await history.getByRole('button', { name: 'Undo bulk change' }).last().click();
  const question = page.getByRole('alertdialog', { name: 'Undo part of this bulk change?' });
  await question.getByRole('button', { name: 'Undo 179 cells' }).click();
  await expect(history.getByText(/Deluxe · EP, .*changed by Anjali/)).toBeVisible();
  const stored = (await read(60))?.rows.map(({ cells }) => cells.map(({ price }) => price));
  expect(stored).toEqual(
    [4000, 8000, 600].map((base) =>
      Array.from({ length: 60 }, (_, day) => (base === 4000 && day === 2 ? 4500 : base)),
    ),
  );
});

test('days get the rates of the same weekdays a year before, and those without any are said', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const { path, first, read, save } = await instituteWithRates(api, 18_005);
  // Past days can't be set: the year before is today, and the copy a year ahead.
  expect((await save(0, 0, 5000)).status).toBe(201);
  expect((await save(1, 1, 9000)).status).toBe(201);
  const [copied, second] = [later(first, 364), later(first, 365)];
  await openConsole(page, superAdmin, path);
  await page.getByRole('button', { name: 'Bulk change' }).click();
  const form = page.getByRole('dialog', { name: 'Change rates in bulk' });
  await form.getByLabel('Last day').fill(second);
  await form.getByLabel('First day').fill(copied);
  await form.getByLabel('What to do').selectOption('copy');
  await form.getByLabel('Price', { exact: true }).selectOption('percent');
  await form.getByLabel('Percentage').fill('10');
  await form.getByRole('button', { name: 'Preview' }).click();
  const check = page.getByRole('dialog', { name: 'Check the change' });
  await expect(check).toContainText('2 cells of 2 cells change');
  await expect(check.getByRole('row', { name: /Deluxe · EP.*Price ₹5,500/ })).toBeVisible();
  await expect(check.getByRole('row', { name: /Suite · EP.*Price ₹9,900/ })).toBeVisible();
  await expect(check.getByText(/^Dormitory · EP: /)).toBeVisible();
  await check.getByRole('button', { name: 'Save 2 cells' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = (await read(2, 364))?.rows.map(({ cells }) => cells.map(({ price }) => price));
  expect(stored).toEqual([
    [5500, 4000],
    [8000, 9900],
    [600, 600],
  ]);
});

test('a cell that someone else has changed is put to the user, and nothing is lost', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const { path, read, save } = await instituteWithRates(api, 18_002);
  await openConsole(page, superAdmin, path);
  await focusCell(page, 1);
  await page.keyboard.type('4100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4200');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 changes', { exact: true })).toBeVisible();
  expect((await save(0, 1, 4321)).status).toBe(201);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Conflicting changes to rates' });
  await expect(dialog.getByText(/^Anjali Menon changed these cells on \d\d /)).toBeVisible();
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await dialog.getByRole('radio', { name: /4,321/ }).check();
  await dialog.getByRole('button', { name: 'Save merged changes' }).click();
  await expect
    .poll(async () => (await read(3))?.rows[0]?.cells.map(({ price }) => price))
    .toEqual([4000, 4321, 4200]);
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();
});

test('a lost connection keeps the changes, and saves them once, whatever another tab saves', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const { path, read } = await instituteWithRates(api, 18_003);
  await openConsole(page, superAdmin, path);
  await focusCell(page, 1);
  await page.keyboard.type('4100');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  // Another institute in another tab of the same browser.
  const secondInstitute = await instituteWithRates(api, 18_004);
  const tab = await page.context().newPage();
  await openConsole(tab, superAdmin, secondInstitute.path);
  await focusCell(tab, 1);
  await expect(tab.getByText('No changes', { exact: true })).toBeVisible();
  await tab.keyboard.type('4200');
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Control+s');
  await expect
    .poll(async () => (await secondInstitute.read(2))?.rows[0]?.cells[1]?.price)
    .toBe(4200);
  await tab.close();
  await page.bringToFront();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  // The first save arrives, but its response does not.
  let isLost = false;
  await page.route('**/api/v1/rate', async (route) => {
    const isSave = route.request().method() === 'POST' && !route.request().postDataJSON().dryRun;
    if (!isSave || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();
  expect(isLost).toBe(true);
  const rates = await read(2);
  expect(rates?.revision).toBe(1);
  expect(rates?.rows[0]?.cells[1]?.price).toBe(4100);
  expect((await secondInstitute.read(2))?.rows[0]?.cells[1]?.price).toBe(4200);
});
