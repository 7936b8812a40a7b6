import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../database/id.ts';
import { securityEvent } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { ADMIN, databases, type Institute, ORIGIN, useTestApp } from '../testing/app.ts';

const CHOSEN = 'lotus pond at six';

describe.each(databases)('actions on users on $kind', (database) => {
  const test = useTestApp(database);
  let admin: string;
  let institute: Institute;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(admin);
    await test.mail();
  });

  const person = (facts: object = {}) => ({
    firstName: 'Dev',
    lastName: 'Rao',
    email: `${newId()}@people.example`,
    role: 'Viewer',
    institution: institute.id,
    ...facts,
  });
  async function create(facts?: object) {
    const { body } = await test.call('POST', '/user', { token: admin, body: person(facts) });
    return body.data.user;
  }
  const act = (id: string, action: string) =>
    test.call('PATCH', `/user/${id}`, { token: admin, body: { action } });
  const ageInvitation = (id: string, seconds: number) =>
    test.db
      .update(appUser)
      .set({ invitedAt: new Date(Date.now() - seconds * 1000) })
      .where(eq(appUser.id, id));
  const login = (email: string, password: string, address?: string) =>
    test.call('POST', '/user/login', {
      body: { email, password },
      ...(address && { address }),
    });
  const listed = async (query: string) => {
    const { body } = await test.call('GET', `/user?limit=100&${query}`, { token: admin });
    return body.data.users.map(({ email }: { email: string }) => email);
  };

  it('[API-03 user.update] sends an invitation again after a minute, with a link that replaces the first', async () => {
    const user = await create();
    const [first] = await test.mail();
    const linkOf = (text = '') => text.split(`${ORIGIN}/password/create/`)[1]?.slice(0, 43);

    const soon = await act(user._id, 'resendInvitation');
    expect([soon.status, soon.body.code, soon.body.errors[0].path]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      'action',
    ]);
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await test.mail()).toEqual([]);

    await ageInvitation(user._id, 60);
    const again = await act(user._id, 'resendInvitation');
    expect(again.status).toBe(200);
    expect(again.body.data.user.invitedAt > user.invitedAt).toBe(true);
    const [second] = await test.mail();
    expect(second?.to.address).toBe(user.email);
    const choose = (text = '') =>
      test.call('PATCH', `/user/generate-password/${linkOf(text)}`, {
        body: { type: 'create', password: CHOSEN, confirmPassword: CHOSEN },
      });
    expect((await choose(first?.text)).body.code).toBe('LINK_EXPIRED');
    expect((await choose(second?.text)).status).toBe(200);
    expect((await login(user.email, CHOSEN)).status).toBe(200);
  });

  it('sends one of two that are asked for at once', async () => {
    const user = await create();
    await test.mail();
    await ageInvitation(user._id, 90);
    const answers = await Promise.all([1, 2].map(() => act(user._id, 'resendInvitation')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await test.mail()).toHaveLength(1);
  });

  it('invites no one who has a password', async () => {
    const user = await create({ password: CHOSEN });
    const { status, body } = await act(user._id, 'resendInvitation');
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'BUSINESS_RULE', 'action']);
  });

  it('[API-03 user.create] gives a first password in place of an invitation, to be changed at once', async () => {
    await test.mail();
    const user = await create({ password: CHOSEN });
    expect(user).toMatchObject({ status: 'Active', mustChangePassword: true, invitedAt: null });
    expect(await test.mail()).toEqual([]);
    const { body } = await login(user.email, CHOSEN);
    const list = await test.call('GET', '/institution', { token: body.accessToken });
    expect(list.body.code).toBe('PASSWORD_CHANGE_REQUIRED');

    const own = await test.call('POST', '/user', {
      token: admin,
      body: person({ email: 'lotuspond@people.example', password: 'lotuspond@people' }),
    });
    expect([own.status, own.body.errors[0].path]).toEqual([400, 'password']);
    const short = await test.call('POST', '/user', {
      token: admin,
      body: person({ password: 'x' }),
    });
    expect([short.status, short.body.errors[0].path]).toEqual([400, 'password']);
  });

  it('[API-03 user.update] [API-03 user.list] lists who waits after wrong passwords, and lets them in at once', async () => {
    const user = await create({ password: CHOSEN });
    const secondUser = await create({ password: CHOSEN });
    const place = '198.51.100.7';
    for (let tries = 0; tries < 5; tries += 1) await login(user.email, 'not this one', place);
    expect((await login(user.email, CHOSEN, place)).status).toBe(429);

    expect(await listed('isLocked=true')).toEqual([user.email]);
    const rest = await listed('isLocked=false');
    expect(rest).toContain(secondUser.email);
    expect(rest).not.toContain(user.email);
    const { body } = await test.call('GET', `/user?_id=${user._id}`, { token: admin });
    const wait = Date.parse(body.data.users[0].lockedUntil) - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000);

    const unlocked = await act(user._id, 'unlock');
    expect(unlocked.body.data.user.lockedUntil).toBeNull();
    expect((await login(user.email, CHOSEN, place)).status).toBe(200);
    expect(await listed('isLocked=true')).toEqual([]);
    const events = await test.db
      .select({ kind: securityEvent.kind })
      .from(securityEvent)
      .where(eq(securityEvent.userId, user._id));
    expect(events.map(({ kind }) => kind)).toContain('signIn.unlocked');
  });

  it('lets someone in whose password an administrator sets', async () => {
    const user = await create({ password: CHOSEN });
    const place = '198.51.100.8';
    for (let tries = 0; tries < 5; tries += 1) await login(user.email, 'not this one', place);
    const fresh = 'heron over the lake';
    await test.call('PATCH', `/user/${user._id}/update-password`, {
      token: admin,
      body: { password: fresh, confirmPassword: fresh },
    });
    expect((await login(user.email, fresh, place)).status).toBe(200);
  });

  it('[API-03 user.list] filters by template and by the last sign-in', async () => {
    const [template] = (await test.call('GET', '/template?search=hospitality', { token: admin }))
      .body.data.templates;
    const never = await create();
    const here = await listed(`template=${template._id}`);
    expect(here).toContain(never.email);
    expect(here).not.toContain(ADMIN);
    expect(await listed(`template=${'0'.repeat(24)}`)).toEqual([]);
    expect(await listed('lastLoginAt[exists]=false')).toContain(never.email);
    expect(await listed('lastLoginAt[exists]=false')).not.toContain(ADMIN);
    expect(await listed('lastLoginAt[lt]=2020-01-01T00:00:00.000Z')).toEqual([]);
  });
});
