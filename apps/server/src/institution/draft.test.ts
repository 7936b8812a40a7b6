import { addDays } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { pricing } from '../schema/pricing.ts';
import { ADMIN, databases, instituteForm, useTestApp } from '../testing/app.ts';
import { stopAtNoon } from '../testing/noon.ts';

const { today } = stopAtNoon();

describe.each(databases)('an institute without an owner on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  async function draft() {
    const { owner, ...form } = await instituteForm(test.db);
    const { status, body } = await test.call('POST', '/institution', { token, body: form });
    expect(status).toBe(201);
    return { stored: body.data.institution, owner };
  }
  const edit = (id: string, body: unknown) =>
    test.call('PATCH', `/institution/${id}`, { token, body });
  const activate = (id: string) =>
    test.call('PATCH', `/institution/${id}/change-status`, { token, body: { status: 'Active' } });

  it('is a draft: no one is invited, and no trial starts', async () => {
    const { stored } = await draft();
    expect(stored).toMatchObject({ status: 'Pending', owner: null, currentSubscription: null });
    expect(stored.setup).toMatchObject({ owner: false, subscription: false, percentage: 0 });
    expect(await test.mail()).toEqual([]);
  });

  it('gets its owner by an update: invited, found by name, with the trial', async () => {
    const { stored, owner } = await draft();
    const { status, body } = await edit(stored._id, { name: 'Heron House', owner, __v: 0 });
    expect(status).toBe(200);
    expect(body.data.institution).toMatchObject({
      name: 'Heron House',
      owner: { name: 'Asha Mehta', email: owner.email },
      // Fourteen days, today being the first.
      currentSubscription: {
        plan: 'basic',
        status: 'Trialing',
        currentPeriodEnd: addDays(today, 13),
      },
      setup: { owner: false, subscription: true, percentage: 17 },
      __v: 1,
    });
    const letters = await test.mail();
    expect(letters.map(({ to }) => to.address)).toEqual([owner.email]);
    expect(letters[0]?.subject).toContain('Heron House');
    const search = encodeURIComponent(`heron ${owner.email}`);
    for (const list of ['institution', 'user']) {
      const answer = await test.call('GET', `/${list}?search=${search}`, { token });
      expect(answer.body.total).toBe(1);
    }
  });

  it('gets its owner after a plan was sold, without a trial', async () => {
    const { stored, owner } = await draft();
    const [plan] = await test.db.select().from(pricing).where(eq(pricing.key, 'standard'));
    const sold = await test.call('POST', '/subscription', {
      token,
      body: { institution: stored._id, pricing: plan?.id, billingCycle: 'Monthly' },
    });
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    const { status, body } = await edit(stored._id, { owner });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.institution).toMatchObject({
      owner: { email: owner.email },
      currentSubscription: { plan: 'standard', status: 'Pending' },
    });
    // Besides the invitation, the plan that was sold has its invoice.
    expect((await test.mail()).map(({ to }) => to.address)).toEqual([stored.email, owner.email]);
  });

  it('gets no owner once it is closed', async () => {
    const { stored, owner } = await draft();
    const reason = { code: 'other', note: 'A test.' };
    const closed = await test.call('PATCH', `/institution/${stored._id}/change-status`, {
      token,
      body: { status: 'Closed', reason },
    });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    const { status, body } = await edit(stored._id, { owner });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'INSTITUTION_CLOSED' });
  });

  it('gets one owner only, however many updates name one at once', async () => {
    const { stored, owner } = await draft();
    const sent = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        edit(stored._id, { owner: { ...owner, email: `${at}.${owner.email}` } }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const refused = sent.find(({ status }) => status === 422);
    expect(refused?.body).toMatchObject({ code: 'BUSINESS_RULE', errors: [{ path: 'owner' }] });
    expect(await test.mail()).toHaveLength(1);
  });

  it('stays a draft when the address of the owner is taken', async () => {
    const { stored, owner } = await draft();
    const { status, body } = await edit(stored._id, { owner: { ...owner, email: ADMIN } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'DUPLICATE', errors: [{ path: 'owner.email' }] });
    const after = await test.call('GET', `/institution/${stored._id}`, { token });
    expect(after.body.data.institution).toMatchObject({ owner: null, __v: 0 });
  });

  it('cannot be activated before it has an owner, a subscription and something to sell', async () => {
    const { stored, owner } = await draft();
    const early = await activate(stored._id);
    expect(early.status).toBe(422);
    expect(early.body).toMatchObject({ code: 'BUSINESS_RULE', errors: [{ path: 'status' }] });
    expect(early.body.message).toContain('owner');
    await edit(stored._id, { owner });
    expect((await activate(stored._id)).body.message).toContain('category');
    await test.furnish({ id: stored._id });
    expect((await activate(stored._id)).status).toBe(200);
  });

  it('takes an owner from the platform alone', async () => {
    const tenant = await test.institute(token);
    const { accessToken } = await test.signIn(tenant.ownerEmail);
    const owner = { firstName: 'Ravi', lastName: 'Nair', email: 'ravi@other.example' };
    const { status, body } = await test.call('PATCH', `/institution/${tenant.id}`, {
      token: accessToken,
      body: { owner },
    });
    expect(status).toBe(403);
    expect(body).toMatchObject({ errors: [{ path: 'owner', code: 'platform_only' }] });
  });
});
