import { addDays, REOPEN_DAYS } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { institution } from '../schema/tenant.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';

const { today } = stopAtNoon();
const REASON = { code: 'other', note: 'A test.' };

describe.each(databases)('what a status does on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const get = async (id: string) =>
    (await test.call('GET', `/institution/${id}`, { token })).body.data.institution;
  const move = (id: string, status: string, more: object = {}) =>
    test.call('PATCH', `/institution/${id}/change-status`, {
      token,
      body: { status, ...(/Active|Pending/.test(status) ? {} : { reason: REASON }), ...more },
    });
  const subscriptionsOf = async (id: string) =>
    (await test.call('GET', `/subscription?institution=${id}&sort=createdAt`, { token })).body.data
      .subscriptions;

  it('[ENT-04] suspended: its owner signs in, reads, cannot save; reactivated: saves again; the history has both', async () => {
    const { id, ownerEmail } = await test.institute(token);
    await test.furnish({ id });
    await move(id, 'Active');
    await move(id, 'Suspended', { reason: { code: 'nonPayment', note: 'Two bills open.' } });
    const owner = (await test.signIn(ownerEmail)).accessToken;
    const save = () =>
      test.call('PATCH', `/institution/${id}`, { token: owner, body: { phone: '+919800000001' } });
    const read = await test.call('GET', `/institution/${id}`, { token: owner });
    expect(read.body.data.institution.status).toBe('Suspended');
    expect((await save()).body).toMatchObject({ code: 'INSTITUTION_SUSPENDED' });
    await move(id, 'Active');
    expect((await save()).status).toBe(200);
    expect((await get(id)).statusHistory).toMatchObject([
      { to: 'Pending' },
      { to: 'Active' },
      { to: 'Suspended', reason: { code: 'nonPayment', note: 'Two bills open.' } },
      { to: 'Active', reason: null },
    ]);
  });

  it('closed: sessions end, and what is current or scheduled is cancelled with the reason', async () => {
    const { id, ownerEmail } = await test.institute(token);
    const [trial] = await subscriptionsOf(id);
    const later = { startDate: addDays(today, 40), billingCycle: 'Monthly' };
    const body = { institution: id, pricing: trial.pricing, price: 900, ...later };
    const sold = await test.call('POST', '/subscription', { token, body });
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    const owner = (await test.signIn(ownerEmail)).accessToken;
    expect(trial.events).toMatchObject([{ action: 'create', by: { name: 'Anjali Menon' } }]);
    expect((await move(id, 'Closed')).status).toBe(200);
    const cancelReason = { code: 'closedBusiness', note: REASON.note };
    const ended = { status: 'Cancelled', cancelReason, events: [{ action: 'cancel' }] };
    const all = await subscriptionsOf(id);
    expect(
      all.map(({ events, ...fields }: typeof ended) => ({ ...fields, events: events.slice(0, 1) })),
    ).toMatchObject([ended, ended]);
    const after = await test.call('GET', '/user/me', { token: owner });
    expect(after.status).toBe(401);
  });

  it('a closing that fails leaves everything as it was', async () => {
    const { id, ownerEmail } = await test.institute(token);
    const owner = (await test.signIn(ownerEmail)).accessToken;
    const { status } = await move(id, 'Closed', { __v: 7 });
    expect(status).toBe(409);
    expect(await get(id)).toMatchObject({ status: 'Pending', __v: 0 });
    expect((await subscriptionsOf(id))[0].status).toBe('Trialing');
    expect((await test.call('GET', '/user/me', { token: owner })).status).toBe(200);
  });

  it('closing and selling at once leave no current subscription of a closed institute', async () => {
    const { id } = await test.institute(token);
    const [{ _id: trial, pricing }] = await subscriptionsOf(id);
    const cancel = { action: 'cancel', when: 'now', reason: { code: 'other', note: '' } };
    await test.call('PATCH', `/subscription/${trial}`, { token, body: cancel });
    const body = { institution: id, pricing, price: 900, billingCycle: 'Monthly' };
    const [closed] = await Promise.all([
      move(id, 'Closed'),
      test.call('POST', '/subscription', { token, body }),
    ]);
    expect(closed.status).toBe(200);
    expect((await get(id)).currentSubscription).toBeNull();
  });

  it('closed: can be reopened for 90 days, and needs a subscription to be active again', async () => {
    const { id } = await test.institute(token);
    await move(id, 'Closed');
    const closed = await get(id);
    const days = Date.parse(closed.purgeAfter) - Date.parse(closed.statusChangedAt);
    expect(days).toBe(REOPEN_DAYS * 86_400_000);
    expect((await move(id, 'Pending')).body.data.institution).toMatchObject({ purgeAfter: null });
    const refused = await move(id, 'Active');
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('subscription');

    await move(id, 'Closed');
    const longAgo = new Date(Date.now() - REOPEN_DAYS * 86_400_000);
    const where = eq(institution.id, id);
    await test.db.update(institution).set({ statusChangedAt: longAgo }).where(where);
    const late = await move(id, 'Pending');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'INVALID_TRANSITION', data: [] });
  });

  it('one of many changes at once counts, and the same again adds no event', async () => {
    const { id } = await test.institute(token);
    await test.furnish({ id });
    const sent = await Promise.all(Array.from({ length: 6 }, () => move(id, 'Active')));
    expect(sent.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await get(id)).statusHistory).toHaveLength(2);
  });

  it.each([
    ['Suspended', 'is suspended'],
    ['Closed', 'is closed'],
  ])('%s tells the owner by email, when it should', async (status, words) => {
    const { id, ownerEmail } = await test.institute(token);
    await test.furnish({ id });
    await move(id, 'Active');
    await test.mail();
    await move(id, status, { notify: true });
    const letters = await test.mail();
    expect(letters.map(({ to }) => to.address)).toEqual([ownerEmail]);
    expect(letters[0]?.subject).toContain(words);
    expect(letters[0]?.text).toContain(REASON.note);
    await move(id, status === 'Closed' ? 'Pending' : 'Active');
    expect(await test.mail()).toEqual([]);
  });

  it('signs its emails with the company of the settings, and writes phone numbers as the console does', async () => {
    const before = (await test.call('GET', '/bkbtrSetting', { token })).body.data.bkbtr_settings[0];
    const company = { ...before.company, legalName: 'Lake Desk Private Limited' };
    const { id } = await test.institute(token);
    await test.furnish({ id });
    const phone = '+919812345678';
    await test.call('PATCH', '/bkbtrSetting/save', {
      token,
      body: { company: { ...company, phone } },
    });
    await move(id, 'Active');
    await test.mail();
    await move(id, 'Suspended', { notify: true });
    const [letter] = await test.mail();
    expect(letter?.text).toContain(': +91 98123 45678, ');
    for (const body of [letter?.text, letter?.html]) {
      expect(body).toContain('Lake Desk Private Limited');
    }
    await test.call('PATCH', '/bkbtrSetting/save', { token, body: { company: before.company } });
  });

  it('tells the owner who to call, how to pay and how long the data is kept, as the platform has it', async () => {
    const admin = (await test.call('GET', '/user/me', { token })).body.data.user;
    const { id } = await test.institute(token);
    await test.furnish({ id });
    await test.call('PATCH', `/institution/${id}`, { token, body: { accountManager: admin._id } });
    await test.call('PATCH', '/bkbtrSetting/save', {
      token,
      body: { lifecycle: { closedRetentionDays: 45 } },
    });
    await move(id, 'Active');
    await test.mail();
    await move(id, 'Closed', { notify: true });
    const [letter] = await test.mail();
    expect(letter?.replyTo).toBe(admin.email);
    expect(letter?.text).toContain(`contact ${admin.firstName} ${admin.lastName}: `);
    expect(letter?.text).toContain(admin.email);
    expect(letter?.text).toContain('Your data is kept for 45 days.');
    await test.call('PATCH', '/bkbtrSetting/save', {
      token,
      body: { lifecycle: { closedRetentionDays: 90 } },
    });
  });
});
