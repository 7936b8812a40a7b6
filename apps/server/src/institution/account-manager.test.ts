import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { appUser } from '../schema/tenant.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';

describe.each(databases)('who looks after institutes on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let admin: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    admin = (await test.call('GET', '/user/me', { token })).body.data.user._id;
  });

  const edit = (id: string, body: unknown, as = token) =>
    test.call('PATCH', `/institution/${id}`, { token: as, body });

  it('[API-03 institution.update] is someone of the platform, and found by a filter', async () => {
    const { id } = await test.institute(token);
    const { status, body } = await edit(id, { accountManager: admin });
    expect(status).toBe(200);
    expect(body.data.institution.accountManager).toMatchObject({ _id: admin });
    const list = await test.call('GET', `/institution?accountManager=${admin}`, { token });
    expect(list.body.data.institutions.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    const cleared = await edit(id, { accountManager: null });
    expect(cleared.body.data.institution.accountManager).toBeNull();
  });

  it('is no one of an institute, and no one who is deactivated', async () => {
    const { id } = await test.institute(token);
    const { body: answer } = await test.call('GET', `/institution/${id}`, { token });
    const refused = {
      code: 'VALIDATION',
      errors: [{ path: 'accountManager', code: 'not_found' }],
    };
    const owner = answer.data.institution.owner._id;
    expect((await edit(id, { accountManager: owner })).body).toMatchObject(refused);
    const [former] = await test.db
      .insert(appUser)
      .values({
        ...{ id: 'ab'.repeat(12), firstName: 'Former', lastName: 'Admin', role: 'Super Admin' },
        ...{ email: 'former@booking.example', status: 'Inactive', version: 0 },
        ...{ createdAt: new Date(), updatedAt: new Date() },
      })
      .returning();
    expect((await edit(id, { accountManager: former?.id })).body).toMatchObject(refused);
  });

  it('is shown to the institute, which can call them and cannot change it', async () => {
    const { id, ownerEmail } = await test.institute(token);
    await edit(id, { accountManager: admin });
    const own = (await test.signIn(ownerEmail)).accessToken;
    const { body } = await test.call('GET', `/institution/${id}`, { token: own });
    expect(body.data.institution.accountManager).toEqual({
      _id: admin,
      name: expect.stringMatching(/\w/),
      email: ADMIN,
      phone: null,
    });
    const { status } = await edit(id, { accountManager: null }, own);
    expect(status).toBe(403);
    const unchanged = await test.call('GET', `/institution/${id}`, { token });
    expect(unchanged.body.data.institution.accountManager).toMatchObject({ _id: admin });
  });

  it('is not shown to the institute once they are deactivated, nor found by its filter', async () => {
    const { id, ownerEmail } = await test.institute(token);
    const manager = 'ef'.repeat(12);
    await test.db.insert(appUser).values({
      ...{ id: manager, firstName: 'Ravi', lastName: 'Menon', role: 'Super Admin', version: 0 },
      ...{ email: 'ravi@booking.example', status: 'Active', phone: '+919812345678' },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    });
    await edit(id, { accountManager: manager });
    const own = (await test.signIn(ownerEmail)).accessToken;
    const read = (as: string) => test.call('GET', `/institution/${id}`, { token: as });
    expect((await read(own)).body.data.institution.accountManager).toMatchObject({
      name: 'Ravi Menon',
      phone: '+919812345678',
    });
    await test.db.update(appUser).set({ status: 'Inactive' }).where(eq(appUser.id, manager));
    expect((await read(own)).body.data.institution.accountManager).toBeNull();
    expect((await read(token)).body.data.institution.accountManager).toMatchObject({
      _id: manager,
    });
    const list = await test.call('GET', `/institution?accountManager=${manager}`, { token: own });
    expect(list.body.data.institutions).toEqual([]);
  });

  it('goes when they leave the platform', async () => {
    const { id } = await test.institute(token);
    const left = 'cd'.repeat(12);
    await test.db.insert(appUser).values({
      ...{ id: left, firstName: 'Tara', lastName: 'Das', role: 'Super Admin', version: 0 },
      ...{ email: 'tara@booking.example', status: 'Active' },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    });
    expect((await edit(id, { accountManager: left })).status).toBe(200);
    await test.db.update(appUser).set({ institutionId: id }).where(eq(appUser.id, left));
    const { body } = await test.call('GET', `/institution/${id}`, { token });
    expect(body.data.institution.accountManager).toBeNull();
  });

  it('a PAN is the one in the GSTIN', async () => {
    const { id } = await test.institute(token);
    const gstin = '27AAPFU0939F1ZV';
    const wrong = { code: 'VALIDATION', errors: [{ path: 'pan', code: 'mismatch' }] };
    expect((await edit(id, { gstin, pan: 'AAAPL1234C' })).body).toMatchObject(wrong);
    expect((await edit(id, { gstin, pan: 'aapfu0939f' })).body.data.institution.pan).toBe(
      'AAPFU0939F',
    );
    expect((await edit(id, { pan: 'AAAPL1234C' })).body).toMatchObject(wrong);
    expect((await edit(id, { gstin: null, pan: 'AAAPL1234C' })).status).toBe(200);
  });
});
