import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { listening } from './product/announced.ts';
import { signIn } from './product/api.ts';
import { axeViolations } from './product/axe.ts';
import { colleague } from './product/colleague.ts';
import { expect, test } from './product/fixtures.ts';
import { keysOf } from './product/keys.ts';

async function pressOn(page: Page, control: Locator, key = 'Enter') {
  await control.waitFor();
  // Past the end of a page the focus leaves it.
  const isBehind = await control.evaluate(
    (node) =>
      document.activeElement?.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_PRECEDING,
  );
  await keysOf(page).to(control, isBehind ? 'Shift+Tab' : 'Tab');
  await page.keyboard.press(key);
}

/** The middle button and Ctrl, where a press on the row is none on its link. */
test('a row opens in a tab of its own as a link does', async ({ page, context }) => {
  await openConsole(page, superAdmin, '/all-institutes');
  const place = page.locator('.bk-table-row[data-opens] td:nth-of-type(2)').first();
  const ways = [
    () => place.click({ modifiers: ['ControlOrMeta'] }),
    () => place.click({ button: 'middle' }),
  ];
  const href = (await page.locator('.bk-table-open').first().getAttribute('href')) ?? '';
  expect(href).toContain('open=');
  for (const press of ways) {
    const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
    await expect(tab).toHaveURL(({ pathname, search }) => pathname + search === href);
    await tab.close();
    await expect(page).not.toHaveURL(/open=/);
  }
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const range = (page: Page) => page.getByRole('status').filter({ hasText: / to .* of / });

test('a list is searched, filtered, kept as a view, given other columns, exported and ticked by the keyboard alone', async ({
  page,
  browser,
  product,
}) => {
  // Views and columns are kept for their user.
  const nila = await colleague(product, 'Nila');
  await openConsole(page, nila, '/all-institutes');
  // The keys of the list work once it is there.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const api = await signIn(product.origin);
  const total = async (query: string) =>
    (await api.send('GET', `/institution?limit=1&${query}`)).body.total ?? 0;

  await test.step('search, and away with it', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('lakeview');
    await page.waitForURL(/search=lakeview/);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.search.includes('search'));
  });

  await test.step('filter', async () => {
    await pressOn(page, button(page, 'Status Any'));
    await pressOn(page, page.getByRole('checkbox', { name: 'Suspended' }), 'Space');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Status Suspended')).toBeFocused();
    await expect(range(page)).toContainText(`of ${await total('status=Suspended')}`);
    await expect(page.getByRole('link', { name: /^Suspended/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('keep it as a view, which another browser has too', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Institute', exact: true }));
    await page.waitForURL(/sort=name/);
    await pressOn(page, button(page, 'Save view'));
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/user/me') && response.request().method() === 'PATCH',
    );
    await page.keyboard.type('On hold');
    await page.keyboard.press('Enter');
    const view = page.getByRole('link', { name: 'On hold' });
    await expect(view).toHaveAttribute('aria-current', 'page');
    expect((await saved).status()).toBe(200);

    const elsewhere = await (await browser.newContext({ baseURL: product.origin })).newPage();
    await openConsole(elsewhere, nila, '/all-institutes');
    await elsewhere.getByRole('link', { name: 'On hold' }).click();
    await expect(button(elsewhere, 'Status Suspended')).toBeVisible();
    await expect(elsewhere).toHaveURL(/sort=name/);
    await elsewhere.context().close();
  });

  await test.step('give it other columns', async () => {
    const head = (name: string) => page.getByRole('columnheader', { name });
    await pressOn(page, button(page, 'Columns'));
    const heard = await listening(page);
    await pressOn(page, button(page, 'Move Location').first(), 'Space');
    await heard(/^Picked up Location at position \d+ of /);
    await page.keyboard.press('ArrowDown');
    await heard(/^Location: position \d+ of /);
    await page.keyboard.press('Space');
    await pressOn(page, page.getByRole('checkbox', { name: 'Country' }), 'Space');
    await expect(head('Country')).toBeVisible();
    await pressOn(page, button(page, 'Pin Country'), 'Space');
    await expect(head('Country')).toHaveAttribute('data-pinned', 'start');
    // Not from the pin, whose tooltip takes the first Escape.
    await keysOf(page).to(page.getByRole('checkbox', { name: 'Country' }), 'Shift+Tab');
    await page.keyboard.press('Escape');
    const heads = await page.getByRole('columnheader').allTextContents();
    expect(heads.indexOf('Plan')).toBeLessThan(heads.indexOf('Location'));
    expect(heads.indexOf('Country')).toBeLessThan(heads.indexOf('Plan'));
  });

  await test.step('export it', async () => {
    const download = page.waitForEvent('download');
    await pressOn(page, page.locator('.ck-list-tools').getByRole('button', { name: 'Export' }));
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^institutes-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    // Columns that an import needs come first, whichever columns are shown.
    expect(text).toMatch(
      /^\uFEFFInstitute,Code,Template,Type,Email,Phone,Street,City,State,PIN code,Country,Plan,/,
    );
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength((await total('status=Suspended')) + 1);
    expect(lines.slice(1).every((line) => line.includes(',Suspended,'))).toBe(true);
    // Rows are in the order of the screen.
    const names = lines.slice(1).map((line) => line.split(',')[0]?.toLowerCase() ?? '');
    expect(names).toEqual(names.toSorted());
  });

  await test.step('tick all that match', async () => {
    await pressOn(page, page.getByRole('link', { name: /^All/ }));
    const all = await total('');
    await expect(range(page)).toContainText(`of ${all}`);
    await pressOn(page, page.getByRole('checkbox', { name: /^Select all rows/ }), 'Space');
    await keysOf(page).to(button(page, `Select all ${all} institutes`), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`All ${all} institutes are selected`)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.keyboard.press('b');
    await pressOn(
      page,
      page.locator('.bk-bulk-action-bar').getByRole('button', { name: 'Export' }),
    );
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(all + 1);
    expect(new Set(lines).size).toBe(all + 1);
  });

  expect(await axeViolations(page)).toEqual([]);
});

test('Back brings the filters, the page, the scroll and what is ticked; the context-menu key brings the menu of a row', async ({
  page,
}) => {
  await openConsole(page, superAdmin, '/all-institutes?status=Active&page=2&sort=name');
  await expect(range(page)).toContainText('21 to 40');
  const table = page.getByRole('region', { name: 'Institutes' });
  const rows = page.getByRole('row');
  await rows.nth(12).getByRole('checkbox').check();
  await rows.nth(12).scrollIntoViewIfNeeded();
  await table.evaluate((node) => node.scrollTo({ top: 120 }));
  const name = (await rows.nth(12).getByRole('rowheader').textContent()) ?? '';

  await rows.nth(12).getByRole('link').focus();
  await page.keyboard.press('ContextMenu');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const top = await table.evaluate((node) => node.scrollTop);
  expect(top).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL(/\/home/);
  await page.goBack();
  await expect(page).toHaveURL(/status=Active&sort=name&page=2/);
  await expect(range(page)).toContainText('21 to 40');
  await expect(rows.nth(12).getByRole('rowheader')).toHaveText(name);
  await expect(rows.nth(12).getByRole('checkbox')).toBeChecked();
  await expect.poll(() => table.evaluate((node) => node.scrollTop)).toBe(top);

  await page
    .getByRole('link', { name: /^Institutes/ })
    .first()
    .click();
  await expect(button(page, 'Status Any')).toBeVisible();
  await expect(range(page)).toContainText('1 to 20');
});

test('of a hundred rows those in view are rendered, Back brings the scroll, and print and a search in the page all rows', async ({
  page,
}) => {
  await openConsole(page, superAdmin, '/all-institutes?limit=100');
  const table = page.getByRole('region', { name: 'Institutes' });
  const rows = table.locator('.bk-table-row');
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '101');
  await expect.poll(() => rows.count()).toBeLessThan(50);
  await table.evaluate((node) => node.scrollTo({ top: node.scrollHeight }));
  await expect(rows.last()).toHaveAttribute('aria-rowindex', '101');
  const top = await table.evaluate((node) => node.scrollTop);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'MRR by plan' })).toBeVisible();
  await page.goBack();
  await expect(rows.last()).toHaveAttribute('aria-rowindex', '101');
  expect(await table.evaluate((node) => node.scrollTop)).toBe(top);

  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(100);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows.count()).toBeLessThan(50);
  await page.keyboard.press('ControlOrMeta+f');
  await expect(rows).toHaveCount(100);
});
