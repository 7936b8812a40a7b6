import type { Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

const link = (page: Page) => page.locator('a[href="/all-institutes"]').first();
const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('refreshToken'));

/** Opens the list of institutes in a tab of its own, as people do. */
async function openTab(page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  return tab;
}

test('a tab that is opened with Ctrl is signed in, and stays so when the first one is closed', async ({
  page,
}) => {
  await openConsole(page, superAdmin, '/home');
  const tab = await openTab(page);
  await expect(tab).toHaveURL(/\/all-institutes/);
  await expect(tab.getByRole('row').nth(1)).toBeVisible();
  expect(await token(tab)).toBe(await token(page));
  await page.close();
  // The next call needs new tokens.
  await tab.evaluate(() => sessionStorage.setItem('accessToken', 'over'));
  await tab.reload();
  await expect(tab.getByRole('row').nth(1)).toBeVisible();
  await expect(tab).toHaveURL(/\/all-institutes/);
});

test('signing out in one tab signs out the one that was opened from it', async ({ page }) => {
  await openConsole(page, superAdmin, '/home');
  const tab = await openTab(page);
  await expect(tab.getByRole('row').nth(1)).toBeVisible();
  await page
    .getByRole('button', { name: /^Account|Super Admin/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(tab).toHaveURL(/\/login/);
  expect(await token(tab)).toBeNull();
});

test('a new browser has to sign in, and a page that asks by itself is told nothing', async ({
  page,
  browser,
  product,
}) => {
  await openConsole(page, superAdmin, '/home');
  const elsewhere = await browser.newContext({ baseURL: product.origin });
  const fresh = await elsewhere.newPage();
  await fresh.goto('/all-institutes');
  await expect(fresh).toHaveURL(/\/login/);
  await elsewhere.close();

  // A tab of the same browser, but opened by no link of the console.
  const forger = await page.context().newPage();
  await forger.goto('/login');
  const told = await forger.evaluate(
    (asks) =>
      new Promise<unknown[]>((resolve) => {
        const answers: unknown[] = [];
        const channel = new BroadcastChannel('booking.new-tab');
        channel.onmessage = ({ data }) => answers.push(data);
        channel.postMessage({ asks, by: 'forger' });
        // A response of the console would arrive before this second message.
        const second = new BroadcastChannel('booking.new-tab');
        second.postMessage('last');
        const wait = () =>
          answers.includes('last') ? resolve(answers) : requestAnimationFrame(wait);
        wait();
      }),
    new URL('/home', product.origin).href,
  );
  expect(told).toEqual(['last']);
  expect(await token(forger)).toBeNull();
});
