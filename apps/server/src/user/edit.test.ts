import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../database/id.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';

describe.each(databases)('the address and the institute of a user on $kind', (database) => {
  const test = useTestApp(database);
  let admin: string;
  let institute: Institute;
  let owner: string;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
  });
  beforeEach(async () => {
    institute = await test.institute(admin);
    owner = (await test.signIn(institute.ownerEmail)).accessToken;
    await test.mail();
  });

  const rowOf = async (email: string) => {
    const [row] = await test.db.select().from(appUser).where(eq(appUser.email, email));
    if (!row) throw new Error(`${email} is no one.`);
    return row;
  };
  const colleague = async (role: string, change: object = {}) => {
    const row = await rowOf(institute.ownerEmail);
    const id = newId();
    const email = `${id}@people.example`;
    await test.db.insert(appUser).values({ ...row, id, email, role, ...change });
    return { id, email };
  };
  const change = (id: string, body: object, token = owner) =>
    test.call('PATCH', `/user/${id}`, { token, body });
  const find = async (search: string) =>
    (await test.call('GET', `/user?search=${search}`, { token: admin })).body.data.users;
  const isSignedIn = async (token: string) =>
    (await test.call('GET', '/user/me', { token })).status === 200;

  it('another address signs in with the same password; sessions end, both addresses are told', async () => {
    const desk = await colleague('Front Desk');
    const { accessToken } = await test.signIn(desk.email);
    const email = `new.${desk.email}`;
    const { status, body } = await change(desk.id, { email: email.toUpperCase() });
    expect([status, body.data.user.email]).toEqual([200, email]);
    expect(await isSignedIn(accessToken)).toBe(false);
    const mails = await test.mail();
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [desk.email, 'Your sign-in email was changed'],
      [email, 'Your sign-in email was changed'],
    ]);
    expect((await test.signIn(email)).accessToken).toMatch(/\w/);
    expect(await find(email)).toMatchObject([{ _id: desk.id }]);
  });

  it('an owner is found at their institute by the new address', async () => {
    const { id } = await rowOf(institute.ownerEmail);
    const email = `moved.${institute.ownerEmail}`;
    await change(id, { email }, admin);
    const { body } = await test.call('GET', `/institution?search=${email}`, { token: admin });
    expect(body.data.institutions).toMatchObject([{ _id: institute.id, owner: { email } }]);
  });

  it('who was invited gets the invitation at the new address, and the old link stops working', async () => {
    const email = `${newId()}@invited.example`;
    const invited = { firstName: 'Ravi', lastName: 'Shah', email, role: 'Viewer' };
    const answer = await test.call('POST', '/user', { token: owner, body: invited });
    const [first] = await test.mail();
    const next = `new.${email}`;
    await change(answer.body.data.user._id, { email: next });
    const mails = await test.mail();
    expect(mails.map(({ to }) => to.address)).toEqual([next]);
    const tokenOf = (text = '') => /create\/([\w-]+)/.exec(text)?.[1] ?? '';
    const use = (text: string | undefined) => {
      const password = 'quiet lake at dawn';
      const body = { type: 'create', password, confirmPassword: password };
      return test.call('PATCH', `/user/generate-password/${tokenOf(text)}`, { body });
    };
    expect((await use(first?.text)).status).not.toBe(200);
    expect((await use(mails[0]?.text)).status).toBe(200);
  });

  it.each([
    ['a taken one', 'owner', ADMIN, [409, 'DUPLICATE']],
    ['one without permission to set passwords', 'manager', 'x@y.example', [403, 'FORBIDDEN']],
    ['the own one', 'self', 'x@y.example', [422, 'BUSINESS_RULE']],
  ] as const)('refuses %s, naming the field', async (_, who, email, expected) => {
    const desk = await colleague('Front Desk');
    const manager = await colleague('Manager');
    const { accessToken } = await test.signIn(manager.email);
    const own = await rowOf(institute.ownerEmail);
    const { status, body } = await change(
      who === 'self' ? own.id : desk.id,
      { email },
      who === 'manager' ? accessToken : owner,
    );
    expect([status, body.code]).toEqual(expected);
    expect(body.errors).toMatchObject([{ path: 'email' }]);
  });

  it('platform staff move a user to another institute: their sessions end, and they are found there', async () => {
    const desk = await colleague('Front Desk');
    const otherInstitute = await test.institute(admin);
    const { accessToken } = await test.signIn(desk.email);
    const { status, body } = await change(desk.id, { institution: otherInstitute.id }, admin);
    expect([status, body.data.user.institution._id]).toEqual([200, otherInstitute.id]);
    expect(await isSignedIn(accessToken)).toBe(false);
    const where = eq(institution.id, otherInstitute.id);
    const [there] = await test.db.select().from(institution).where(where);
    expect((await find(there?.code ?? '')).map(({ _id }: { _id: string }) => _id)).toContain(
      desk.id,
    );
    const again = (await test.signIn(desk.email)).accessToken;
    const seen = await test.call('GET', '/institution', { token: again });
    expect(seen.body.data.institutions.map(({ _id }: { _id: string }) => _id)).toEqual([
      otherInstitute.id,
    ]);
  });

  it('refuses to move by others, to nowhere, of owners of record, of the last owner and of staff', async () => {
    const desk = await colleague('Front Desk');
    const otherInstitute = await test.institute(admin);
    const closed = await test.institute(admin);
    await test.db
      .update(institution)
      .set({ status: 'Closed' })
      .where(eq(institution.id, closed.id));
    const own = await rowOf(institute.ownerEmail);
    const staff = await rowOf(ADMIN);
    const codes = async (id: string, to: string, token = admin) => {
      const { status, body } = await change(id, { institution: to }, token);
      return [status, body.code, body.errors?.[0]?.path];
    };
    expect(await codes(desk.id, otherInstitute.id, owner)).toEqual([
      403,
      'FORBIDDEN',
      'institution',
    ]);
    expect(await codes(desk.id, '0'.repeat(24))).toEqual([400, 'VALIDATION', 'institution']);
    expect((await codes(desk.id, closed.id))[1]).toBe('INSTITUTION_CLOSED');
    expect(await codes(own.id, otherInstitute.id)).toEqual([422, 'BUSINESS_RULE', 'institution']);
    expect(await codes(staff.id, otherInstitute.id)).toEqual([422, 'BUSINESS_RULE', 'institution']);

    // The owner of record is deactivated, so the other one is the last who can sign in.
    const second = await colleague('Owner');
    const where = eq(institution.id, institute.id);
    await test.db.update(institution).set({ status: 'Active' }).where(where);
    await test.db.update(appUser).set({ status: 'Inactive' }).where(eq(appUser.id, own.id));
    expect(await codes(second.id, otherInstitute.id)).toEqual([
      422,
      'BUSINESS_RULE',
      'institution',
    ]);
  });
});
