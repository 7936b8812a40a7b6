import { loginPage, openConsole } from './pages/login-page.ts';
import { passwordPage } from './pages/password-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { axeViolations } from './product/axe.ts';
import { expect, test } from './product/fixtures.ts';
import { keysOf } from './product/keys.ts';
import { mailbox } from './product/mailbox.ts';

const CHOSEN = 'lotus pond at six';

test('[AUTH-15] an administrator invites someone, who chooses a password with the link in the email and signs in', async ({
  page,
  product,
}) => {
  const email = 'zubin@saffron.example';
  const keys = keysOf(page);
  await openConsole(page, superAdmin);
  await keys.to(page.getByRole('link', { name: 'Users', exact: true }));
  await page.keyboard.press('Enter');
  // The newest first: users that tests before this one have added.
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Operated by the keyboard alone.
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Add user' });
  await expect(form.getByLabel('First name')).toBeFocused();
  await keys.type('Zubin');
  await keys.to(form.getByLabel('Last name'));
  await keys.type('Daruwalla');
  await keys.to(form.getByLabel('Email'));
  await keys.type(email);
  await keys.to(form.getByLabel('Institute'));
  await keys.type('saffron trails');
  await expect(page.getByRole('option', { name: /^Saffron Trails Travels/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Institute')).toHaveValue('Saffron Trails Travels');
  const role = form.getByLabel('Role');
  await expect(role.getByRole('option', { name: 'Staff' })).toBeAttached();
  await keys.to(role);
  await keys.choose(role, 'Manager');
  await keys.to(form.getByRole('button', { name: 'Add user' }));
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: /Zubin Daruwalla/ });
  await expect(row).toContainText('Invited');

  const link = await mailbox(product.dataDir, email).link();
  const theirContext = await page.context().browser()?.newContext();
  if (!theirContext) throw new Error('There is no browser.');
  const theirs = await theirContext.newPage();
  await theirs.goto(link);
  await passwordPage(theirs).choose(CHOSEN);
  await theirs.getByRole('link', { name: 'Sign in' }).press('Enter');
  await loginPage(theirs).signIn({ email, password: CHOSEN });
  await theirs.waitForURL(/\/home(\?|$)/);
  await theirs.getByRole('link', { name: 'Your team' }).click();
  await expect(theirs.getByRole('row', { name: /Zubin Daruwalla/ })).toContainText('Active');
  // Their own people alone.
  await expect(theirs.getByRole('row', { name: /Anjali Menon/ })).toHaveCount(0);

  // Deactivated, they are signed out at once.
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Deactivate…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate user' }).click();
  await expect(row).toContainText('Inactive');
  await theirs.reload();
  await theirs.waitForURL(/\/login/);
  await theirContext.close();
});

test('a change of someone else is put to the user, and nothing typed is lost', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const person = { firstName: 'Meher', lastName: 'Sen', email: 'meher.sen@booking.example' };
  const response = await api.send('POST', '/user', { ...person, role: 'Super Admin' });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  const id = response.body.data?.user?._id ?? '';
  await openConsole(page, superAdmin, '/all-users?search=meher');
  await page.getByRole('button', { name: 'Edit Meher Sen' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Meher Sen' });
  await form.getByLabel('Last name').fill('Bose');
  await api.send('PATCH', `/user/${id}`, { lastName: 'Rao' });
  await page.keyboard.press('ControlOrMeta+s');
  const clash = page.getByRole('dialog', { name: 'Conflicting changes to Meher Sen' });
  await expect(clash.getByRole('radio', { name: 'Theirs Rao' })).toBeVisible();
  await expect(clash.getByRole('radio', { name: 'Yours Bose' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Meher Bose/ })).toBeVisible();
});

test('a user who is saved while the connection is lost is saved once, when it is back', async ({
  page,
  product,
}) => {
  await openConsole(page, superAdmin, '/all-users?new');
  const form = page.getByRole('dialog', { name: 'Add user' });
  const institute = form.getByLabel('Institute');
  await institute.fill('saffron trails');
  await page.getByRole('option', { name: /^Saffron Trails Travels/ }).click();
  await form.getByLabel('First name').fill('Nila');
  await form.getByLabel('Last name').fill('Roy');
  await form.getByLabel('Email').fill('nila.roy@saffron.example');
  await form.getByLabel('Role').selectOption('Viewer');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Add user' }).click();
  await expect(form.getByText('Not saved. Retrying…')).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Nila');
  await page.context().setOffline(false);
  await expect(page.getByRole('row', { name: /Nila Roy/ })).toBeVisible();
  const { body } = await (await signIn(product.origin)).send('GET', '/user?search=nila%20roy');
  expect(body.data?.users).toHaveLength(1);
});

test('[API-04] a saved user clears the local storage, and the list stays where it was, signed in and in its theme', async ({
  page,
}) => {
  await openConsole(page, superAdmin, '/all-users?role=Owner&sort=name&page=2');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Owner');
  const first = await rows.nth(1).textContent();
  await rows.nth(1).hover();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Edit / })
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Default view').selectOption('Day');
  const theme = await page.evaluate(() => localStorage.getItem('booking-theme'));
  expect(theme).not.toBeNull();
  await page.evaluate(() => localStorage.setItem('anything', 'else'));
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  const storedItems = () => page.evaluate(() => ({ ...localStorage }));
  await expect.poll(storedItems).toMatchObject({ 'booking-theme': theme });
  const { booking, anything } = await storedItems();
  expect(anything).toBeUndefined();
  expect(JSON.parse(booking ?? '{}')).toMatchObject({ state: { isSignedIn: true } });
  await expect(page).toHaveURL(/\/all-users\?role=Owner&sort=name&page=2$/);
  await expect(rows.nth(1)).toHaveText(first ?? '');
});

test('no one deactivates themselves or the last owner of an active institute, and the page says why', async ({
  page,
  product,
}) => {
  await openConsole(page, superAdmin, '/all-users?search=anjali+menon');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click();
    return page.getByRole('menuitem', { name: /^Deactivate/ });
  };
  const self = await choose('Anjali Menon');
  await expect(self).toHaveAttribute('aria-disabled', 'true');
  await expect(self).toHaveAccessibleDescription(/You can’t deactivate your own account/);

  await page.goto('/all-users?search=asha+mehta+lakeview');
  await (await choose('Asha Mehta')).click();
  const dialog = page.getByRole('alertdialog', { name: 'Deactivate Asha Mehta?' });
  const why = 'An active institute needs at least one active owner.';
  await expect(dialog.getByRole('button', { name: 'Deactivate user' })).toHaveAccessibleDescription(
    why,
  );

  const api = await signIn(product.origin);
  const { body } = await api.send('GET', '/user?search=asha+mehta+lakeview');
  const id = body.data?.users?.[0]?._id ?? '';
  const refused = await api.send('PATCH', `/user/${id}`, { status: 'Inactive' });
  expect([refused.status, refused.body.message]).toEqual([422, why]);
});
