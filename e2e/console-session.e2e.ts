import type { Page } from '@playwright/test';
import { institutesPage } from './pages/institutes-page.ts';
import { loginPage, openConsole } from './pages/login-page.ts';
import { superAdmin, toursOwner } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';
import { endSession, preferTheme } from './product/own-session.ts';
import { requestsOf } from './product/requests.ts';

test('of one user nothing is left for the next in the same page', async ({ page }) => {
  const asked: { readonly path: string; readonly token: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/v1/')) return;
    asked.push({ path: pathname, token: request.headers().authorization });
  });
  await openConsole(page, superAdmin);
  await institutesPage(page).open();
  await institutesPage(page).search('lakeview');
  await expect(page.getByText('Lakeview Residency').first()).toBeVisible();
  const first = new Set(asked.flatMap(({ token }) => token ?? []));
  const name = (await page.locator('.ck-account-name').first().textContent()) ?? '';
  expect(name).not.toBe('');

  await page
    .getByRole('button', { name: /^Account|Super Admin/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});

  asked.length = 0;
  await loginPage(page).signIn(toursOwner);
  await page.waitForURL(/\/home(\?|$)/);
  await expect(page.getByText('Saffron Trails Travels').first()).toBeVisible();
  // No load of the page came between the two: what is seen is not because of a fresh start.
  const seen = await page.evaluate(() => ({
    page: document.documentElement.outerHTML,
    kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }));
  for (const text of [superAdmin.email, 'Lakeview Residency']) {
    expect(seen.page, text).not.toContain(text);
    expect(seen.kept, text).not.toContain(text);
  }
  // The page may name them: the history of the institute lists who activated it.
  expect(seen.kept).not.toContain(name);
  expect(asked.filter(({ token }) => token !== undefined && first.has(token))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/all-institutes/);
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
  await expect(page.getByText('Lakeview Residency')).toHaveCount(0);
});

test('[AUTH-07] an address with ?lg=true starts without a session, and without the switch', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  await page.goto('/home?lg=true');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

/**
 * Saves the form of a session that was ended elsewhere. The page finds out by its next call, which is that of the button
 * or one that the form makes by itself.
 */
async function saveIntoTheEnd(page: Page): Promise<void> {
  const expired = page.getByText('Your session expired', { exact: false });
  const save = institutesPage(page).dialog.getByRole('button', { name: 'Save and continue' });
  await save.or(expired).first().click();
  await expect(expired).toBeVisible();
}

test('a form that is open when the session ends is there again after the next sign-in, and is saved', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  const institutes = institutesPage(page);
  await institutes.open();
  await institutes.search('heron');
  await page.getByRole('button', { name: 'Add institute' }).first().click();
  const name = institutes.dialog.getByLabel('Name', { exact: true });
  await institutes.fill('Silver Heron Lodge');
  await endSession(page);
  await saveIntoTheEnd(page);

  await loginPage(page).signIn(superAdmin);
  await page.waitForURL(/\/all-institutes\?search=heron/);
  await expect(name).toHaveValue('Silver Heron Lodge');
  await expect(institutes.dialog.getByLabel('City')).toHaveValue('Udaipur');
  await institutes.press('Save and continue');
  await expect(institutes.dialog.getByLabel('Legal name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(institutes.dialog).toBeHidden();
  await expect(institutes.row('Silver Heron Lodge')).toBeVisible();
});

test('[AUTH-08] [AUTH-10] a page that has lost its note of the sign-in asks once more for everything, and once only', async ({
  page,
}) => {
  const { calls, settled, restart } = requestsOf(page);
  await openConsole(page, superAdmin);
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('₹');
  // Requests of the previous page are not those of the one that is loaded again.
  await settled();
  await page.evaluate(() => localStorage.removeItem('booking'));
  restart();
  await page.reload();
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('₹');
  await settled();
  const count = (call: string) => calls.filter((request) => request === call).length;
  expect(count('GET /user/me')).toBe(1);
  expect(count('GET /bkbtrSetting')).toBe(1);
  expect(count('GET /template?sort=createdAt')).toBe(1);
  const stored = await page.evaluate(() => localStorage.getItem('booking'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ version: 1, state: { isSignedIn: true } });
});

test('[AUTH-03] signing out tells the server first and leaves nothing in the browser, also without a line', async ({
  page,
  context,
}) => {
  const signOut = async () => {
    await page.locator('.ck-account').first().click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login$/);
  };
  const left = () =>
    page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
      theme: document.documentElement.dataset.theme,
    }));
  const nothing = { local: {}, session: {}, caches: [], databases: [], theme: 'system' };

  await openConsole(page, superAdmin);
  // The user's preferences are on the page, and go with the user.
  await preferTheme(page, 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const old = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  const told = page.waitForRequest(/\/user\/logout$/);
  await signOut();
  const { method, token } = await told.then((request) => ({
    method: request.method(),
    token: request.headers().authorization,
  }));
  expect([method, token]).toEqual(['PATCH', `Bearer ${old}`]);
  expect(await left()).toEqual(nothing);
  // The server knows: the old token opens nothing.
  const answer = await page.request.get('/api/v1/user/me', {
    headers: { Authorization: `Bearer ${old}` },
  });
  expect(answer.status()).toBe(401);

  await openConsole(page, superAdmin);
  await page.locator('.ck-account').first().waitFor();
  await preferTheme(page, 'system');
  await context.setOffline(true);
  await signOut();
  expect(await left()).toEqual(nothing);
  await context.setOffline(false);
});

test('what one user has typed when the session ends is not for the next', async ({ page }) => {
  await openConsole(page, superAdmin);
  const institutes = institutesPage(page);
  await institutes.open();
  await page.getByRole('button', { name: 'Add institute' }).first().click();
  await institutes.fill('Secret Garden Inn');
  await endSession(page);
  await saveIntoTheEnd(page);
  await loginPage(page).signIn(toursOwner);
  // The address was not theirs to open either.
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
  expect(await page.content()).not.toContain('Secret Garden Inn');
  await page.goto('/login?lg=true');
  await loginPage(page).signIn(superAdmin);
  await page.waitForURL(/\/home(\?|$)/);
  await institutes.open();
  await expect(institutes.dialog).toBeHidden();
  expect(await page.content()).not.toContain('Secret Garden Inn');
});
