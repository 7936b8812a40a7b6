import type { Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';
import { requestsOf } from './product/requests.ts';

const rows = (page: Page) => page.getByRole('status').filter({ hasText: / to .* of / });
const total = async (page: Page) => (await rows(page).textContent())?.match(/[\d,]+$/)?.[0] ?? '';

test('the list of institutes opens with four calls, and every number it shows is that of its rows', async ({
  page,
}) => {
  const { calls, settled, restart } = requestsOf(page);
  await openConsole(page, superAdmin);
  // The sidebar of Home counts once the page is idle: that call is not the list's.
  await settled();
  restart();
  await page.goto('/all-institutes');
  await expect(rows(page)).toContainText('1 to 20');
  await settled();
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(4);

  const all = await total(page);
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name: `All ${all}`, exact: true })).toBeVisible();
  await expect(page.locator('.ck-nav-count').first()).toContainText(all);

  // A view is counted when its tab is hovered, and it has that many rows.
  await views.getByRole('link', { name: 'Active' }).hover();
  const active = views.getByRole('link', { name: /^Active [\d,]+$/ });
  await expect(active).toBeVisible();
  const count = (await active.textContent())?.match(/[\d,]+$/)?.[0] ?? '';
  await active.click();
  await expect(rows(page)).toContainText(`of ${count}`);
});

test('a save costs three calls besides itself, whatever else is on show, and leaves no number that is not so any more', async ({
  page,
}) => {
  const { calls, settled, restart } = requestsOf(page);
  await openConsole(page, superAdmin, '/all-institutes?status=Active');
  const row = page.getByRole('row').nth(1);
  await row.getByRole('link').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: /^Edit / });
  await form.getByLabel('Notes').fill('Breakfast from seven.');
  await settled();
  restart();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  await expect(drawer.getByText('Breakfast from seven.')).toBeVisible();
  await settled();
  expect(calls[0]).toMatch(/^PATCH \/institution\//);
  expect(calls.slice(1).length, calls.join('\n')).toBeLessThanOrEqual(3);

  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  const before = Number(await total(page));
  await row.getByRole('button', { name: /^Change status of/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: /^Paused/ }).check();
  await dialog.getByLabel('Reason').selectOption('Seasonal closure');
  await dialog.getByLabel('Note').fill('Until the rains end.');
  await dialog.getByRole('button', { name: 'Pause institute' }).click();
  await expect(rows(page)).toContainText(`of ${before - 1}`);
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(
    views.getByRole('link', { name: `Active ${before - 1}`, exact: true }),
  ).toBeVisible();
});

test('who is signed in is asked for before the files of the screen have come', async ({ page }) => {
  await openConsole(page, superAdmin);
  const asked = page.waitForRequest(/\/api\/v1\/user\/me$/);
  const held: string[] = [];
  // Everything but what the page itself names waits for the question.
  const named = /\/(first|react|entry|rolldown-runtime)-[^/]*\.js$/;
  await page.route(/\/console-assets\/[^/]*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!named.test(pathname)) {
      held.push(pathname);
      await asked;
    }
    await route.continue();
  });
  await page.goto('/all-institutes');
  await expect(rows(page)).toContainText('1 to 20');
  expect(held.some((file) => /\/route-/.test(file))).toBe(true);
});
