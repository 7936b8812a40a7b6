import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as tables from '../schema/index.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';

describe.each(databases)('users on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let institute: Institute;
  let otherInstitute: Institute;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(token, {
      name: 'Café Pondichéry',
      owner: { firstName: 'Zoë', lastName: 'D’Souza', email: 'zoe@pondichery.example' },
    });
    otherInstitute = await test.institute(token);
  });

  async function list(query: string, as = token) {
    const { status, body } = await test.call('GET', `/user?${query}`, { token: as });
    expect(status).toBe(200);
    const names: string[] = body.data.users.map((user: { email: string }) => user.email);
    return { ...body, names };
  }
  async function idOf(email: string): Promise<string> {
    const [row] = await test.db
      .select({ id: tables.appUser.id })
      .from(tables.appUser)
      .where(eq(tables.appUser.email, email));
    return row?.id ?? '';
  }
  const change = (id: string, body: object, as = token) =>
    test.call('PATCH', `/user/${id}`, { token: as, body });

  it.each([
    ['search=zoe', ['zoe@pondichery.example']],
    ['search=Zoë+souza', ['zoe@pondichery.example']],
    ['search=cafe+pondichery', ['zoe@pondichery.example']],
    ['search=pondichery.example', ['zoe@pondichery.example']],
    ['search=nobody%25', []],
    ['role=Super+Admin', [ADMIN]],
  ])('[API-03 user.list] %s finds %j', async (query, names) => {
    expect((await list(query)).names).toEqual(names);
  });

  it('[API-03 user.list] never answers a password, and shows users of an institution their own alone', async () => {
    const own = await list('limit=100', (await test.signIn(otherInstitute.ownerEmail)).accessToken);
    expect(own.names).toEqual([otherInstitute.ownerEmail]);
    expect(JSON.stringify(await list('limit=100'))).not.toMatch(/argon2|passwordHash/);
  });

  it('[API-03 user.update] changes what is named, and keeps two administrators from undoing each other', async () => {
    const id = await idOf(institute.ownerEmail);
    const { status, body } = await change(id, {
      firstName: 'Zora',
      phone: '+919812345678',
      __v: 0,
    });
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ firstName: 'Zora', phone: '+919812345678', __v: 1 });
    const late = await change(id, { firstName: 'Zita', __v: 0 });
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT' });
    // The institute is found by the new name of its owner.
    const { body: answer } = await test.call('GET', '/institution?search=zora', { token });
    expect(answer.total).toBe(1);
  });

  it('[API-03 user.update] signs a deactivated user out at once, and lets them in again', async () => {
    const colleague = await test.institute(token);
    const id = await idOf(colleague.ownerEmail);
    const { accessToken } = await test.signIn(colleague.ownerEmail);
    expect((await change(id, { status: 'Inactive' })).status).toBe(200);
    expect((await test.call('GET', '/user/me', { token: accessToken })).status).toBe(401);
    expect((await test.signIn(colleague.ownerEmail)).accessToken).toBeUndefined();
    await change(id, { status: 'Active' });
    expect((await test.signIn(colleague.ownerEmail)).accessToken).toBeDefined();
  });

  it('leaves an invited person to the link', async () => {
    const invited = await test.institute(token);
    const id = await idOf(invited.ownerEmail);
    await test.db
      .update(tables.appUser)
      .set({ status: 'Invited', passwordHash: null })
      .where(eq(tables.appUser.id, id));
    expect((await change(id, { status: 'Active' })).status).toBe(422);
    expect((await change(id, { status: 'Inactive' })).status).toBe(200);
    const back = await change(id, { status: 'Active' });
    expect([back.status, back.body.data.user.status]).toEqual([200, 'Invited']);
  });
});
