import { loginPage, openConsole } from './pages/login-page.ts';
import { hospitalityOwner, toursOwner } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

test('where no address is set, the owner is told and can sign out', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn(hospitalityOwner);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/hospitality app/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('an owner of Tours & Travels opens every page of their sidebar, and is refused the list of institutes', async ({
  page,
}) => {
  await openConsole(page, toursOwner);
  await expect(page.getByText('Saffron Trails Travels').first()).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const pages = ['Overview', 'Assets', 'Rates', 'Channels', 'WhatsApp', 'Permissions'];
  for (const name of [...pages, 'Policies and settings', 'Your team', 'Home']) {
    const link = sidebar.getByRole('link', { name, exact: true });
    await link.click();
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) }),
    ).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText(/^Couldn’t load/)).toHaveCount(0);
  }
  // No link was left out.
  await expect(sidebar.getByRole('link')).toHaveCount(9);
  await page.goto('/all-institutes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uh oh! Something went wrong!');
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
});
