import type { Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { password, superAdmin, toursOwner } from './product/accounts.ts';
import { type Api, signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

const cell = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save permissions' });

async function openRoles(page: Page): Promise<void> {
  await openConsole(page, superAdmin);
  await page.getByRole('link', { name: 'Roles' }).click();
  await expect(cell(page, 'View guests, Owner')).toBeVisible();
}

/** Adds a role of the first template by the API. Returns its id and that of the template. */
async function addRole(api: Api, role: string) {
  const { body } = await api.send('GET', '/template?sort=createdAt');
  const template = body.data?.templates?.[0]?._id ?? '';
  const roles = [{ role, permissions: ['booking.read', 'customer.read'] }];
  const saved = await api.send('PATCH', '/rolePermission/save', { template, roles });
  const rolePermission = saved.body.data?.rolepermissions?.find(
    (candidate) => candidate.role === role,
  );
  if (!rolePermission) throw new Error(`${role} was not added.`);
  return { template, id: rolePermission._id };
}

test('[SHELL-05] a role is added, given to a user, and deleted once no one has it', async ({
  page,
  product,
}) => {
  await openRoles(page);
  const api = await signIn(product.origin);
  const { body } = await api.send('GET', '/template?sort=createdAt');
  const first = body.data?.templates?.[0]?._id;
  await expect(page).toHaveURL((url) => url.searchParams.get('tId') === first);
  await page.goto('/roles?tId=unknown');
  await expect(page).toHaveURL(new RegExp(`tId=${first}`));

  await page.getByRole('button', { name: 'Add role' }).click();
  const form = page.getByRole('dialog', { name: 'Add role' });
  await form.getByLabel('Name').fill('Night Porter');
  await form.getByLabel('Copy permissions from').selectOption('Viewer');
  await form.getByRole('button', { name: 'Add role' }).click();
  await expect(form).toHaveCount(0);
  await cell(page, 'Record payments, Night Porter').check();
  await saveButton(page).click();
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();

  await page.goto('/all-users?new');
  const user = page.getByRole('dialog', { name: 'Add user' });
  const institute = user.getByRole('combobox', { name: /^Institute/ });
  await institute.fill('Lakeview Residency');
  await page
    .getByRole('option', { name: /Lakeview Residency/ })
    .first()
    .click();
  await expect(user.getByLabel('Role').locator('option', { hasText: 'Night Porter' })).toHaveCount(
    1,
  );
  await page.goto('/roles');
  await page.getByRole('button', { name: 'More about roles' }).click();
  await page.getByRole('menuitem', { name: 'Manage roles' }).click();
  await page.getByRole('button', { name: 'Delete Night Porter' }).click();
  await page.getByRole('button', { name: 'Delete role' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Night Porter?' })).toHaveCount(0);
  await expect(cell(page, 'View guests, Night Porter')).toHaveCount(0);
});

test('an owner takes a permission from two managers, who are named, and whose screen then says so', async ({
  page,
  product,
  browser,
}) => {
  const api = await signIn(product.origin, toursOwner);
  const names = ['Lalita Permana', 'Kabir Permana'];
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = `${firstName.toLowerCase()}.permana@saffron.example`;
    const body = { firstName, lastName, email, role: 'Manager', password: 'lotus pond at six' };
    expect((await api.send('POST', '/user', body)).status).toBe(201);
    const manager = await signIn(product.origin, { email, password: body.password });
    const change = {
      currentPassword: body.password,
      newPassword: password,
      confirmPassword: password,
    };
    expect((await manager.send('PATCH', '/user/me/update-password', change)).status).toBe(200);
  }
  const theirContext = await browser.newContext();
  const theirs = await theirContext.newPage();
  await openConsole(theirs, { email: 'lalita.permana@saffron.example', password });
  await theirs.getByRole('link', { name: 'Your team' }).click();
  const add = theirs.getByRole('button', { name: 'Add user' });
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');

  await openConsole(page, toursOwner);
  await page.getByRole('link', { name: 'Permissions' }).click();
  await expect(cell(page, 'View passengers, Owner')).toHaveAttribute('aria-disabled', 'true');
  await cell(page, 'Add users, Manager').uncheck();
  await saveButton(page).click();
  const asked = page.getByRole('alertdialog', { name: 'Remove permissions?' });
  for (const name of names) await expect(asked).toContainText(name);
  await asked.getByRole('button', { name: 'Save permissions' }).click();
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();

  await theirs.reload();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription('You don’t have permission to add users.');
  const manager = await signIn(product.origin, {
    email: 'kabir.permana@saffron.example',
    password,
  });
  const person = { firstName: 'Nobody', lastName: 'Else', email: 'nobody@saffron.example' };
  expect((await manager.send('POST', '/user', { ...person, role: 'Viewer' })).status).toBe(403);
  await theirContext.close();

  await page.getByRole('button', { name: 'Reset to template' }).click();
  await page.getByRole('menuitem', { name: 'Manager' }).click();
  await saveButton(page).click();
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();
});

test('two admins change one role: what both changed is kept', async ({ page, product }) => {
  const api = await signIn(product.origin);
  const { template, id } = await addRole(api, 'Concierge');
  await openRoles(page);
  await cell(page, 'View guests, Concierge').uncheck();
  await cell(page, 'View payments, Concierge').check();
  const roles = [{ _id: id, role: 'Concierge', permissions: ['customer.read', 'customer.create'] }];
  await api.send('PATCH', '/rolePermission/save', { template, roles });
  await saveButton(page).click();
  await page
    .getByRole('alertdialog', { name: 'Remove permissions?' })
    .getByRole('button', { name: 'Save permissions' })
    .click();
  // A change of one side alone is merged without a question.
  await expect(
    page.getByText(/Also changed by someone else: Concierge: View bookings/).first(),
  ).toBeVisible();
  await expect(cell(page, 'View payments, Concierge')).toBeChecked();
  await expect(cell(page, 'View bookings and the calendar, Concierge')).not.toBeChecked();
  await api.send('PATCH', '/rolePermission/save', { template, removed: [id] });
});

test('a save without a network is kept, tried again, and arrives once', async ({
  page,
  context,
  product,
}) => {
  const api = await signIn(product.origin);
  const { template, id } = await addRole(api, 'Bell Captain');
  await openRoles(page);
  await cell(page, 'Add guests, Bell Captain').check();
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  await expect(cell(page, 'Add guests, Bell Captain')).toBeChecked();
  await context.setOffline(false);
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();
  const { body } = await api.send('GET', '/rolePermission?role=Bell%20Captain');
  expect(body.data?.rolepermissions).toMatchObject([
    { permissions: expect.arrayContaining(['customer.create']) },
  ]);
  await api.send('PATCH', '/rolePermission/save', { template, removed: [id] });
});
