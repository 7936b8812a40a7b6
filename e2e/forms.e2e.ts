import { institutesPage } from './pages/institutes-page.ts';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { expect, test } from './product/fixtures.ts';

test('Tab leaves a field of a dialog for the next one, also where a hint makes room for an error', async ({
  page,
}) => {
  await openConsole(page, superAdmin);
  const { dialog, open } = institutesPage(page);
  await open();
  await page.getByRole('button', { name: 'Add institute' }).first().click();
  const code = dialog.getByLabel('Code', { exact: true });
  await code.fill('?');
  await page.keyboard.press('Tab');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  const next = dialog.getByLabel('Template');
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await code.fill('OKAY');
  await page.keyboard.press('Tab');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await expect(next).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.goto('/home?profile=1');
  const phone = dialog.getByLabel('Phone');
  await phone.fill('12');
  await page.keyboard.press('Tab');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Email')).toBeFocused();
});

test('an unknown address shows the page of the console to signed-in users, and that of the site to others', async ({
  page,
}) => {
  const screens = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Institutes/ });
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(screens).toHaveCount(0);
  await openConsole(page, superAdmin);
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(screens).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home/);
});
