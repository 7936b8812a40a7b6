import { INSTITUTION_STATUSES, INSTITUTION_TRANSITIONS } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { subscription } from '../schema/subscription.ts';
import { institution } from '../schema/tenant.ts';
import { ADMIN, databases, instituteForm, useTestApp } from '../testing/app.ts';

const REASON = { code: 'other', note: 'A test.' };

describe.each(databases)('writing institutes on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const create = (body: unknown) => test.call('POST', '/institution', { token, body });
  const edit = (id: string, body: unknown) =>
    test.call('PATCH', `/institution/${id}`, { token, body });
  const move = (id: string, body: unknown) =>
    test.call('PATCH', `/institution/${id}/change-status`, { token, body });

  it('[ENT-04] refuses the status in an ordinary change', async () => {
    const { id } = await test.institute(token);
    const { status, body } = await edit(id, { status: 'Active' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'status' }] });
    const stored = await test.call('GET', `/institution/${id}`, { token });
    expect(stored.body.data.institution.status).toBe('Pending');
  });

  const pairs = INSTITUTION_STATUSES.flatMap((from) =>
    INSTITUTION_STATUSES.map((to) => ({ from, to })),
  );
  it.each(pairs)('[ENT-04] $from to $to follows the table of transitions', async ({ from, to }) => {
    const { id } = await test.institute(token);
    await test.furnish({ id });
    await test.db.update(institution).set({ status: from }).where(eq(institution.id, id));
    const { status, body } = await move(id, { status: to, reason: REASON });
    const allowed: readonly string[] = INSTITUTION_TRANSITIONS[from];
    if (from === to) {
      expect(status).toBe(200);
      expect(body.data.institution.statusHistory).toHaveLength(1);
      expect(body.data.institution.__v).toBe(0);
    } else if (allowed.includes(to)) {
      expect(status).toBe(200);
      expect(body.data.institution).toMatchObject({ status: to, statusReason: REASON, __v: 1 });
    } else {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'INVALID_TRANSITION', data: allowed });
    }
  });

  it.each(['Suspended', 'Inactive', 'Closed'])('[ENT-04] %s needs a reason', async (status) => {
    const { id } = await test.institute(token);
    await test.furnish({ id });
    await move(id, { status: 'Active' });
    const { status: code, body } = await move(id, { status });
    expect(code).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'reason' }] });
  });

  it('[ENT-05] ends the subscription of an institute that closes', async () => {
    const { id } = await test.institute(token);
    const { body } = await move(id, { status: 'Closed', reason: REASON });
    expect(body.data.institution.currentSubscription).toBeNull();
  });

  it('[ENT-05] lets the database refuse a second current subscription', async () => {
    const { id } = await test.institute(token);
    const [first] = await test.db
      .select()
      .from(subscription)
      .where(eq(subscription.institutionId, id));
    if (!first) throw new Error('A new institute has a trial.');
    const second = test.db.insert(subscription).values({ ...first, id: 'another' });
    await expect(second).rejects.toThrow();
  });

  it('keeps the last 50 changes of status', async () => {
    const { id } = await test.institute(token);
    await test.furnish({ id });
    await move(id, { status: 'Active' });
    for (let round = 0; round < 26; round += 1) {
      await move(id, { status: 'Inactive', reason: REASON });
      await move(id, { status: 'Active' });
    }
    const { body } = await test.call('GET', `/institution/${id}`, { token });
    expect(body.data.institution.statusHistory).toHaveLength(50);
    expect(body.data.institution.statusHistory.at(-1).to).toBe('Active');
  });

  it('lets one of many changes from the same version win', async () => {
    const { id } = await test.institute(token);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => edit(id, { name: `Name ${at}`, __v: 0 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('names the field whose value is taken, and leaves nothing behind', async () => {
    const form = await instituteForm(test.db);
    expect((await create(form)).status).toBe(201);
    const secondForm = await instituteForm(test.db);

    const sameCode = await create({ ...secondForm, code: form.code.toLowerCase() });
    expect(sameCode.status).toBe(409);
    expect(sameCode.body).toMatchObject({ code: 'DUPLICATE', errors: [{ path: 'code' }] });

    const sameOwner = await create({ ...secondForm, owner: form.owner });
    expect(sameOwner.body).toMatchObject({ code: 'DUPLICATE', errors: [{ path: 'owner.email' }] });

    const list = await test.call('GET', `/institution?search=${secondForm.code}`, { token });
    expect(list.body.total).toBe(0);
  });

  it('allows the same name in the same city', async () => {
    const first = await instituteForm(test.db);
    const second = await instituteForm(test.db);
    await create(first);
    expect((await create({ ...second, name: first.name })).status).toBe(201);
  });

  it('settles code and template when an institute opens', async () => {
    const { id } = await test.institute(token);
    expect((await edit(id, { code: `NEW${id.slice(-5).toUpperCase()}` })).status).toBe(200);
    await test.furnish({ id });
    await move(id, { status: 'Active' });
    const { status, body } = await edit(id, { code: 'LATER' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'BUSINESS_RULE', errors: [{ path: 'code' }] });
  });

  it.each([
    [
      'a PIN code of India',
      { address: { line1: 'a', city: 'b', country: 'IN', postalCode: '12' } },
      'address.postalCode',
    ],
    ['a time zone', { timezone: 'Asia/Nowhere' }, 'timezone'],
    ['an offset as a time zone', { timezone: '+05:30' }, 'timezone'],
    ['a currency', { currency: 'ABC' }, 'currency'],
    ['a short name of a time zone', { timezone: 'IST' }, 'timezone'],
    ['a language', { locale: 'not a language' }, 'locale'],
    ['a language without numbers and dates', { locale: 'xx' }, 'locale'],
    ['a GSTIN', { gstin: '123' }, 'gstin'],
    ['an https address', { website: 'http://plain.example' }, 'website'],
    ['a template', { template: '0'.repeat(24) }, 'template'],
  ])('checks %s', async (_what, change, path) => {
    const { id } = await test.institute(token);
    const { status, body } = await edit(id, change);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
    expect(body.errors[0].message).toMatch(/^[A-Z].+\.$/);
  });

  it('stores phone numbers and PIN codes in one form, however they are written', async () => {
    const { id } = await test.institute(token);
    const { status, body } = await edit(id, {
      phone: '+91 (0)98765-43210',
      whatsappNumber: '0091 98765 43211',
      address: { line1: 'a', city: 'b', country: 'IN', postalCode: '571 201' },
    });
    expect(status).toBe(200);
    expect(body.data.institution).toMatchObject({
      phone: '+919876543210',
      whatsappNumber: '+919876543211',
      address: { postalCode: '571201' },
    });
    const short = await edit(id, { phone: '+9198765' });
    expect(short.body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'phone' }] });
  });

  it('clears with null, and keeps what is not named', async () => {
    const { id } = await test.institute(token, { notes: 'call first', legalName: 'Lake Pvt Ltd' });
    const { body } = await edit(id, { notes: null });
    expect(body.data.institution).toMatchObject({ notes: null, legalName: 'Lake Pvt Ltd' });
  });
});
