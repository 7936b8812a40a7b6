import { institutesPage } from './pages/institutes-page.ts';
import { loginPage, openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { addStock, availableTemplate, newInstitute, signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { mailbox } from './product/mailbox.ts';
import { userOf } from './product/user.ts';

test('[ENT-04] an institute is added in steps, continued as a draft, activated from its page; its owner is invited', async ({
  page,
  product,
}) => {
  await openConsole(page, superAdmin, '/all-institutes');
  const institutes = institutesPage(page);
  await page.getByRole('button', { name: 'Add institute' }).first().click();
  await institutes.fill('Golden Ibis Lodge');
  await institutes.press('Save and continue');
  await expect(institutes.dialog.getByLabel('Legal name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(institutes.dialog).toHaveCount(0);

  // Later, on its own page.
  await institutes.search('ibis');
  await userOf(institutes.row('Golden Ibis')).chooseFromMenu('More for', 'Open');
  await expect(page.getByRole('heading', { level: 1, name: /^Golden Ibis/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue setup' }).click();
  await institutes.dialog.getByLabel('Legal name').fill('Golden Ibis Private Limited');
  await institutes.press('Save and continue');
  const owner = 'ila@golden-ibis.example';
  await institutes.fillOwner(owner);
  await institutes.press('Invite and continue');
  await expect(institutes.dialog.getByText(/^Free trial until/)).toBeVisible();
  await institutes.press('Finish');
  await expect(institutes.dialog).toHaveCount(0);
  await mailbox(product.dataDir, owner).link();

  await expect(page.getByText('Ila Rathore was invited.')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await addStock(await signIn(product.origin), id);
  await page.reload();
  await expect(page.getByText('1 category', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change status' }).click();
  await institutes.dialog.getByRole('radio', { name: /^Active/ }).check();
  await institutes.confirm('Activate');
  await expect(page.getByRole('listitem').filter({ hasText: /^Active/ })).toBeVisible();
});

test('a save whose answer is lost is sent again, and adds one institute only', async ({
  page,
  product,
}) => {
  await openConsole(page, superAdmin, '/all-institutes');
  const institutes = institutesPage(page);
  let lost = 0;
  await page.route('**/api/v1/institution', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add institute' }).first().click();
  await institutes.fill('Copper Stork Inn');
  await institutes.press('Save and continue');
  await expect(institutes.dialog.getByLabel('Legal name')).toBeFocused();
  expect(lost).toBe(1);
  const api = await signIn(product.origin);
  const { body } = await api.send('GET', '/institution?search=copper%20stork');
  expect(body.total).toBe(1);
});

test('a conflict in a step offers both values, and keeps what was typed', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const { owner, ...form } = newInstitute(await availableTemplate(api), 901);
  const response = await api.send('POST', '/institution', { ...form, name: 'Amber Kite House' });
  const id = response.body.data?.institution?._id ?? '';
  await openConsole(page, superAdmin, `/all-institutes/${id}`);
  const { dialog, press } = institutesPage(page);
  await page.getByRole('button', { name: 'Continue setup' }).click();
  await dialog.getByLabel('Legal name').fill('Amber Kite Private Limited');
  await api.send('PATCH', `/institution/${id}`, { legalName: 'Amber Kite LLP' });
  await press('Save and continue');
  await expect(dialog.getByRole('radio', { name: /Yours.*Private Limited/ })).toBeChecked();
  await press('Save merged changes');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  const { body } = await api.send('GET', `/institution/${id}`);
  expect(body.data?.institution).toMatchObject({ legalName: 'Amber Kite Private Limited' });
});

test('suspended: the owner signs in, sees the bar and cannot save; reactivated: saves again; the history has both', async ({
  page,
  product,
  browser,
}) => {
  const api = await signIn(product.origin);
  const { body } = await api.send('GET', '/institution?search=saffron%20trails');
  const stored = body.data?.institutions?.[0];
  const id = stored?._id ?? '';
  await openConsole(page, superAdmin, `/all-institutes/${id}`);
  const { dialog, confirm } = institutesPage(page);
  await page.getByRole('button', { name: 'Change status' }).click();
  await dialog.getByRole('radio', { name: /^Suspended/ }).check();
  await dialog.getByLabel('Reason').selectOption({ label: 'Non-payment' });
  await dialog.getByLabel('Note').fill('Three months are open.');
  await confirm('Suspend');

  const context = await browser.newContext({ baseURL: product.origin });
  const theirs = await context.newPage();
  await theirs.goto('/login');
  await loginPage(theirs).signIn({ email: 'tours@booking.example', password: superAdmin.password });
  await theirs.waitForURL(/\/home/);
  await theirs.goto(`/all-institutes/${id}`);
  const edit = theirs.getByRole('button', { name: 'Edit' });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  const bar = theirs.getByText('Saffron Trails Travels is suspended. You can read everything');
  await expect(bar).toBeVisible();

  await page.getByRole('button', { name: 'Change status' }).click();
  await dialog.getByRole('radio', { name: /^Active/ }).check();
  await confirm('Activate');
  await theirs.reload();
  await expect(edit).not.toHaveAttribute('aria-disabled', 'true');
  await expect(bar).toHaveCount(0);
  await edit.click();
  const form = theirs.getByRole('dialog');
  await form.getByLabel('Street').fill('12 Saffron Lane');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
  await expect(theirs.getByText(/12 Saffron Lane/)).toBeVisible();
  await context.close();

  await page.reload();
  const history = page.locator('[data-part="body"]').filter({
    has: page.getByRole('heading', { name: 'Status history' }),
  });
  await expect(history).toContainText('Non-payment: Three months are open.');
});
