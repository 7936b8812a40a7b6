import type { Page } from '@playwright/test';
import { openConsole } from './pages/login-page.ts';
import { superAdmin } from './product/accounts.ts';
import { type Api, availableTemplate, newInstitute, signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';
import { userOf } from './product/user.ts';

let instituteNumber = 70_000;

/** An institute of a test's own, which begins with a trial. */
async function anInstitute(api: Api) {
  instituteNumber += 1;
  const created = await api.send(
    'POST',
    '/institution',
    newInstitute(await availableTemplate(api), instituteNumber),
  );
  const institute = created.body.data?.institution;
  if (!institute) throw new Error(`The institute was answered ${created.status}.`);
  const all = async () => {
    const { body } = await api.send(
      'GET',
      `/subscription?institution=${institute._id}&sort=-createdAt&withEntries=true`,
    );
    return body.data?.subscriptions ?? [];
  };
  return { ...institute, all };
}

/** The row of an institute in its tab, and the actions of its menu. */
function rowOf(page: Page, name: string) {
  const row = page.getByRole('row', { name: new RegExp(name) });
  return {
    row,
    async choose(action: string) {
      await row.getByRole('button', { name: /^More for/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
    },
  };
}

const reason = { code: 'other', note: '' };

test('the Super Admin starts a subscription, records its payment, changes its plan and cancels it', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const institute = await anInstitute(api);
  const [trial] = await institute.all();
  await openConsole(page, superAdmin);
  await page.getByRole('link', { name: 'Subscriptions' }).click();
  await page.getByRole('button', { name: 'Start subscription' }).first().click();
  const form = page.getByRole('dialog', { name: 'Start subscription' });
  await userOf(form).choose('Institute', institute.name);
  // The current plan is shown before anything is sent.
  await expect(form.getByText('Already on Basic Plan (on trial)')).toBeVisible();
  const cancelled = { action: 'cancel', when: 'now', reason };
  await api.send('PATCH', `/subscription/${trial?._id}`, cancelled);
  await form
    .getByLabel('Plan', { exact: true })
    .selectOption({ label: 'Standard Plan, ₹1,999 a month' });
  await form.getByRole('button', { name: 'Start subscription' }).click();
  await expect(page.getByText(`${institute.name} now has Standard Plan.`).first()).toBeVisible();

  await page.goto(`/subscriptions?search=${institute.code}`);
  const { row, choose } = rowOf(page, institute.name);
  await expect(row).toContainText('Awaiting payment');
  await expect(row).toContainText('₹1,999');
  await choose('Record payment…');
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  await expect(payment.getByLabel('Amount')).toHaveValue('1,999');
  await payment.getByLabel(/^Reference/).fill('UTR 4711');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(row).toContainText('Paid');
  await expect(payment).toHaveCount(0);

  await choose('Change plan…');
  const change = page.getByRole('dialog', { name: 'Change plan' });
  await change
    .getByLabel('Plan', { exact: true })
    .selectOption({ label: 'Basic Plan, ₹999 a month' });
  // All days of the period are left today.
  await expect(change.getByRole('region', { name: 'Cost' })).toContainText('-₹1,999');
  await expect(change.getByText(/No longer included now:.*Receipts/)).toBeVisible();
  await change.getByRole('button', { name: 'Change plan' }).click();
  await expect(row).toContainText('Basic Plan');
  await expect(row).toContainText('₹1,000');
  await expect(change).toHaveCount(0);

  await choose('Cancel subscription…');
  const cancel = page.getByRole('alertdialog', { name: 'Cancel subscription?' });
  await cancel.getByLabel('When').selectOption({ label: 'Now' });
  await cancel.getByLabel('Reason').selectOption({ label: 'Too expensive' });
  await cancel.getByLabel('Type the institute’s name to confirm').fill(institute.name);
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(cancel).toHaveCount(0);
  await expect(row.getByText('Basic Plan')).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Subscriptions' })
    .getByRole('link', { name: 'All subscriptions' })
    .click();
  await page.goto(`/subscriptions?tab=all&search=${institute.code}`);
  await expect(page.getByRole('row', { name: new RegExp(institute.name) })).toHaveCount(3);
  const all = await institute.all();
  expect(all.map(({ status, planName }) => [status, planName])).toEqual([
    ['Cancelled', 'Basic Plan'],
    ['Cancelled', 'Standard Plan'],
    ['Cancelled', 'Basic Plan'],
  ]);
  expect(all[0]?.balance).toBe(-1000);
});

test('of two admins, the second sees what the first has changed, and what was entered is kept', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const institute = await anInstitute(api);
  const [trial] = await institute.all();
  await openConsole(page, superAdmin, `/subscriptions?search=${institute.code}`);
  await rowOf(page, institute.name).choose('Edit terms…');
  const dialog = page.getByRole('dialog', { name: 'Edit terms' });
  await dialog.getByLabel('Grace days').fill('12');
  const terms = { action: 'setTerms', autoRenew: true, graceDays: 3 };
  expect((await api.send('PATCH', `/subscription/${trial?._id}`, terms)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Save terms' }).click();
  await expect(dialog.getByText('Someone else changed this subscription')).toBeVisible();
  await expect(dialog.getByLabel('Grace days')).toHaveValue('12');
  await dialog.getByRole('button', { name: 'Save terms' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await institute.all()).toMatchObject([{ graceDays: 12 }]);
});

test('a payment whose answer is lost is kept, sent again and recorded once', async ({
  page,
  product,
}) => {
  const api = await signIn(product.origin);
  const institute = await anInstitute(api);
  await openConsole(page, superAdmin, `/subscriptions?search=${institute.code}`);
  await rowOf(page, institute.name).choose('Record payment…');
  const dialog = page.getByRole('dialog', { name: 'Record payment', exact: true });
  await dialog.getByLabel('Amount').fill('500');
  // Nothing is due, so it is asked about first.
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  const question = page.getByRole('alertdialog', { name: 'Record payment all the same?' });
  await expect(question.getByText('₹500 becomes credit')).toBeVisible();
  let sent = 0;
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/v1/subscription/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    sent += 1;
    if (sent > 1) {
      await isSeen;
      return route.continue();
    }
    // The request arrives; its response doesn't.
    await route.fetch();
    await route.abort();
  });
  await question.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog.getByText('Not saved. Retrying…')).toBeVisible();
  await expect(dialog.getByLabel('Amount')).toHaveValue('500');
  goOn();
  await expect(dialog).toHaveCount(0);
  const [subscription] = await institute.all();
  expect(subscription?.entries).toMatchObject([{ kind: 'payment', amount: -500 }]);
});

test('a payment without a network fails after its retries, and its dialog is open again', async ({
  page,
  context,
  product,
}) => {
  const institute = await anInstitute(await signIn(product.origin));
  await page.clock.install();
  await openConsole(page, superAdmin, `/subscriptions?search=${institute.code}`);
  await rowOf(page, institute.name).choose('Record payment…');
  const dialog = page.getByRole('dialog', { name: 'Record payment', exact: true });
  await dialog.getByLabel('Amount').fill('500');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  const question = page.getByRole('alertdialog', { name: 'Record payment all the same?' });
  await expect(question.getByText('₹500 becomes credit')).toBeVisible();
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog.getByText('Not saved. Retrying…')).toBeVisible();
  const failure = dialog.getByRole('alert');
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return failure.count();
    })
    .toBeGreaterThan(0);
  await expect(dialog.getByLabel('Amount')).toHaveValue('500');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await context.setOffline(false);
});
