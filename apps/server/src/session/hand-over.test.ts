import { LOGIN_MESSAGE, REFRESH_TOKEN_HEADER, SUPER_ADMIN } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { idempotencyKey } from '../schema/idempotency-key.ts';
import { securityEvent, sessionFamily } from '../schema/session.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { ADMIN, databases, openTestApp, PASSWORD, type TestApp } from '../testing/app.ts';

interface Pair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const MINUTE = 60;

const claimsOf = ({ accessToken }: Pair) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());

describe.each(databases)('a session that is handed over on $kind', (database) => {
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

  const withCookie = (cookie?: string): Record<string, string> =>
    cookie ? { Cookie: cookie } : {};
  const me = ({ accessToken }: Pair, cookie?: string) =>
    test.call('GET', '/user/me', { token: accessToken, headers: withCookie(cookie) });
  const refresh = ({ refreshToken }: Pair, cookie?: string) =>
    test.call('GET', '/user/refresh', {
      headers: { [REFRESH_TOKEN_HEADER]: refreshToken, ...withCookie(cookie) },
    });
  const handOver = ({ accessToken }: Pair, headers: Record<string, string> = {}) =>
    test.call('POST', '/user/hand-over', { token: accessToken, headers });
  const signOut = ({ accessToken, refreshToken }: Pair) =>
    test.call('PATCH', '/user/logout', {
      token: accessToken,
      headers: { [REFRESH_TOKEN_HEADER]: refreshToken },
    });

  /** The owner of a hotel in the console, and the pair of their own application. */
  async function arrive() {
    const institute = await test.institute(admin);
    const { body, headers } = await test.call('POST', '/user/login', {
      body: { email: institute.ownerEmail, password: PASSWORD },
    });
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const console: Pair = body;
    await me(console, cookie);
    const app: Pair = (await handOver(console)).body;
    return { institute, console, cookie, app };
  }

  function isOver({ status, body }: Awaited<ReturnType<typeof me>>) {
    expect({ status, message: body.message }).toEqual({ status: 401, message: LOGIN_MESSAGE });
  }
  async function isOn(pair: Pair, cookie?: string) {
    expect((await me(pair, cookie)).status).toBe(200);
  }

  it('[AUTH-09] has tokens of its own, which say who the user is', async () => {
    const { institute, console, app, cookie } = await arrive();
    expect(app.accessToken).not.toBe(console.accessToken);
    expect(app.refreshToken).not.toBe(console.refreshToken);
    const { body } = await me(app);
    expect(body.data.user.email).toBe(institute.ownerEmail);
    await isOn(console, cookie);
    const [event] = await test.db
      .select()
      .from(securityEvent)
      .where(eq(securityEvent.userId, body.data.user._id));
    expect(event?.kind).toBe('session.handOver');
  });

  it('[S29] goes on beside the session of the console, for as long as that may last', async () => {
    const arrival = await arrive();
    const { cookie } = arrival;
    let { console, app } = arrival;
    for (let minutes = 0; minutes < 60; minutes += 9) {
      later(9 * MINUTE);
      console = (await refresh(console, cookie)).body;
      app = (await refresh(app)).body;
      await isOn(console, cookie);
      await isOn(app);
    }
  });

  it('is not idle when the console is, and the other way round', async () => {
    const { console, cookie, app } = await arrive();
    later(50 * MINUTE);
    const { body } = await refresh(app);
    later(20 * MINUTE);
    isOver(await refresh(console, cookie));
    expect((await refresh(body)).status).toBe(200);
  });

  it('never lasts longer than the sign-in', async () => {
    const { console, app } = await arrive();
    expect(claimsOf(app).end).toBe(claimsOf(console).end);
    later(30 * MINUTE);
    const { body } = await handOver((await refresh(app)).body);
    expect(body.code).toBe('BUSINESS_RULE');
  });

  it('is bound to no browser, and the console is to its own', async () => {
    const { console, cookie, app } = await arrive();
    expect((await refresh(app, cookie)).status).toBe(200);
    // Without the cookie the pair of the console is worthless.
    isOver(await refresh(console));
  });

  it.each(['console', 'app'] as const)(
    'a sign-out of the %s ends both, with all else that was handed over',
    async (where) => {
      const arrival = await arrive();
      const second: Pair = (await handOver(arrival.console)).body;
      expect((await signOut(arrival[where])).status).toBe(200);
      for (const pair of [arrival.console, arrival.app, second]) {
        isOver(await me(pair, arrival.cookie));
        isOver(await refresh(pair, arrival.cookie));
      }
    },
  );

  it('another sign-in of the user goes on when one is signed out of', async () => {
    const { institute, app } = await arrive();
    const elsewhere = await test.signIn(institute.ownerEmail);
    await signOut(app);
    await isOn(elsewhere);
  });

  it('ends alone when its pair is stolen', async () => {
    const { console, cookie, app } = await arrive();
    const next: Pair = (await refresh(app)).body;
    await isOn(next);
    later(MINUTE);
    // The one who presents the spent token is not known: the session of the application is over.
    isOver(await refresh(app));
    isOver(await me(next));
    const renewed: Pair = (await refresh(console, cookie)).body;
    await isOn((await handOver(renewed)).body);
  });

  it('ends when the pair of the console is stolen, which could have made it', async () => {
    const { console, app } = await arrive();
    isOver(await refresh(console));
    isOver(await me(app));
  });

  it.each(['console', 'app'] as const)(
    'a password that is changed in the %s ends the other',
    async (where) => {
      const arrival = await arrive();
      const newPassword = 'nine violet umbrellas';
      const changed = await test.call('PATCH', '/user/me/update-password', {
        token: arrival[where].accessToken,
        body: { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword },
      });
      expect(changed.status).toBe(200);
      await isOn(arrival[where], arrival.cookie);
      isOver(await me(arrival[where === 'app' ? 'console' : 'app'], arrival.cookie));
    },
  );

  it('ends with the account, and with the institute that closes; a suspended one is still handed over', async () => {
    const off = await arrive();
    await test.db
      .update(appUser)
      .set({ status: 'Inactive' })
      .where(eq(appUser.email, off.institute.ownerEmail));
    isOver(await me(off.app));
    const hotel = await arrive();
    const become = (status: 'Suspended' | 'Closed') =>
      test.db.update(institution).set({ status }).where(eq(institution.id, hotel.institute.id));
    await become('Suspended');
    await isOn((await handOver(hotel.console)).body);
    await become('Closed');
    isOver(await me(hotel.app));
    isOver(await refresh(hotel.app));
  });

  it('has the role of the moment', async () => {
    const { institute, app } = await arrive();
    await test.db
      .update(appUser)
      .set({ role: 'Viewer' })
      .where(eq(appUser.email, institute.ownerEmail));
    const { status } = await test.call('PATCH', `/institution/${institute.id}`, {
      token: app.accessToken,
      body: { phone: '+919800000001' },
    });
    expect(status).toBe(403);
  });

  it('is for those who have an application: no one else’s session is left without its cookie', async () => {
    const { body } = await test.call('POST', '/user/hand-over', { token: admin });
    expect(body.code).toBe('BUSINESS_RULE');
    const { institute, console } = await arrive();
    await test.db
      .update(appUser)
      .set({ role: SUPER_ADMIN, institutionId: null })
      .where(eq(appUser.email, institute.ownerEmail));
    expect((await handOver(console)).body.code).toBe('BUSINESS_RULE');
  });

  it('is made 60 times an hour, and then waits', async () => {
    const { console } = await arrive();
    for (let count = 1; count < 60; count += 1) expect((await handOver(console)).status).toBe(200);
    const { status, headers } = await handOver(console);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is stored in no answer to a repeated request', async () => {
    const { console } = await arrive();
    const key = { 'Idempotency-Key': 'hand-over-once' };
    const [first, second] = [await handOver(console, key), await handOver(console, key)];
    expect(second.body.refreshToken).not.toBe(first.body.refreshToken);
    const stored = await test.db
      .select()
      .from(idempotencyKey)
      .where(eq(idempotencyKey.key, 'hand-over-once'));
    expect(stored).toEqual([]);
  });

  it('does not outlive a sign-out at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { console } = await arrive();
      const [handed] = await Promise.all([handOver(console), signOut(console)]);
      if (handed.status === 200) isOver(await me(handed.body));
      else isOver(handed);
      const left = await test.db
        .select({ revokedAt: sessionFamily.revokedAt })
        .from(sessionFamily)
        .where(eq(sessionFamily.handedFrom, claimsOf(console).sid));
      for (const { revokedAt } of left) expect(revokedAt).not.toBeNull();
    }
  });
});
