import { LOGIN_MESSAGE } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { refreshToken } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { ADMIN, allDatabases, openTestApp, PASSWORD, type TestApp } from '../testing/app.ts';

const SECOND = 1000;

describe.each(allDatabases)('sessions on $kind', (database) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(database);
  });
  afterAll(() => test.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  const me = (token: string) => test.call('GET', '/user/me', { token });
  const refresh = (token?: string) =>
    test.call(
      'GET',
      '/user/refresh',
      token === undefined ? {} : { headers: { refreshToken: token } },
    );
  const login = (email: string, password: string, address?: string) =>
    test.call('POST', '/user/login', { body: { email, password }, ...(address && { address }) });

  function later(seconds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * SECOND });
  }

  function isOver({ status, body }: Awaited<ReturnType<typeof me>>) {
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 401,
      code: 'LOGIN_REQUIRED',
      message: LOGIN_MESSAGE,
    });
  }

  it('answers a wrong password and an unknown address alike, and not with the login message', async () => {
    const wrong = await login(ADMIN, 'not the password', '192.0.2.50');
    const unknown = await login('nobody@nowhere.example', 'not the password', '192.0.2.50');
    for (const { status, body } of [wrong, unknown]) {
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'WRONG_CREDENTIALS' });
      expect(body.message).not.toBe(LOGIN_MESSAGE);
    }
    expect(unknown.body.message).toBe(wrong.body.message);
  });

  it('says in each access token when the session ends unless it is refreshed, and when in any case', async () => {
    const endsOf = (token: string) => {
      const { iat, idle, end } = JSON.parse(
        Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
      );
      return { idle: idle - iat, end: end - iat };
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / SECOND) * SECOND });
    const first = await test.signIn(ADMIN);
    expect(endsOf(first.accessToken)).toEqual({ idle: 3600, end: 28_800 });
    later(600);
    const { body } = await refresh(first.refreshToken);
    expect(endsOf(body.accessToken)).toEqual({ idle: 3600, end: 28_200 });
  });

  it('says only after the right password that an account is switched off', async () => {
    const admin = await test.signIn(ADMIN);
    const { ownerEmail } = await test.institute(admin.accessToken);
    const owner = await test.signIn(ownerEmail);
    await test.db.update(appUser).set({ status: 'Inactive' }).where(eq(appUser.email, ownerEmail));
    expect((await login(ownerEmail, 'a guess')).body.code).toBe('WRONG_CREDENTIALS');
    expect((await login(ownerEmail, PASSWORD)).body.code).toBe('ACCOUNT_OFF');
    isOver(await me(owner.accessToken));
    isOver(await refresh(owner.refreshToken));
  });

  it('signs everyone out of an institute that closes, and says so at sign-in', async () => {
    const { accessToken } = await test.signIn(ADMIN);
    const { id, ownerEmail } = await test.institute(accessToken);
    const owner = await test.signIn(ownerEmail);
    await test.call('PATCH', `/institution/${id}/change-status`, {
      token: accessToken,
      body: { status: 'Closed', reason: { code: 'other', note: 'A test.' } },
    });
    isOver(await me(owner.accessToken));
    expect((await login(ownerEmail, PASSWORD)).body.code).toBe('INSTITUTION_CLOSED');
  });

  it('ends an access token after its time, and the session goes on by refresh', async () => {
    // Its times are whole seconds: the clock stands still while it is made.
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / SECOND) * SECOND });
    const pair = await test.signIn(ADMIN);
    later(599);
    expect((await me(pair.accessToken)).status).toBe(200);
    later(2);
    isOver(await me(pair.accessToken));
    const { body } = await refresh(pair.refreshToken);
    expect((await me(body.accessToken)).status).toBe(200);
  });

  it('rotates many times, and stores no token as it is', async () => {
    let { refreshToken: token } = await test.signIn(ADMIN);
    const seen = new Set<string>([token]);
    for (let round = 0; round < 20; round += 1) {
      const { body } = await refresh(token);
      token = body.refreshToken;
      seen.add(token);
    }
    expect(seen.size).toBe(21);
    const stored = await test.db.select().from(refreshToken);
    for (const { hash } of stored) expect(seen.has(hash)).toBe(false);
  });

  it('answers copies of a token that come together with one pair', async () => {
    const pair = await test.signIn(ADMIN);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(pair.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
  });

  it('answers the same successor within the grace, even when it has been used', async () => {
    later(0); // The clock stands still from here.
    const pair = await test.signIn(ADMIN);
    const first = await refresh(pair.refreshToken);
    expect((await me(first.body.accessToken)).status).toBe(200);
    later(29);
    const again = await refresh(pair.refreshToken);
    expect(again.body.refreshToken).toBe(first.body.refreshToken);
  });

  it('answers the same successor after the grace while no one has used it: the answer was lost', async () => {
    const pair = await test.signIn(ADMIN);
    const first = await refresh(pair.refreshToken);
    later(300);
    const again = await refresh(pair.refreshToken);
    expect(again.status).toBe(200);
    expect(again.body.refreshToken).toBe(first.body.refreshToken);
  });

  it('ends the whole session when a spent token comes back after the grace', async () => {
    const pair = await test.signIn(ADMIN);
    const first = await refresh(pair.refreshToken);
    expect((await me(first.body.accessToken)).status).toBe(200);
    later(31);
    isOver(await refresh(pair.refreshToken));
    isOver(await refresh(first.body.refreshToken));
    isOver(await me(first.body.accessToken));
  });

  it('ends the whole session when a token of two generations ago comes back', async () => {
    const pair = await test.signIn(ADMIN);
    const first = await refresh(pair.refreshToken);
    const second = await refresh(first.body.refreshToken);
    isOver(await refresh(pair.refreshToken));
    isOver(await refresh(second.body.refreshToken));
  });

  it('ends after an hour without a refresh, and after eight hours whatever happens', async () => {
    const idle = await test.signIn(ADMIN);
    later(3601);
    isOver(await refresh(idle.refreshToken));
    vi.useRealTimers();

    let { refreshToken: token } = await test.signIn(ADMIN);
    for (let half = 1; half < 16; half += 1) {
      later(1800);
      const { status, body } = await refresh(token);
      expect(status).toBe(200);
      token = body.refreshToken;
    }
    later(1801);
    isOver(await refresh(token));
  });

  it('ends when it was begun, or prolonged, by a clock that was far ahead', async () => {
    const before = await test.signIn(ADMIN);
    const beside = await test.signIn(ADMIN);
    later(1800);
    const early = await test.signIn(ADMIN);
    const prolonged = await refresh(before.refreshToken);
    expect(prolonged.status).toBe(200);
    vi.useRealTimers();
    isOver(await me(early.accessToken));
    isOver(await refresh(early.refreshToken));
    isOver(await refresh(prolonged.body.refreshToken));
    expect((await refresh(beside.refreshToken)).status).toBe(200);
  });

  it('is refreshed once a second in the long run, and some times at once', async () => {
    later(0);
    let { refreshToken: token } = await test.signIn(ADMIN);
    const go = async () => {
      const answer = await refresh(token);
      if (answer.status === 200) token = answer.body.refreshToken;
      return answer;
    };
    for (let round = 0; round < 60; round += 1) expect((await go()).status).toBe(200);
    const refused = await go();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    later(2);
    expect((await go()).status).toBe(200);
  });

  it.each([[undefined], [''], ['x'], ['A'.repeat(43)], ['A'.repeat(10_000)]])(
    'asks to sign in for the refresh token %s',
    async (token) => isOver(await refresh(token)),
  );

  it('signs out by either token, even when already signed out, and the successor with it', async () => {
    const pair = await test.signIn(ADMIN);
    const next = await refresh(pair.refreshToken);
    const headers = { refreshToken: pair.refreshToken };
    for (const sent of [{ headers }, { headers }, {}]) {
      expect((await test.call('PATCH', '/user/logout', sent)).status).toBe(200);
    }
    isOver(await refresh(next.body.refreshToken));
    isOver(await me(next.body.accessToken));
  });

  it('leaves no token alive when logout and refresh come together', async () => {
    for (let round = 0; round < 20; round += 1) {
      const pair = await test.signIn(ADMIN);
      const headers = { refreshToken: pair.refreshToken };
      const [refreshed] = await Promise.all([
        refresh(pair.refreshToken),
        test.call('PATCH', '/user/logout', { headers }),
      ]);
      isOver(await refresh(refreshed.body.refreshToken ?? pair.refreshToken));
      isOver(await me(refreshed.body.accessToken ?? pair.accessToken));
    }
  });

  it('slows guessing after five failures, for that account from that address alone', async () => {
    later(0);
    const address = '192.0.2.77';
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await login(ADMIN, 'a guess', address)).status).toBe(400);
    }
    const refused = await login(ADMIN, PASSWORD, address);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused.headers.get('retry-after'))).toBe(60);
    expect((await login(ADMIN, PASSWORD, '192.0.2.78')).status).toBe(200);
  });

  it('takes all addresses of one IPv6 network for one guesser', async () => {
    for (let host = 1; host <= 5; host += 1) {
      expect((await login(ADMIN, 'a guess', `2001:db8:7:7::${host}`)).status).toBe(400);
    }
    expect((await login(ADMIN, PASSWORD, '2001:db8:7:7:1:2:3:4')).status).toBe(429);
    expect((await login(ADMIN, PASSWORD, '2001:db8:7:8::1')).status).toBe(200);
  });

  it('counts guesses that come at the same moment', async () => {
    const guesses = Array.from({ length: 20 }, () => login(ADMIN, 'a guess', '192.0.2.99'));
    const tried = (await Promise.all(guesses)).filter(({ status }) => status === 400);
    expect(tried).toHaveLength(5);
  });

  it('stores a password again that was stored at a lower cost', async () => {
    const { ownerEmail } = await test.institute((await test.signIn(ADMIN)).accessToken);
    const of = eq(appUser.email, ownerEmail);
    const cheap =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    await test.db.update(appUser).set({ passwordHash: cheap }).where(of);
    expect((await login(ownerEmail, 'password')).status).toBe(200);
    const [stored] = await test.db.select().from(appUser).where(of);
    expect(stored?.passwordHash).toContain('$m=19456,t=2,p=1$');
    expect((await login(ownerEmail, 'password')).status).toBe(200);
  });

  it('counts no right passwords that come at the same moment', async () => {
    const same = Array.from({ length: 12 }, () => login(ADMIN, PASSWORD, '192.0.2.98'));
    expect((await Promise.all(same)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it('does not count right passwords', async () => {
    for (let round = 0; round < 8; round += 1) {
      expect((await login(ADMIN, PASSWORD, '192.0.2.88')).status).toBe(200);
    }
  });
});
