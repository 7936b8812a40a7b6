import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { subscription } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { renewSubscriptions } from '../subscription/renewals.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { followPayments } from './follow-payment.ts';

const DAY = 86_400_000;

describe.each(databases)('institutes that do not pay on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await test.call(method, path, { token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const institute = async (id: string) => (await call('GET', `/institution/${id}`)).institution;
  const billing = (autoSuspend: boolean) => ({
    billing: { graceDays: 7, autoSuspend, paymentInstructions: null },
  });

  /** Without the categories and assets that a person would have to add first. */
  const activate = (id: string) =>
    test.db.update(institution).set({ status: 'Active' }).where(eq(institution.id, id));

  /** An active institute whose trial has ended unpaid, and so have its grace days. */
  async function unpaid(): Promise<string> {
    const { id } = await test.institute(token);
    await activate(id);
    await test.db
      .update(subscription)
      .set({ trialEndsAt: day(-20), currentPeriodEnd: day(-20), startDate: day(-40) })
      .where(eq(subscription.institutionId, id));
    await renewSubscriptions(test.db, new Date());
    return id;
  }

  it('stay active when a person has activated them all the same', async () => {
    const id = await unpaid();
    await followPayments(test.db, new Date());
    expect((await institute(id)).status).toBe('Suspended');
    await call('PATCH', `/institution/${id}/change-status`, { status: 'Active' });
    await followPayments(test.db, new Date());
    expect((await institute(id)).status).toBe('Active');
  });

  it('are suspended when the subscription has expired, and activated when they have paid', async () => {
    const id = await unpaid();
    await test.mail();
    await followPayments(test.db, new Date());
    // A second run changes nothing.
    await followPayments(test.db, new Date());
    const suspended = await institute(id);
    expect(suspended).toMatchObject({ status: 'Suspended', statusReason: { code: 'nonPayment' } });
    expect(suspended.statusHistory.at(-1)).toMatchObject({
      from: 'Active',
      to: 'Suspended',
      by: null,
    });
    const { subscriptions } = await call('GET', `/subscription?institution=${id}`);
    const [{ _id, balance, status }] = subscriptions;
    const { company } = (await call('GET', '/bkbtrSetting')).bkbtr_settings[0];
    const [notice, letter, ...others] = await test.mail();
    expect(others).toEqual([]);
    // The owner, and who gets the bills.
    expect(notice).toMatchObject({ to: { address: suspended.email }, subject: letter?.subject });
    expect(letter).toMatchObject({
      subject: `${suspended.name} is suspended`,
      replyTo: company.email,
    });
    expect(letter?.text).toContain(`₹${new Intl.NumberFormat('en-IN').format(balance)} is due.`);
    expect(letter?.text).toContain(`${company.name}: ${company.phone}, ${company.email}.`);
    expect(status).toBe('Expired');
    const pay = (amount: number) =>
      call('PATCH', `/subscription/${_id}`, {
        action: 'recordPayment',
        amount,
        paidOn: day(0),
        method: 'UPI',
      });
    await pay(1);
    expect((await institute(id)).status).toBe('Suspended');
    const paid = await pay(balance - 1);
    expect(paid.subscription.institution.status).toBe('Active');
    expect(await institute(id)).toMatchObject({ status: 'Active', statusReason: null });
    expect((await test.mail()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Receipt /),
      expect.stringMatching(/^Receipt /),
      `${suspended.name} is active`,
    ]);
    await followPayments(test.db, new Date());
    expect((await institute(id)).status).toBe('Active');
  });

  it('wait when they are far more than usual, until someone says that it is right', async () => {
    const ids = [await unpaid(), await unpaid(), await unpaid()];
    const settings = async () =>
      (await call('GET', '/bkbtrSetting')).bkbtr_settings[0].housekeeping;
    const save = (goOn: boolean) =>
      call('PATCH', '/bkbtrSetting/save', { housekeeping: { share: 1, least: 2, goOn } });
    const statuses = async () =>
      Promise.all(ids.map(async (id) => (await institute(id)).status as string));
    await save(false);
    await followPayments(test.db, new Date());
    expect(await statuses()).toEqual(['Active', 'Active', 'Active']);
    expect(await settings()).toMatchObject({
      share: 1,
      goOn: false,
      held: [{ kind: 'suspend', count: 3, most: 2 }],
    });
    // It waits as long as it has to.
    await followPayments(test.db, new Date());
    expect(await statuses()).toEqual(['Active', 'Active', 'Active']);
    const version = async () => (await call('GET', '/bkbtrSetting')).bkbtr_settings[0].__v;
    const before = await version();
    await save(true);
    expect((await settings()).held).toEqual([]);
    // Someone who has the settings open learns that they have changed.
    expect(await version()).toBe(before + 1);
    await followPayments(test.db, new Date());
    expect(await statuses()).toEqual(['Suspended', 'Suspended', 'Suspended']);
  });

  it('keep subscriptions that would expire in far greater numbers than usual, and go on with the others', async () => {
    await call('PATCH', '/bkbtrSetting/save', {
      housekeeping: { share: 1, least: 2, goOn: false },
    });
    const institutes = [];
    for (let n = 0; n < 4; n += 1) institutes.push((await test.institute(token)).id);
    const [renewing = '', ...ending] = institutes;
    const trial = (id: string, days: number) =>
      test.db
        .update(subscription)
        .set({ trialEndsAt: day(days), currentPeriodEnd: day(days), startDate: day(-40) })
        .where(eq(subscription.institutionId, id));
    await trial(renewing, -1);
    for (const id of ending) await trial(id, -20);
    await renewSubscriptions(test.db, new Date());
    const status = async (id: string) =>
      (await call('GET', `/subscription?institution=${id}`)).subscriptions[0].status;
    expect(await status(renewing)).toBe('PastDue');
    for (const id of ending) expect(await status(id)).toBe('Trialing');
    await call('PATCH', '/bkbtrSetting/save', { housekeeping: { share: 1, least: 2, goOn: true } });
    await renewSubscriptions(test.db, new Date());
    for (const id of ending) expect(await status(id)).toBe('Expired');

    // Charged 14 days ago, within 7 days to pay and 7 of grace: nothing would expire, so nothing waits.
    await call('PATCH', '/bkbtrSetting/save', {
      housekeeping: { share: 1, least: 2, goOn: false },
    });
    const late = [];
    for (let n = 0; n < 3; n += 1) late.push((await test.institute(token)).id);
    for (const id of late) await trial(id, -15);
    await renewSubscriptions(test.db, new Date());
    for (const id of late) expect(await status(id)).toBe('PastDue');
    await call('PATCH', '/bkbtrSetting/save', {
      housekeeping: { share: 5, least: 20, goOn: false },
    });
  });

  it('stay active where the settings say so, and suspended where a person has decided it', async () => {
    await call('PATCH', '/bkbtrSetting/save', billing(false));
    const id = await unpaid();
    await followPayments(test.db, new Date());
    expect((await institute(id)).status).toBe('Active');

    const { id: suspendedId } = await test.institute(token);
    await activate(suspendedId);
    const reason = { code: 'nonPayment', note: 'Bounced cheque' };
    await call('PATCH', `/institution/${suspendedId}/change-status`, {
      status: 'Suspended',
      reason,
    });
    await call('PATCH', '/bkbtrSetting/save', billing(true));
    await followPayments(test.db, new Date());
    expect((await institute(suspendedId)).status).toBe('Suspended');
    expect((await institute(id)).status).toBe('Suspended');
  });
});

/** A day of the platform, some days from now. */
function day(days: number): string {
  return new Date(Date.now() + days * DAY + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
