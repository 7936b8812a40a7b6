import { openConsole } from './pages/login-page.ts';
import { toursOwner } from './product/accounts.ts';
import { type Subscription, signIn } from './product/api.ts';
import { expect, test } from './product/fixtures.ts';

const isPayment = ({ kind }: Subscription['entries'][number]) => kind === 'payment';

test('an owner reads what they pay and what is left to do; once suspended, why, how much, how to pay and who to call', async ({
  page,
  product,
}) => {
  const platform = await signIn(product.origin);
  const response = await platform.send('GET', '/institution?search=saffron%20trails');
  const id = response.body.data?.institutions?.[0]?._id ?? '';

  await openConsole(page, toursOwner);
  const card = (name: string | RegExp) => page.getByRole('region', { name });
  const subscription = card('Subscription');
  await expect(subscription.getByText(/^₹[\d,]+ a (month|year)$/)).toBeVisible();
  await expect(subscription.getByText(/\d{1,2} \w{3} \d{4}/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible();
  for (const name of ['Days without rates', 'Out of service', 'Your team']) {
    await expect(card(name)).toBeVisible();
    await expect(card(name).locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await expect(page.getByText(/^Couldn’t load/)).toHaveCount(0);
  await expect(page.getByText(/MRR|churn/i)).toHaveCount(0);

  // Their last payment is reversed, so that it is due.
  const sold = await platform.send('GET', `/subscription?institution=${id}&withEntries=true`);
  const current = sold.body.data?.subscriptions?.find(({ entries }) => entries.some(isPayment));
  const payment = current?.entries.findLast(isPayment);
  const reversal = { action: 'reversePayment', entry: payment?._id, reason: 'A test' };
  const path = `/subscription/${current?._id}`;
  expect((await platform.send('PATCH', path, reversal)).status).toBe(200);
  const settings = await platform.send('GET', '/bkbtrSetting');
  const before = settings.body.data?.bkbtr_settings?.[0]?.billing;
  const billing = { ...before, paymentInstructions: 'UPI: desk@bank' };
  expect((await platform.send('PATCH', '/bkbtrSetting/save', { billing })).status).toBe(200);
  const changed = (body: object) =>
    platform.send('PATCH', `/institution/${id}/change-status`, body).then(({ status }) => status);
  const reason = { code: 'nonPayment', note: 'Three months are open.' };
  expect(await changed({ status: 'Suspended', reason })).toBe(200);
  await page.reload();
  const bar = page.getByText('Saffron Trails Travels is suspended. You can read everything');
  await expect(bar).toContainText('Non-payment: Three months are open.');
  await expect(bar).toContainText(/₹[\d,]+ is due\./);
  await expect(bar).toContainText('How to pay: UPI: desk@bank');
  await expect(bar).toContainText(/Contact: \S/);

  // Restored for the tests after it.
  expect(await changed({ status: 'Active' })).toBe(200);
  await platform.send('PATCH', '/bkbtrSetting/save', { billing: before });
  const paid = {
    action: 'recordPayment',
    amount: -(payment?.amount ?? 0),
    paidOn: payment?.day,
    method: 'UPI',
    confirmed: ['far_day'],
  };
  expect((await platform.send('PATCH', path, paid)).status).toBe(200);
});
