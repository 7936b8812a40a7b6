import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityEvent } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { ADMIN, databases, openTestApp, PASSWORD, type TestApp } from '../testing/app.ts';

const MINUTE = 60;

describe.each(databases)('the sessions of a user on $kind', (database) => {
  let test: TestApp;
  let admin: string;

  beforeAll(async () => {
    test = await openTestApp(database);
    admin = (await test.signIn(ADMIN)).accessToken;
  });
  afterAll(() => test.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  function later(seconds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  }

  const get = (path: string, token: string) => test.call('GET', path, { token });
  const patch = (path: string, token: string, body: object) =>
    test.call('PATCH', path, { token, body });
  const sessionsOf = async (path: string, token: string) =>
    (await get(path, token)).body.data.sessions;
  const statusOf = async (token: string) => (await get('/user/me', token)).status;
  const idOf = async (email: string) => {
    const [user] = await test.db.select().from(appUser).where(eq(appUser.email, email));
    return user?.id ?? '';
  };
  const eventsOf = (userId: string) =>
    test.db.select().from(securityEvent).where(eq(securityEvent.userId, userId));

  async function signedIn(email: string, agent: string, address: string) {
    const { body } = await test.call('POST', '/user/login', {
      body: { email, password: PASSWORD },
      headers: { 'User-Agent': agent },
      address,
    });
    return body.accessToken;
  }
  async function twoBrowsers() {
    const { ownerEmail: email, id } = await test.institute(admin);
    const desk = await signedIn(email, 'Desk/1.0', '192.0.2.20');
    const phone = await signedIn(email, 'Phone/2.0', '198.51.100.7');
    return { email, id, desk, phone, userId: await idOf(email) };
  }

  it('are those that go on by the clock that ends them, whatever that of the database says', async () => {
    const { email } = await twoBrowsers();
    // An hour is how long one lives unused.
    later(61 * MINUTE);
    const token = await signedIn(email, 'Later/1.0', '192.0.2.30');
    expect(await sessionsOf('/user/me/sessions', token)).toMatchObject([{ agent: 'Later/1.0' }]);
  });

  it('say where and when each began, and which one asks', async () => {
    const { desk } = await twoBrowsers();
    const [latest, first] = await sessionsOf('/user/me/sessions', desk);
    expect(latest).toMatchObject({
      address: '198.51.100.7',
      agent: 'Phone/2.0',
      isCurrent: false,
      by: null,
    });
    expect(first).toMatchObject({ address: '192.0.2.20', agent: 'Desk/1.0', isCurrent: true });
    expect(first.startedAt).toEqual(expect.any(String));
  });

  it('end one by one, or all but this one', async () => {
    const { desk, phone, email, userId } = await twoBrowsers();
    const [latest, own] = await sessionsOf('/user/me/sessions', desk);
    const refused = await patch('/user/me/sessions/end', desk, { session: own._id });
    expect(refused.status).toBe(422);
    const left = await patch('/user/me/sessions/end', desk, { session: latest._id });
    expect(left.body.data.sessions).toHaveLength(1);
    expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200]);
    const tablet = await signedIn(email, 'Tablet/1.0', '198.51.100.8');
    await patch('/user/me/sessions/end', desk, {});
    expect([await statusOf(tablet), await statusOf(desk)]).toEqual([401, 200]);
    const ended = (await eventsOf(userId)).filter(({ kind }) => kind === 'session.ended');
    expect(ended.map(({ byId }) => byId)).toEqual([userId, userId]);
  });

  it('of someone else are no one’s to end', async () => {
    const [mine, theirs] = [await twoBrowsers(), await twoBrowsers()];
    const [session] = await sessionsOf('/user/me/sessions', theirs.desk);
    await patch('/user/me/sessions/end', mine.desk, { session: session._id });
    expect(await statusOf(theirs.phone)).toBe(200);
    expect((await get(`/user/${theirs.userId}/sessions`, mine.desk)).status).toBe(404);
    const end = await patch(`/user/${theirs.userId}/sessions/end`, mine.desk, {});
    expect(end.status).toBe(404);
  });

  it('are seen and ended by an administrator', async () => {
    const { desk, phone, userId } = await twoBrowsers();
    expect(await sessionsOf(`/user/${userId}/sessions`, admin)).toHaveLength(2);
    const { body } = await patch(`/user/${userId}/sessions/end`, admin, {});
    expect(body.data.sessions).toEqual([]);
    expect([await statusOf(desk), await statusOf(phone)]).toEqual([401, 401]);
  });

  describe('in which someone of the platform acts as a user', () => {
    const reason = 'They can’t find their rates.';
    const signInAs = (userId: string, body: object = { reason }, token = admin) =>
      test.call('POST', `/user/${userId}/sign-in-as`, { token, body });
    const secondFactorFor = async (twoFactorRoles: string[]) => {
      const times = { sessionIdleMinutes: null, sessionHours: null };
      const security = { ...times, passwordTries: 5, passwordMinutes: 15, twoFactorRoles };
      const { status, body } = await patch('/bkbtrSetting/save', admin, { security });
      expect(status, JSON.stringify(body)).toBe(200);
    };
    const rename = (token: string, id: string) =>
      patch(`/institution/${id}`, token, { website: 'https://lake.example' });

    it('looks only, for 30 minutes, and names both people', async () => {
      const { userId, id, email, desk } = await twoBrowsers();
      expect((await signInAs(userId, { reason: '' })).status).toBe(400);
      const { status, body } = await signInAs(userId);
      expect(status).toBe(200);
      const token = body.accessToken;
      const { user } = (await get('/user/me', token)).body.data;
      expect(user).toMatchObject({
        email,
        actedBy: { name: 'Anjali Menon', reason, isReadOnly: true },
      });
      expect((await get('/user/me', desk)).body.data.user.actedBy).toBeNull();
      expect((await get(`/institution/${id}`, token)).status).toBe(200);
      const refused = { status: 403, body: { code: 'READ_ONLY_SESSION' } };
      expect(await rename(token, id)).toMatchObject(refused);
      const [session] = await sessionsOf('/user/me/sessions', desk);
      expect(session.by).toMatchObject({ name: 'Anjali Menon' });
      const event = (await eventsOf(userId)).find(({ kind }) => kind === 'session.actedAs');
      expect(event).toMatchObject({ reason, byId: await idOf(ADMIN) });
      later(31 * MINUTE);
      const again = await test.call('GET', '/user/refresh', {
        headers: { refreshToken: body.refreshToken },
      });
      expect(again.status).toBe(401);
    });

    it('asks for nothing that is for the user to do: a password or a second factor of their own', async () => {
      const { userId, desk } = await twoBrowsers();
      const must = { mustChangePassword: true, mustSetUpTwoFactor: true };
      await test.db.update(appUser).set({ mustChangePassword: true }).where(eq(appUser.id, userId));
      await secondFactorFor(['Owner']);
      expect((await get('/user/me', desk)).body.data.user).toMatchObject(must);
      const token = (await signInAs(userId)).body.accessToken;
      expect((await get('/user/me', token)).body.data.user).toMatchObject({
        mustChangePassword: false,
        mustSetUpTwoFactor: false,
      });
      await secondFactorFor([]);
    });

    it('changes something where that was said, but never what is the user’s own', async () => {
      const { userId, id } = await twoBrowsers();
      const token = (await signInAs(userId, { reason, canWrite: true })).body.accessToken;
      expect((await rename(token, id)).status).toBe(200);
      const own = await patch('/user/me/update-password', token, {
        currentPassword: PASSWORD,
        newPassword: 'lotus pond at six',
        confirmPassword: 'lotus pond at six',
      });
      expect(own.body.code).toBe('READ_ONLY_SESSION');
      const ended = await patch('/user/me/sessions/end', token, {});
      expect(ended.body.code).toBe('READ_ONLY_SESSION');
      const start = await test.call('POST', '/twoFactor/authenticator', {
        token,
        body: { password: PASSWORD },
      });
      expect(start.body.code).toBe('READ_ONLY_SESSION');
    });

    it('goes on in the user’s own application, to look only', async () => {
      const { userId, id } = await twoBrowsers();
      const token = (await signInAs(userId)).body.accessToken;
      const { status, body } = await test.call('POST', '/user/hand-over', { token });
      expect(status).toBe(200);
      expect((await rename(body.accessToken, id)).body.code).toBe('READ_ONLY_SESSION');
    });

    it('is none of platform staff, nor of someone who may not sign in', async () => {
      const { userId, desk } = await twoBrowsers();
      expect((await signInAs(await idOf(ADMIN))).status).toBe(422);
      expect((await signInAs(userId, { reason }, desk)).status).toBe(403);
      await test.db.update(appUser).set({ status: 'Inactive' }).where(eq(appUser.id, userId));
      expect((await signInAs(userId)).status).toBe(422);
    });

    it('ends with the account of who acts, and where the user ends it', async () => {
      const { userId, desk } = await twoBrowsers();
      const token = (await signInAs(userId)).body.accessToken;
      const [session] = await sessionsOf('/user/me/sessions', desk);
      await patch('/user/me/sessions/end', desk, { session: session._id });
      expect(await statusOf(token)).toBe(401);
      const next = (await signInAs(userId)).body.accessToken;
      const staff = eq(appUser.email, ADMIN);
      await test.db.update(appUser).set({ status: 'Inactive' }).where(staff);
      try {
        expect(await statusOf(next)).toBe(401);
      } finally {
        await test.db.update(appUser).set({ status: 'Active' }).where(staff);
      }
    });
  });
});
