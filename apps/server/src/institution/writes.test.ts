import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { subscription } from '../schema/subscription.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { ADMIN, databases, type Institute, instituteForm, useTestApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';

describe.each(databases)('what a change writes on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let tenant: Institute;
  let owner: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    tenant = await test.institute(token);
    await test.furnish(tenant);
    owner = (await test.signIn(tenant.ownerEmail)).accessToken;
  });

  /** The writes to institutions and users of one call, as in `update institution`. */
  async function writes(method: string, path: string, body: unknown, as = token) {
    const sent = await statementsOf(async () => {
      const { status, body: answer } = await test.call(method, path, { token: as, body });
      expect(status, JSON.stringify(answer)).toBeLessThan(300);
    });
    return sent.flatMap(({ text }) => {
      const [, what, table] = /^\s*(insert into|update) "(institution|app_user)"/.exec(text) ?? [];
      return what ? `${what} ${table}` : [];
    });
  }

  const form = (fields: Readonly<Record<string, string>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const edit = (change: unknown) => writes('PATCH', `/institution/${tenant.id}`, change);
  const finds = async (list: string, search: string) =>
    (await test.call('GET', `/${list}?search=${encodeURIComponent(search)}`, { token })).body.total;

  it('is one row for a change of an institute, searched for or not', async () => {
    expect(await edit({ phone: '+919800000001' })).toEqual(['update institution']);
    expect(await edit({ notes: 'call first' })).toEqual(['update institution']);
    expect(
      await writes('PATCH', `/institution/${tenant.id}/change-status`, { status: 'Active' }),
    ).toEqual(['update institution']);
  });

  it('is the users too when the institute is renamed: they are found by its name', async () => {
    expect(await edit({ name: 'Heron House' })).toEqual(['update institution', 'update app_user']);
    expect(await finds('institution', 'heron')).toBe(1);
    expect(await finds('user', 'asha heron')).toBe(1);
  });

  it('is a row each for an institute and its owner, and whose it is', async () => {
    expect(await writes('POST', '/institution', await instituteForm(test.db))).toEqual([
      'insert into institution',
      'insert into app_user',
      'update institution',
    ]);
  });

  it('is the institute too when its owner has another name, and no one else', async () => {
    expect(
      await writes('PATCH', '/user/me', form({ firstName: 'Usha', lastName: 'Rao' }), owner),
    ).toEqual(['update app_user', 'update institution']);
    expect(await finds('institution', 'usha rao heron')).toBe(1);
    expect(await finds('user', 'usha rao heron')).toBe(1);
    expect(await finds('user', 'mehta heron')).toBe(0);
    expect(await writes('PATCH', '/user/me', form({ homeType: 'Day' }), owner)).toEqual([
      'update app_user',
    ]);
    const member = { firstName: 'Ravi', lastName: 'Nair', email: 'ravi@heron.example' };
    const { body } = await test.call('POST', '/user', {
      token: owner,
      body: { ...member, role: 'Manager' },
    });
    const id = body.data.user._id;
    expect(await writes('PATCH', `/user/${id}`, { firstName: 'Rabi' }, owner)).toEqual([
      'update app_user',
    ]);
    expect(await finds('user', 'rabi heron')).toBe(1);
    expect(await finds('institution', 'rabi')).toBe(0);
  });

  it('is one row of each for changes that are of several kinds', async () => {
    const profile = form({ firstName: 'Usha', preferences: '{"theme":"dark"}' });
    expect(await writes('PATCH', '/user/me', profile, owner)).toEqual([
      'update app_user',
      'update institution',
    ]);
    const person = { firstName: 'Lata', lastName: 'Rao', email: 'lata@heron.example' };
    const answer = await test.call('POST', '/user', {
      token: owner,
      body: { ...person, role: 'Manager' },
    });
    const { _id: id } = answer.body.data.user;
    const long = new Date(Date.now() - 3_600_000);
    await test.db.update(appUser).set({ invitedAt: long }).where(eq(appUser.id, id));
    await test.mail();
    const again = { lastName: 'Roy', action: 'resendInvitation' };
    expect(await writes('PATCH', `/user/${id}`, again, owner)).toEqual(['update app_user']);
    expect((await test.mail()).map(({ to }) => to.address)).toEqual([person.email]);
    await test.db.update(appUser).set({ invitedAt: long }).where(eq(appUser.id, id));
    const elsewhere = { email: 'lata.roy@heron.example', action: 'resendInvitation' };
    expect(await writes('PATCH', `/user/${id}`, elsewhere, owner)).toEqual(['update app_user']);
    expect((await test.mail()).map(({ to }) => to.address)).toEqual([elsewhere.email]);
  });

  it('is one row for an institute that is given its owner with other changes', async () => {
    const { owner: person, ...rest } = await instituteForm(test.db);
    const { body } = await test.call('POST', '/institution', { token, body: rest });
    const { _id: id, __v } = body.data.institution;
    const change = { name: 'Egret House', owner: person, __v };
    expect(await writes('PATCH', `/institution/${id}`, change)).toEqual([
      'insert into app_user',
      'update institution',
      'update app_user',
    ]);
    expect(await finds('institution', 'asha egret')).toBe(1);
    expect(await finds('user', 'asha egret')).toBe(1);
  });

  it('is the institute once an hour for any number of sign-ins', async () => {
    const place = async () => {
      const { rows } = await test.db.execute(
        sql`select ctid::text, last_activity_at from institution where id = ${tenant.id}`,
      );
      return rows;
    };
    const before = await place();
    await test.signIn(tenant.ownerEmail);
    expect(await place()).toEqual(before);
    const longAgo = new Date(Date.now() - 3_700_000);
    await test.db
      .update(institution)
      .set({ lastActivityAt: longAgo })
      .where(eq(institution.id, tenant.id));
    await test.signIn(tenant.ownerEmail);
    const [stored] = await test.db
      .select({ at: institution.lastActivityAt })
      .from(institution)
      .where(eq(institution.id, tenant.id));
    expect(stored?.at?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is no user for a sign-in, so no index of theirs', async () => {
    const stored = async () => {
      const { rows } = await test.db.execute(sql`
        select app_user.ctid::text as place, last_login.at from app_user
        join last_login on user_id = app_user.id where email = ${tenant.ownerEmail}`);
      return rows[0];
    };
    const before = await stored();
    const sent = await statementsOf(() => test.signIn(tenant.ownerEmail));
    expect(sent.filter(({ text }) => /^\s*(insert into|update) "app_user"/.test(text))).toEqual([]);
    const after = await stored();
    expect(after?.place).toBe(before?.place);
    expect(after?.at).not.toEqual(before?.at);
  });

  it('is the end of the subscription, by its own time, when the institute closes', async () => {
    const { id } = await test.institute(token);
    const reason = { code: 'other', note: 'A test.' };
    const stored = () =>
      test.db.select().from(subscription).where(eq(subscription.institutionId, id));
    const [agreed] = await stored();
    const before = Date.now();
    await test.call('PATCH', `/institution/${id}/change-status`, {
      token,
      body: { status: 'Closed', reason },
    });
    const [ended] = await stored();
    expect(ended).toMatchObject({ status: 'Cancelled', pausedAt: null });
    expect(ended?.endedAt?.getTime()).toBeGreaterThanOrEqual(before);
    // With the tax that is added to the price of its plan.
    expect(ended?.cyclePriceMinor).toBeGreaterThan(ended?.priceMinor ?? 0);
    expect(ended?.cyclePriceMinor).toBe(agreed?.cyclePriceMinor);
  });

  it('keeps the creation in a history of any length', async () => {
    const { id } = await test.institute(token);
    const change = { from: 'Active', to: 'Active', reason: null, at: '2026-01-01T00:00:00.000Z' };
    await test.db.execute(sql`
      update institution set status = 'Active', status_history = (
        select jsonb_agg(event) from (
          select status_history -> 0 as event
          union all select ${JSON.stringify({ ...change, by: null })}::jsonb from generate_series(1, 49)
        ) as events) where id = ${id}`);
    const reason = { code: 'other', note: 'A test.' };
    const { body } = await test.call('PATCH', `/institution/${id}/change-status`, {
      token,
      body: { status: 'Inactive', reason },
    });
    const { statusHistory } = body.data.institution;
    expect(statusHistory).toHaveLength(50);
    expect(statusHistory[0]).toMatchObject({ from: null, to: 'Pending' });
    expect(statusHistory.at(-1)).toMatchObject({ from: 'Active', to: 'Inactive' });
  });

  it('tells users of the institute neither tags, nor notes, nor who of the platform did it', async () => {
    const { id, ownerEmail } = await test.institute(token, { tags: ['churn-risk'], notes: 'late' });
    const as = (await test.signIn(ownerEmail)).accessToken;
    const own = await test.call('GET', `/institution/${id}`, { token: as });
    expect(own.body.data.institution).toMatchObject({ tags: [], notes: null });
    expect(own.body.data.institution.statusHistory).toEqual([
      expect.objectContaining({ from: null, to: 'Pending', by: null }),
    ]);
    for (const [who, total] of [
      [as, 0],
      [token, 1],
    ] as const) {
      const list = await test.call('GET', '/institution?tag=churn-risk', { token: who });
      expect(list.body.total).toBe(total);
    }
    const platforms = await test.call('GET', `/institution/${id}`, { token });
    expect(platforms.body.data.institution).toMatchObject({ tags: ['churn-risk'], notes: 'late' });
    expect(platforms.body.data.institution.statusHistory[0].by.name).toBe('Anjali Menon');
  });

  it.each([
    ['Anil', 'अनिल', 'अनिल'],
    ['Ørsted', 'Łukasz', 'orsted lukasz'],
    ['Ørsted', 'Łukasz', 'ØRSTED'],
    ['Jan', 'Straße', 'strasse'],
    ['Jan', 'Strasse', 'straße'],
    ['Đorđe', 'Æsir', 'dorde aesir'],
    ['Đorđe', 'Æsir', 'Đorđe'],
    ['ﬁnch', 'Doe', 'finch'],
    ['finch', 'Doe', 'ﬁnch'],
  ])('[API-06] finds %s %s, user and owner, by %s', async (firstName, lastName, search) => {
    const { owner: person } = await instituteForm(test.db);
    const { id, ownerEmail } = await test.institute(token, {
      owner: { ...person, firstName, lastName },
    });
    const query = `search=${encodeURIComponent(search)}&limit=100`;
    const users = await test.call('GET', `/user?${query}`, { token });
    expect(users.body.data.users.map((user: { email: string }) => user.email)).toContain(
      ownerEmail,
    );
    const owned = await test.call('GET', `/institution?${query}`, { token });
    const ids = owned.body.data.institutions.map((row: { _id: string }) => row._id);
    expect(ids).toContain(id);
  });

  it('[API-06] tells words of other scripts apart by their vowels', async () => {
    await test.institute(token, { name: 'कला भवन' });
    await test.institute(token, { name: 'किला भवन' });
    expect(await finds('institution', 'कला')).toBe(1);
    expect(await finds('institution', 'किला')).toBe(1);
    expect(await finds('institution', 'भवन')).toBe(2);
  });
});
