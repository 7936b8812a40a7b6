import { institutesPage } from './pages/institutes-page.ts';
import { loginPage, openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { addStock, signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { keysOf } from './product/keys.ts';

/** Found by its code: more than one of the sample institutes has its name. */
const lakeview = /LAKEVIEW/;

test('the Super Admin finds an institute, creates one and suspends it with a reason; a power cut loses nothing', async ({
  house,
  page,
}) => {
  const first = await house.start();
  await page.goto(`${first.origin}/login`);
  await loginPage(page).signIn(superAdmin);
  await page.waitForURL(/\/home(\?|$)/);

  const institutes = institutesPage(page);
  await institutes.open();
  await institutes.search('lakeview');
  await expect(institutes.row(lakeview)).toBeVisible();

  await institutes.create('Silver Heron Lodge');
  await institutes.search('heron');
  const early = await signIn(first.origin);
  const response = await early.send('GET', '/institution?search=heron');
  await addStock(early, response.body.data?.institutions?.[0]?._id ?? '');
  await institutes.changeStatus('Silver Heron Lodge', 'Active');
  await institutes.confirm('Activate');
  await expect(institutes.row('Silver Heron Lodge')).toContainText('Active');

  await institutes.changeStatus('Silver Heron Lodge', 'Suspended');
  await institutes.dialog.getByLabel('Reason').selectOption({ label: 'Non-payment' });
  await institutes.dialog.getByLabel('Note').fill('Three months are open.');
  await institutes.confirm('Suspend');
  await expect(institutes.row('Silver Heron Lodge')).toContainText('Suspended');

  await first.kill();
  const second = await house.start({ port: first.port });
  await page.reload();
  await expect(institutes.row('Silver Heron Lodge')).toContainText('Suspended');
  const api = await signIn(second.origin);
  const { body } = await api.send('GET', '/institution?search=heron');
  expect(body.data?.institutions).toMatchObject([
    { status: 'Suspended', statusReason: { code: 'nonPayment', note: 'Three months are open.' } },
  ]);
});

test('an institute is found, opened and closed again by the keyboard alone', async ({ page }) => {
  await openConsole(page, superAdmin);
  const institutes = institutesPage(page);
  await institutes.open();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('lakeview');
  await expect(institutes.row(lakeview)).toBeVisible();
  const link = institutes.row(lakeview).getByRole('link').first();
  await keysOf(page).to(link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lakeview Residency' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});
