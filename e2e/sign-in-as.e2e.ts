import { openConsole } from './pages/login-page.ts';
import { superAdmin, toursOwner } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

const REASON = 'They can’t find their rates.';

test('a Super Admin sees what a user sees, changes nothing, and both are in the audit log', async ({
  page,
  product,
}) => {
  const { body } = await (await signIn(product.origin, toursOwner)).send('GET', '/user/me');
  const owner = body.data?.user;
  if (!owner) throw new Error('The sample has no owner.');

  await openConsole(page, superAdmin, `/all-users?search=${toursOwner.email}`);
  await page
    .getByRole('row')
    .last()
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: /^Sign in as/ }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Sign in as / });
  // Without a reason nothing happens.
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toBeFocused();
  await page.keyboard.type(REASON);
  await dialog.getByRole('button', { name: 'Sign in' }).click();

  const banner = page.getByText(/^You’re signed in as /);
  await expect(banner).toBeVisible();
  await expect(page.getByText('You can look, not change anything.')).toContainText(REASON);
  // Also on the next page, which offers no change.
  await page.getByRole('link', { name: 'Your team' }).click();
  const add = page.getByRole('button', { name: 'Add user' });
  await expect(add).toHaveAccessibleDescription(/You’re signed in as this user to look only/);
  await expect(banner).toBeVisible();

  await page.getByRole('button', { name: 'Back to my account' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto('/bkbtr-settings/audit-log?kind=session');
  const entry = page.getByRole('row', { name: /Signed in: Rafiq Sheikh/ }).first();
  await expect(entry).toContainText('Anjali Menon');
});
