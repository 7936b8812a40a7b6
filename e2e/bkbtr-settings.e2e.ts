import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

test('a section is saved alone, and the public site follows with the next request', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  try {
    await openConsole(page, superAdmin);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('link', { name: 'Legal dates' }).click();
    const privacy = page.getByRole('textbox', { name: 'Privacy policy' });
    await expect(privacy).toHaveAccessibleDescription('Printed as “June 2024”.');
    await privacy.fill('9 Nov 2026');
    await privacy.press('Tab');
    await privacy.fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(privacy).toHaveAccessibleDescription('Enter a date.');
    await privacy.fill('9 Nov 2026');
    await privacy.press('Tab');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('row', { name: /Privacy policy/ })).toContainText('June 2024');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.locator('.bk-toast', { hasText: 'Legal dates saved.' })).toBeVisible();
    await expect(page.getByText('No changes', { exact: true })).toBeVisible();

    await page.goto('/privacy');
    await expect(page.getByText('Last updated 9 November 2026')).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByText('Last updated June 2024')).toBeVisible();
  } finally {
    const legal = { privacyUpdated: 'June 2024', termsUpdated: 'June 2024' };
    await api.send('PATCH', '/bkbtrSetting/save', { legal });
  }
});

test('two admins edit the same section: the second chooses, and loses nothing', async ({
  page,
  product,
}) => {
  await openConsole(page, superAdmin, '/bkbtr-settings?section=billing');
  await page.getByLabel(/^How to pay/).fill('UPI: mine@desk');
  await page.getByLabel('Grace days').fill('9');

  const api = await signIn(product.origin);
  const theirs = { graceDays: 7, autoSuspend: true, paymentInstructions: 'UPI: theirs@desk' };
  const { status } = await api.send('PATCH', '/bkbtrSetting/save', { billing: theirs });
  expect(status).toBe(200);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByText(/^Anjali Menon changed this on .* Choose a value for each field\./),
  ).toBeVisible();
  await page.getByRole('radio', { name: /theirs@desk/ }).check();
  await page.getByRole('button', { name: 'Save merged changes' }).click();
  await expect(page.locator('.bk-toast', { hasText: 'Billing saved.' })).toBeVisible();
  const { body } = await api.send('GET', '/bkbtrSetting');
  expect(body.data?.bkbtr_settings).toMatchObject([{ billing: { ...theirs, graceDays: 9 } }]);
  const before = { ...theirs, paymentInstructions: null };
  await api.send('PATCH', '/bkbtrSetting/save', { billing: before });
});

test('a save that gets no response is sent again, and changes the settings once', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const version = async () => {
    const { body } = await api.send('GET', '/bkbtrSetting');
    return body.data?.bkbtr_settings?.[0]?.__v ?? 0;
  };
  await openConsole(page, superAdmin, '/bkbtr-settings?section=lifecycle');
  await page.getByLabel('Can be reopened for').fill('91');
  const before = await version();
  let lost = 0;
  await page.route('**/bkbtrSetting/save', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // It arrives, and its response does not.
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('.bk-toast', { hasText: 'Closed institutes saved.' })).toBeVisible();
  expect([lost, await version()]).toEqual([1, before + 1]);
  await api.send('PATCH', '/bkbtrSetting/save', { lifecycle: { closedRetentionDays: 90 } });
});
