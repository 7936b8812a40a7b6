import type { Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { type Api, availableTemplate, newInstitute, signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

/** Numbers the institutes of this file apart from those of others. */
const FIRST = 81_100;

async function made(origin: string, n: number): Promise<{ api: Api; id: string; name: string }> {
  const api = await signIn(origin);
  const facts = newInstitute(await availableTemplate(api), FIRST + n);
  const { body } = await api.send('POST', '/institution', facts);
  const id = body.data?.institution?._id;
  if (!id) throw new Error('The institute was not made.');
  return { api, id, name: facts.name };
}

async function openSettings(page: Page, id: string, section = 'stayTimes'): Promise<void> {
  await openConsole(
    page,
    superAdmin,
    `/all-institutes/${id}/settings/advSettings?section=${section}`,
  );
}

/** Waits for the toast, which a screen reader's line repeats. */
const expectSaved = (page: Page, name: string) =>
  expect(
    page.getByRole('region', { name: /^Notifications/ }).getByText(`${name} saved.`),
  ).toBeVisible();

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test('the Super Admin goes from an institute to its settings, changes two sections, and moves to another time zone', async ({
  page,
  product,
}) => {
  const { api, id } = await made(product.origin, 1);
  await openConsole(page, superAdmin, `/all-institutes/${id}`);
  await page
    .getByRole('navigation', { name: 'Institute pages' })
    .getByRole('link', { name: 'Policies and settings' })
    .click();
  await page.getByLabel('Check-in from').fill('1:00 pm');
  await page.keyboard.press('Tab');
  await save(page).click();
  await expectSaved(page, 'Stay times');

  const sections = page.getByRole('navigation', { name: 'Settings' });
  await sections.getByRole('link', { name: 'Region' }).click();
  await page.getByLabel('Time zone').fill('dubai');
  await page.getByRole('option', { name: 'Asia/Dubai' }).click();
  // Another section asks before what was chosen is lost.
  await sections.getByRole('link', { name: 'Rates' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await save(page).click();
  const asked = page.getByRole('alertdialog', { name: 'Change the time zone to Asia/Dubai?' });
  await expect(asked).toContainText('in Asia/Dubai');
  await asked.getByRole('button', { name: 'Change time zone' }).click();
  await expectSaved(page, 'Region');

  const { body } = await api.send('GET', `/setting?institution=${id}`);
  expect(body.data?.settings).toMatchObject([
    { stayTimes: { checkInTime: '13:00' }, region: { timezone: 'Asia/Dubai' } },
  ]);
});

test('two admins edit one section: the second decides field by field, and other sections are merged', async ({
  page,
  product,
}) => {
  const { api, id } = await made(product.origin, 2);
  await openSettings(page, id, 'numbering');
  await page.getByLabel('Booking prefix').fill('MINE-');
  await page.getByLabel('Invoice prefix').fill('BILL-');
  const theirs = { numbering: { bookingPrefix: 'THEIRS-' }, links: { facebookUrl: null } };
  await api.send('PATCH', '/setting/save', { institution: id, ...theirs });
  await save(page).click();
  await page.getByRole('radio', { name: /MINE-/ }).check();
  await save(page).click();
  await expectSaved(page, 'Numbering');
  const { body } = await api.send('GET', `/setting?institution=${id}`);
  expect(body.data?.settings).toMatchObject([
    { numbering: { bookingPrefix: 'MINE-', invoicePrefix: 'BILL-' }, __v: 2 },
  ]);
});

test('a save without a network is kept, tried again, and arrives once', async ({
  page,
  context,
  product,
}) => {
  const { api, id } = await made(product.origin, 3);
  await openSettings(page, id, 'numbering');
  const prefix = page.getByLabel('Booking prefix');
  await prefix.fill('LAKE-');
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  await expect(prefix).toHaveValue('LAKE-');
  await context.setOffline(false);
  // The toast may be gone before a busy machine has gone online everywhere.
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();
  const { body } = await api.send('GET', `/setting?institution=${id}`);
  expect(body.data?.settings).toMatchObject([{ numbering: { bookingPrefix: 'LAKE-' }, __v: 1 }]);
});
