import { institutesPage } from './pages/institutes-page.ts';
import { loginPage, openConsole } from './pages/login-page.ts';
import { superAdmin, toursOwner } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

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
  // The page may name them: whoever opened the institute stands in its own history.
  expect(seen.kept).not.toContain(name);
  expect(asked.filter(({ token }) => token !== undefined && first.has(token))).toEqual([]);
  await page.goBack();
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

test('a form that is open when the session ends is there again after the next sign-in, and is saved', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  const institutes = institutesPage(page);
  await institutes.open();
  await institutes.search('heron');
  await page.getByRole('button', { name: 'Add institute' }).first().click();
  const name = institutes.dialog.getByLabel('Name', { exact: true });
  await name.fill('Silver Heron Lodge');

  // Somebody ends the session elsewhere; the page finds out by its next call.
  await page.evaluate(() =>
    fetch('/api/v1/user/logout', {
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${sessionStorage.getItem('accessToken')}`,
        refreshToken: sessionStorage.getItem('refreshToken') ?? '',
      },
    }),
  );
  await institutes.fill('Silver Heron Lodge');
  await institutes.dialog.getByRole('button', { name: 'Add institute' }).click();
  await expect(page.getByText('Your session has ended', { exact: false })).toBeVisible();

  await loginPage(page).signIn(superAdmin);
  await page.waitForURL(/\/all-institutes\?search=heron/);
  await expect(name).toHaveValue('Silver Heron Lodge');
  await expect(institutes.dialog.getByLabel('City')).toHaveValue('Udaipur');
  await institutes.dialog.getByRole('button', { name: 'Add institute' }).click();
  await expect(institutes.dialog).toBeHidden();
  await expect(institutes.row('Silver Heron Lodge')).toBeVisible();
});
