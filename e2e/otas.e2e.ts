import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { userOf } from './product/user.ts';

test('the Super Admin adds an OTA, switches it off and on, and deletes it', async ({
  page,
  product,
}) => {
  await openConsole(page, superAdmin);
  await page.getByRole('link', { name: 'OTAs' }).click();
  await expect(page.getByRole('row', { name: /Booking\.com/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add OTA' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add OTA' });
  await form.getByLabel('Name').fill('Silver Heron Stays');
  await form.getByLabel('Code').fill('silver heron');
  await form.getByRole('button', { name: 'Add field' }).first().click();
  await page.keyboard.type('Hotel ID');
  await form.getByLabel('Key').fill('hotelId');
  await form.getByRole('button', { name: 'Add OTA' }).click();
  // Typed nothing is lost, and the mistake is named where it was made.
  await expect(form.getByLabel('Code')).toHaveAccessibleDescription(
    /letters, digits and underscores/,
  );
  await expect(form.getByLabel('Code')).toBeFocused();
  await form.getByLabel('Code').fill('silver_heron');
  await form.getByRole('button', { name: 'Add OTA' }).click();
  const row = page.getByRole('row', { name: /Silver Heron Stays/ });
  await expect(row).toContainText('SILVER_HERON');
  await expect(form).toHaveCount(0);

  const choose = (action: string) => userOf(row).chooseFromMenu('More for', action);
  await choose('Deactivate');
  await expect(row).toContainText('Inactive');
  // The time of a toast stands still while it has the focus.
  await page.keyboard.press('Alt+t');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).not.toContainText('Inactive');

  const api = await signIn(product.origin);
  // The row may be unchanged until the server responds.
  await expect
    .poll(async () => (await api.send('GET', '/ota?search=heron')).body.data?.otas)
    .toMatchObject([
      { code: 'SILVER_HERON', isActive: true, credentialsSchema: [{ key: 'hotelId' }] },
    ]);

  await choose('Delete…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete OTA' }).click();
  await expect(row).toHaveCount(0);
});
