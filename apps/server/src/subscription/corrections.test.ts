import { addDays, type Paper } from '@booking/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';

const { today } = stopAtNoon();

describe.each(databases)('corrections of an account on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';
  let institute: Institute;
  let subscription = '';
  let charged = 0;
  let charge = '';

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });
  const correct = (action: string, data: object) =>
    send('PATCH', `/subscription/${subscription}`, { action, ...data });

  async function act(action: string, data: object = {}) {
    const { status, body } = await correct(action, data);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.subscription;
  }

  const pay = (amount: number) => act('recordPayment', { amount, paidOn: today, method: 'UPI' });

  /** The newest paper of the account. */
  async function newestPaper(): Promise<Paper> {
    const { body } = await send('GET', `/paper?institution=${institute.id}&limit=1`);
    return body.data.papers[0];
  }

  beforeEach(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
    const current = await send('GET', `/subscription/current?_id=${institute.id}`);
    subscription = current.body.data.institutions[0].subscription._id;
    const sold = await act('endTrial');
    charged = sold.accountBalance;
    charge = sold.entries[0]._id;
  });

  it('a one-off charge is due, with an invoice', async () => {
    await pay(charged);
    const after = await act('chargeOnce', { amount: 500, reason: 'Setup and training' });
    expect(after).toMatchObject({ status: 'PastDue', balance: 500, dueSince: today });
    expect(after.events[0]).toMatchObject({ action: 'chargeOnce', amount: 500 });
    expect(await newestPaper()).toMatchObject({
      kind: 'taxInvoice',
      text: 'Setup and training',
      total: 500,
      taxable: 423.73,
    });
  });

  it('an adjustment lowers a charge by a credit note about its invoice, at most by what is left', async () => {
    const invoice = await newestPaper();
    await act('chargeOnce', { amount: 500, reason: 'Training' });
    const after = await act('adjustCharge', { entry: charge, amount: 100.5, reason: 'Outage' });
    expect(after.balance).toBe(charged + 500 - 100.5);
    expect(after.entries[0]).toMatchObject({ kind: 'credit', amount: -100.5, about: charge });
    expect(await newestPaper()).toMatchObject({
      kind: 'creditNote',
      total: 100.5,
      about: { _id: invoice._id },
    });
    const rest = { entry: charge, amount: charged - 100.49, reason: 'Too much' };
    expect((await correct('adjustCharge', rest)).body).toMatchObject({
      code: 'BUSINESS_RULE',
      errors: [{ path: 'amount', code: 'too_much' }],
    });
  });

  it('a refund pays out credit, with a voucher about its receipt', async () => {
    const paid = await pay(charged);
    const entry = paid.entries[0]._id;
    const receipt = await newestPaper();
    const refund = { entry, paidOn: today, method: 'UPI', reference: 'UTR 55', reason: 'Outage' };
    // A payment that has paid for something is no credit.
    const refused = await correct('refundPayment', { ...refund, amount: 1 });
    expect(refused.body).toMatchObject({ errors: [{ path: 'amount', code: 'too_much' }] });
    await act('adjustCharge', { entry: charge, amount: 200, reason: 'Outage' });
    const after = await act('refundPayment', { ...refund, amount: 150 });
    expect(after.balance).toBe(-50);
    expect(after.entries[0]).toMatchObject({ kind: 'refund', amount: 150, about: entry });
    expect(await newestPaper()).toMatchObject({
      kind: 'refundVoucher',
      number: expect.stringMatching(/^RFV\//),
      total: 150,
      taxes: [],
      about: { _id: receipt._id },
      payment: { method: 'UPI', reference: 'UTR 55' },
    });
    const more = await correct('refundPayment', { ...refund, amount: 50.01 });
    expect(more.body).toMatchObject({ errors: [{ path: 'amount', code: 'too_much' }] });
    const back = await correct('reversePayment', { entry, reason: 'Bounced' });
    expect(back.body).toMatchObject({ errors: [{ path: 'entry', code: 'refunded' }] });
  });

  it('a payment that was reversed is not refunded', async () => {
    const paid = await pay(charged);
    const entry = paid.entries[0]._id;
    await act('reversePayment', { entry, reason: 'Bounced' });
    const refund = { entry, amount: 1, paidOn: today, method: 'UPI', reason: 'Twice' };
    expect((await correct('refundPayment', refund)).body).toMatchObject({
      errors: [{ path: 'entry', code: 'reversed' }],
    });
  });

  it('a debt is written off without a paper, at most what is due', async () => {
    await pay(charged);
    await act('chargeOnce', { amount: 500, reason: 'Training' });
    const invoice = await newestPaper();
    const more = await correct('writeOff', { amount: 500.01, reason: 'Closed' });
    expect(more.body).toMatchObject({ errors: [{ path: 'amount', code: 'too_much' }] });
    const after = await act('writeOff', { amount: 500, reason: 'The hotel has closed' });
    expect(after).toMatchObject({ status: 'Active', balance: 0, dueSince: null });
    expect(after.entries[0]).toMatchObject({ kind: 'writeOff', amount: -500, tax: null });
    expect((await newestPaper())._id).toBe(invoice._id);
  });

  it.each([
    ['chargeOnce', { amount: 5, reason: '' }, 'reason'],
    ['chargeOnce', { amount: 10_000_001, reason: 'Training' }, 'amount'],
    ['adjustCharge', { entry: '0'.repeat(24), amount: 5, reason: 'Outage' }, 'entry'],
    [
      'refundPayment',
      { entry: '0'.repeat(24), amount: 5, paidOn: today, method: 'UPI', reason: 'Twice' },
      'entry',
    ],
  ])('%s refuses %j, naming the field', async (action, data, path) => {
    expect((await correct(action, data)).body).toMatchObject({ errors: [{ path }] });
  });

  it('a refund is of a day from its payment to today', async () => {
    const paid = await pay(charged + 100);
    const entry = paid.entries[0]._id;
    const refund = { entry, amount: 100, method: 'UPI', reason: 'Paid twice' };
    for (const days of [-1, 1]) {
      const answer = await correct('refundPayment', { ...refund, paidOn: addDays(today, days) });
      expect(answer.body).toMatchObject({ errors: [{ path: 'paidOn' }] });
    }
    expect((await act('refundPayment', { ...refund, paidOn: today })).balance).toBe(0);
  });
});
