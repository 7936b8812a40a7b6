import { type AccountEntry, addDays, type MoneyQuestion } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PLATFORM, type TenantScope } from '../database/scope.ts';
import { meta } from '../schema/meta.ts';
import { pricing } from '../schema/pricing.ts';
import { subscriptionEntry } from '../schema/subscription.ts';
import { fillReferenceKeys } from '../seed/reference-keys.ts';
import { ADMIN, databases, type Institute, type TestApp, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';
import { findElsewhere } from './reference-elsewhere.ts';

const { today } = stopAtNoon();

describe.each(databases)('questions about money on $kind', (database) => {
  const test = useTestApp(database);
  let token = '';
  let institute: Institute;
  let subscription = '';
  const plans: Record<string, string> = {};

  const send = (method: string, path: string, body?: unknown) =>
    test.call(method, path, { token, body });

  /** Standard at its own price, 1,999 a month; nothing is paid. */
  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token);
    for (const { key, id } of await test.db.select().from(pricing)) plans[key] = id;
    const { body } = await send('GET', `/subscription/current?_id=${institute.id}`);
    const trial = body.data.institutions[0].subscription._id;
    const reason = { code: 'other', note: '' };
    await send('PATCH', `/subscription/${trial}`, { action: 'cancel', when: 'now', reason });
    subscription = (await sell({})).body.data.subscription._id;
  });

  const sell = (facts: object) =>
    send('POST', '/subscription', {
      institution: institute.id,
      pricing: plans.standard,
      billingCycle: 'Monthly',
      ...facts,
    });
  const act = (action: string, facts: object) =>
    send('PATCH', `/subscription/${subscription}`, { action, ...facts });
  const pay = (facts: object) =>
    act('recordPayment', { amount: 100, paidOn: today, method: 'UPI', ...facts });
  const balance = async () =>
    (await send('GET', `/subscription?_id=${subscription}`)).body.data.subscriptions[0].balance;

  const entries = async (): Promise<readonly AccountEntry[]> =>
    (await send('GET', `/subscription?_id=${subscription}&withEntries=true`)).body.data
      .subscriptions[0].entries;

  /** Expects that nothing is recorded before a question is confirmed, and returns the questions. */
  async function asked(write: () => ReturnType<typeof pay>) {
    const before = await balance();
    const { status, body } = await write();
    expect(await balance()).toBe(before);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'CONFIRMATION_REQUIRED' });
    const errors: readonly Record<'path' | 'code' | 'message', string>[] = body.errors;
    return errors.map(({ path, code, message }) => `${path} ${code}: ${message}`);
  }

  it('asks about a payment that is there, in any case, and about its reference with another amount', async () => {
    expect((await pay({ reference: 'UTR 9' })).status).toBe(200);
    const [twice] = await asked(() => pay({ reference: 'utr-9' }));
    expect(twice).toMatch(/^reference same_reference: A payment of ₹100 on .* UTR 9 is already/);
    // A payment with another amount, as an instalment has, is asked about only if a person records it.
    const instalment = { amount: 50, reference: 'UTR9' };
    expect(await asked(() => pay({ ...instalment, confirmed: [] }))).toHaveLength(1);
    expect((await pay(instalment)).status).toBe(200);
    const confirmed: readonly MoneyQuestion[] = ['same_reference'];
    expect((await pay({ reference: 'UTR 9', confirmed })).status).toBe(200);
    expect(await balance()).toBe(1749);
  });

  it('asks about a reference that is recorded for another institute, by its name', async () => {
    const otherInstitute = await test.institute(token, { name: 'Heron House', code: 'HERON' });
    const { body } = await send('GET', `/subscription/current?_id=${otherInstitute.id}`);
    const trial = body.data.institutions[0].subscription._id;
    const recorded = await send('PATCH', `/subscription/${trial}`, {
      action: 'recordPayment',
      amount: 75,
      paidOn: today,
      method: 'UPI',
      reference: 'Utr 4711',
    });
    expect(recorded.status).toBe(200);
    const here = { reference: 'UTR-4711', amount: 60 };
    const question =
      /^reference reference_elsewhere: Heron House \(HERON\) has a payment of ₹75 on .* with the reference Utr 4711\.$/;
    expect(await asked(() => pay({ ...here, confirmed: [] }))).toEqual([
      expect.stringMatching(question),
    ]);
    // A payment that an older release has recorded, once the housekeeping has been there.
    await test.db.update(subscriptionEntry).set({ referenceKey: null });
    await test.db.delete(meta).where(eq(meta.key, 'referenceKeys'));
    await fillReferenceKeys(test.db, new Date());
    expect(await asked(() => pay({ ...here, confirmed: ['same_reference'] }))).toHaveLength(1);
    // Only the platform learns of another institute.
    const reader = (scope: TenantScope) =>
      findElsewhere({ db: test.db, actor: { scope } }, institute.id, 'UTR4711');
    expect(await reader(PLATFORM)).toMatchObject({ name: 'Heron House', amountMinor: 7500 });
    expect(await reader({ kind: 'institution', id: institute.id })).toBeUndefined();
    // A payment that was taken back does not count; a program is asked about its own institute alone.
    const [{ _id: entry }] = recorded.body.data.subscription.entries;
    const before = await balance();
    expect((await pay({ ...here, confirmed: ['reference_elsewhere'] })).status).toBe(200);
    const taken = { action: 'reversePayment', entry, reason: 'Of another institute' };
    expect((await send('PATCH', `/subscription/${trial}`, taken)).status).toBe(200);
    expect(await reader(PLATFORM)).toBeUndefined();
    expect(await balance()).toBe(before - 60);
    await act('reversePayment', {
      entry: (await entries()).find((payment) => payment.reference === 'UTR-4711')?._id,
      reason: 'Back',
    });
  });

  it('does not ask about a payment that was reversed', async () => {
    const { body } = await pay({ reference: 'Cheque 12' });
    const [{ _id: entry }] = body.data.subscription.entries;
    await act('reversePayment', { entry, reason: 'Bounced' });
    expect((await pay({ reference: 'Cheque 12', confirmed: [] })).status).toBe(200);
  });

  it('asks about a payment without a reference by its day, amount and method', async () => {
    const cash = { amount: 10, method: 'Cash' };
    expect((await pay({ ...cash, confirmed: [] })).status).toBe(200);
    const [same] = await asked(() => pay({ ...cash, confirmed: [] }));
    expect(same).toMatch(/^amount same_payment:/);
    expect((await pay({ ...cash, amount: 11, confirmed: [] })).status).toBe(200);
  });

  it('asks about an overpayment and a day long ago, all at once', async () => {
    const due = await balance();
    const far = { amount: due + 20.5, paidOn: addDays(today, -32), confirmed: [] };
    expect(await asked(() => pay(far))).toEqual([
      expect.stringMatching(/^amount overpayment: ₹1,628 is due: ₹20.50 becomes credit\.$/),
      expect.stringMatching(/^paidOn far_day: .* is 32 days ago\.$/),
    ]);
    // A confirmation of one question does not confirm the other.
    expect(await asked(() => pay({ ...far, confirmed: ['overpayment'] }))).toHaveLength(1);
    expect(
      (await pay({ amount: due, paidOn: addDays(today, -31), reference: 'UTR 10', confirmed: [] }))
        .status,
    ).toBe(200);
    const paid = await pay({ ...far, amount: 20.5, confirmed: ['overpayment', 'far_day'] });
    expect(paid.body.data.subscription.balance).toBe(-20.5);
  });

  it.each([
    // A fifth of 999 is 199.80.
    [{ price: 199.79 }, 'price low_price: ₹199.79 is far below the usual ₹999.'],
    [{ price: 199.8 }, undefined],
    [{ price: 0 }, 'price low_price: ₹0 is far below the usual ₹999.'],
    [{ price: 4995.01 }, 'price high_price: ₹4,995.01 is far above the usual ₹999.'],
    [{ price: 4995 }, undefined],
  ])('asks about the price of a change of plan: %o', async (price, question) => {
    const change = { pricing: plans.basic, billingCycle: 'Monthly', when: 'periodEnd', ...price };
    if (question)
      expect(await asked(() => act('changePlan', { ...change, confirmed: [] }))).toEqual([
        question,
      ]);
    else expect((await act('changePlan', { ...change, confirmed: [] })).status).toBe(200);
    // Programs that know nothing of questions go on.
    expect((await act('changePlan', change)).status).toBe(200);
    expect((await act('keepPlan', {})).status).toBe(200);
  });

  it('asks about a discount that leaves far less than the price', async () => {
    const discount = { mode: 'percent', value: 81, reason: 'Festival' };
    expect(await asked(() => act('setTerms', { discount, confirmed: [] }))).toEqual([
      'discount.value low_price: ₹379.81 is far below the usual ₹1,999.',
    ]);
    const half = { ...discount, value: 50 };
    const { body } = await act('setTerms', { discount: half, confirmed: [] });
    subscription = body.data.subscription._id;
  });

  it('asks about the price and the first day of a subscription that begins', async () => {
    const sale = { startDate: addDays(today, 93), price: 19.99 };
    expect(await asked(() => sell({ ...sale, confirmed: [] }))).toEqual([
      'price low_price: ₹19.99 is far below the usual ₹1,999.',
      expect.stringMatching(/^startDate far_day: .* is 93 days ahead\.$/),
    ]);
    const confirmed: readonly MoneyQuestion[] = ['low_price', 'far_day'];
    const { status, body } = await sell({ ...sale, confirmed });
    expect(status).toBe(201);
    expect(body.data.subscription).toMatchObject({ price: 19.99, status: 'Scheduled' });
  });

  it('asks the second of two who record one reference for two institutes at the same moment', async () => {
    const trials: string[] = [];
    for (const { id } of [await test.institute(token), await test.institute(token)]) {
      const { body } = await send('GET', `/subscription/current?_id=${id}`);
      trials.push(body.data.institutions[0].subscription._id);
    }
    const facts = { amount: 10, paidOn: today, method: 'UPI', confirmed: ['overpayment'] };
    const record = (id: string | undefined, reference: string) =>
      send('PATCH', `/subscription/${id}`, { action: 'recordPayment', ...facts, reference });
    const together = () => [record(trials[0], 'UTR 5150'), record(trials[1], 'utr-5150')];
    const answers = await (database.kind === 'pglite'
      ? Promise.all(together())
      : heldAtTheEnd(test, together));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { errors } = answers.find(({ status }) => status === 409)?.body ?? {};
    expect(errors).toMatchObject([{ path: 'reference', code: 'reference_elsewhere' }]);
  });
});

/** Sends writes of one person none of which ends before all of them wait: a write ends with a lock on its session. */
async function heldAtTheEnd<T>(test: TestApp, send: () => readonly Promise<T>[]): Promise<T[]> {
  const held = await test.pool.connect();
  try {
    await held.query('begin; select from session_family for update');
    const sent = send();
    await vi.waitUntil(
      async () => {
        const { rowCount } = await test.pool.query(`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return rowCount === sent.length;
      },
      { timeout: 300_000, interval: 10 },
    );
    await held.query('commit');
    return await Promise.all(sent);
  } finally {
    // Ends the transaction too.
    held.release(true);
  }
}
