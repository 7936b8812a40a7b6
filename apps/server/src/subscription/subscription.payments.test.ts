import { daysBetween } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/app.ts';
import { reason, useSubscriptions } from '../testing/subscriptions.ts';
import { renewSubscriptions } from './renewals.ts';

describe.each(databases)('subscriptions on $kind', (database) => {
  const subscriptions = useSubscriptions(database);
  const { sell, today, act, send, pay, plans, current, pass, test } = subscriptions;

  it('are found by the bank reference of a payment, in lists of subscriptions and of institutes', async () => {
    await sell();
    const body = { amount: 999, paidOn: today, method: 'BankTransfer' };
    await act('recordPayment', { ...body, reference: 'HDFC-N326 2611 009871' });
    const lists = ['subscription?limit=100&', 'subscription/current?', 'institution?'];
    const idsFor = async (search: string) => {
      const all = await Promise.all(
        lists.map((list) => send('GET', `/${list}search=${encodeURIComponent(search)}`)),
      );
      return all.map(({ body: { data } }) =>
        (data.subscriptions ?? data.institutions).map(
          (row: { _id: string; institution?: { _id: string } }) => row.institution?._id ?? row._id,
        ),
      );
    };
    // The trial and what was sold then.
    const its = [
      [subscriptions.institute.id, subscriptions.institute.id],
      [subscriptions.institute.id],
      [subscriptions.institute.id],
    ];
    for (const search of ['HDFC-N326 2611 009871', 'hdfcn3262611009871', 'N3262611', '611 0098']) {
      expect(await idsFor(search), search).toEqual(its);
    }
    // Another one, and too short a part to be of this one alone.
    for (const search of ['HDFC-N326 2611 009872', '9871']) {
      expect(await idsFor(search), search).toEqual([[], [], []]);
    }
    await act('recordPayment', { ...body, reference: 'UTR9' });
    expect(await idsFor('utr9')).toEqual(its);
    expect(await idsFor('utr')).toEqual([[], [], []]);
  });

  it('a reversed payment is due again', async () => {
    await sell();
    const { entries } = await pay(1999);
    const entry = entries?.[0]?._id;
    const back = await act('reversePayment', { entry, reason: 'Cheque bounced.' });
    expect(back).toMatchObject({ status: 'PastDue', balance: 1999, lastPayment: null });
    const { _id } = back;
    const again = { action: 'reversePayment', entry, reason: 'Twice.' };
    expect((await send('PATCH', `/subscription/${_id}`, again)).body).toMatchObject({
      code: 'DUPLICATE',
      errors: [{ path: 'entry' }],
    });
  });

  it('a payment of one that has ended settles the account, which the current one shows', async () => {
    await sell();
    const { _id: old } = await act('cancel', { when: 'now', reason });
    // Cancelled before its first payment, nothing is due.
    const [ended] = (await send('GET', `/subscription?_id=${old}`)).body.data.subscriptions;
    expect(ended).toMatchObject({ balance: 0, dueSince: null });
    const again = {
      institution: subscriptions.institute.id,
      pricing: plans.basic,
      billingCycle: 'Monthly',
    };
    const { body } = await send('POST', '/subscription', again);
    expect(body.data.subscription).toMatchObject({ previousSubscription: old, balance: 999 });
    const paid = { action: 'recordPayment', amount: 999, paidOn: today, method: 'Cash' };
    const onOld = (await send('PATCH', `/subscription/${old}`, paid)).body.data.subscription;
    expect(onOld).toMatchObject({ status: 'Cancelled', nextSubscription: (await current())._id });
    expect(await current()).toMatchObject({ status: 'Active', balance: 0, dueSince: null });
  });

  it('what is due moves to the subscription that follows', async () => {
    await sell();
    await pay(1999);
    await pass(31);
    await renewSubscriptions(test.db, new Date());
    const { _id: old, dueSince } = await act('cancel', { when: 'now', reason });
    expect(dueSince).not.toBeNull();
    const again = {
      institution: subscriptions.institute.id,
      pricing: plans.basic,
      billingCycle: 'Monthly',
    };
    const [{ currentPeriodEnd, currentPeriodStart }] = (
      await send('GET', `/subscription?_id=${old}`)
    ).body.data.subscriptions;
    await send('POST', '/subscription', again);
    // The days that are charged again are credited: no one pays twice for one period.
    const days = daysBetween(currentPeriodStart, currentPeriodEnd) + 1;
    const unused = daysBetween(today, currentPeriodEnd) + 1;
    const credit = Math.round((199_900 * unused) / days) / 100;
    const now = await current();
    expect(now.dueSince).toBe(dueSince);
    expect(now.balance).toBeCloseTo(1999 + 999 - credit, 2);
    const [ended] = (await send('GET', `/subscription?_id=${old}`)).body.data.subscriptions;
    expect(ended).toMatchObject({ dueSince: null });
  });
});
