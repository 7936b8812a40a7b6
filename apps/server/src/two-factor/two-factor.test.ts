import { recoveryCodeOf } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityEvent, throttle } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { twoFactor } from '../schema/two-factor.ts';
import { ADMIN, databases, openTestApp, PASSWORD, type TestApp } from '../testing/app.ts';

/** Seconds of a step of the codes. */
const STEP = 30;

describe.each(databases)('a second factor on $kind', (database) => {
  let test: TestApp;
  let admin: string;

  beforeAll(async () => {
    test = await openTestApp(database, {
      secretsKeys: ['a key for the secrets of the tests, long enough'],
    });
    admin = (await test.signIn(ADMIN)).accessToken;
  });
  afterAll(() => test.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  function later(seconds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  }

  const codeAt = (secret: string, seconds = 0) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });
  const login = (email: string) =>
    test.call('POST', '/user/login', { body: { email, password: PASSWORD } });
  const verify = (body: object) => test.call('POST', '/user/login/verify', { body });
  const start = (token: string, password = PASSWORD) =>
    test.call('POST', '/twoFactor/authenticator', { token, body: { password } });
  const confirm = (token: string, oneTimeCode: string) =>
    test.call('POST', '/twoFactor/authenticator/confirm', { token, body: { oneTimeCode } });
  const stateOf = async (token: string) =>
    (await test.call('GET', '/twoFactor', { token })).body.data.twoFactor;

  /** Someone whose app is set up, and the time is one where its next code has not been used. */
  async function enrolled() {
    const { ownerEmail: email, id } = await test.institute(admin);
    const { accessToken: token } = await test.signIn(email);
    const { secret, uri } = (await start(token)).body.data.authenticator;
    const { recoveryCodes } = (await confirm(token, codeAt(secret))).body.data.recovery;
    later(2 * STEP);
    const [user] = await test.db.select().from(appUser).where(eq(appUser.email, email));
    return { email, id, token, secret, uri, recoveryCodes, userId: user?.id ?? '' };
  }
  const challengeOf = async (email: string) => (await login(email)).body.data.challenge;
  const isWrong = (path: string) => ({
    status: 400,
    body: { code: 'VALIDATION', errors: [{ path, code: 'wrong' }] },
  });

  it('is set up with the password and a code of the app, and the recovery codes are told once', async () => {
    const { ownerEmail: email } = await test.institute(admin);
    const { accessToken: token } = await test.signIn(email);
    expect(await stateOf(token)).toEqual({
      authenticatorSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    expect(await start(token, 'not the password')).toMatchObject(isWrong('password'));
    const { secret, uri } = (await start(token)).body.data.authenticator;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    // A secret without its first code changes nothing.
    expect((await login(email)).status).toBe(200);
    expect(await confirm(token, codeAt(secret, -10 * STEP))).toMatchObject(isWrong('oneTimeCode'));
    const { status, body } = await confirm(token, codeAt(secret));
    expect(status).toBe(201);
    expect(new Set(body.data.recovery.recoveryCodes.map(recoveryCodeOf)).size).toBe(10);
    expect(await stateOf(token)).toEqual({
      authenticatorSince: expect.any(String),
      passkeys: [],
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    const { data } = (await test.call('GET', '/user/me', { token })).body;
    expect(data.user).toMatchObject({ hasTwoFactor: true, mustSetUpTwoFactor: false });
  });

  it('ends the sessions that began without it, but that of the change', async () => {
    const { ownerEmail: email } = await test.institute(admin);
    const { accessToken: token } = await test.signIn(email);
    const { accessToken: earlier } = await test.signIn(email);
    const { secret } = (await start(token)).body.data.authenticator;
    await confirm(token, codeAt(secret));
    expect((await test.call('GET', '/user/me', { token: earlier })).status).toBe(401);
    expect((await test.call('GET', '/user/me', { token })).status).toBe(200);
  });

  it('is told of by email each time that it changes', async () => {
    const { email, token, secret, userId } = await enrolled();
    const told = async () =>
      (await test.mail()).map(({ to, subject }) => ({ to: to.address, subject }));
    const mail = (subject: string) => [{ to: email, subject }];
    expect((await told()).filter(({ to }) => to === email).slice(-1)).toEqual(
      mail('Two-factor authentication is on'),
    );
    const body = { password: PASSWORD };
    await test.call('POST', '/twoFactor/recovery-codes', { token, body });
    expect(await told()).toEqual(mail('Your recovery codes were renewed'));
    await test.call('PATCH', '/twoFactor/remove', { token, body });
    expect(await told()).toEqual(mail('Two-factor authentication is off'));
    const again = (await start(token)).body.data.authenticator;
    expect(again.secret).not.toBe(secret);
    await confirm(token, codeAt(again.secret));
    expect(await told()).toEqual(mail('Two-factor authentication is on'));
    const reason = 'Their phone was stolen.';
    // The clock is ahead of the token of the administrator.
    const { accessToken } = await test.signIn(ADMIN);
    await test.call('PATCH', `/user/${userId}/reset-two-factor`, {
      token: accessToken,
      body: { reason },
    });
    expect(await told()).toEqual(mail('Two-factor authentication was reset'));
  });

  it('tells no one of a change that was refused', async () => {
    const { ownerEmail } = await test.institute(admin);
    const { accessToken: token } = await test.signIn(ownerEmail);
    await test.mail();
    const { secret } = (await start(token)).body.data.authenticator;
    expect((await confirm(token, codeAt(secret, -10 * STEP))).status).toBe(400);
    const body = { password: PASSWORD };
    expect((await test.call('PATCH', '/twoFactor/remove', { token, body })).status).toBe(422);
    expect(await test.mail()).toEqual([]);
  });

  it('is asked for after the right password alone, and a code completes the sign-in', async () => {
    const { email, secret } = await enrolled();
    const wrong = await test.call('POST', '/user/login', {
      body: { email, password: 'not the password' },
    });
    expect(wrong.body.code).toBe('WRONG_CREDENTIALS');
    const asked = await login(email);
    expect(asked).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_REQUIRED', data: { challenge: expect.any(String) } },
    });
    expect(asked.body.accessToken).toBeUndefined();
    const { challenge } = asked.body.data;
    const { status, body, headers } = await verify({ challenge, oneTimeCode: codeAt(secret) });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toContain('__Host-bk=');
    const me = await test.call('GET', '/user/me', { token: body.accessToken });
    expect(me.body.data.user.email).toBe(email);
    // Its challenge is used up, and so is the code.
    later(STEP);
    expect((await verify({ challenge, oneTimeCode: codeAt(secret) })).body.code).toBe(
      'CHALLENGE_EXPIRED',
    );
  });

  it('refuses a code that was used, in another sign-in too', async () => {
    const { email, secret } = await enrolled();
    const oneTimeCode = codeAt(secret);
    expect((await verify({ challenge: await challengeOf(email), oneTimeCode })).status).toBe(200);
    const again = await verify({ challenge: await challengeOf(email), oneTimeCode });
    expect(again).toMatchObject(isWrong('oneTimeCode'));
  });

  it('lets one of two sign-ins with the same code in', async () => {
    const { email, secret } = await enrolled();
    const oneTimeCode = codeAt(secret);
    const challenges = [await challengeOf(email), await challengeOf(email)];
    const answers = await Promise.all(
      challenges.map((challenge) => verify({ challenge, oneTimeCode })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([-STEP, STEP])('accepts a clock that is %i s off, and no more', async (skew) => {
    const { email, secret } = await enrolled();
    const challenge = await challengeOf(email);
    const far = codeAt(secret, 3 * skew);
    expect(await verify({ challenge, oneTimeCode: far })).toMatchObject(isWrong('oneTimeCode'));
    expect((await verify({ challenge, oneTimeCode: codeAt(secret, skew) })).status).toBe(200);
  });

  it('takes a code once after a clock that was a year ahead has been set right', async () => {
    const { email, userId, secret } = await enrolled();
    const lastStep = Math.floor(Date.now() / 1000 / STEP) + 1_051_200;
    await test.db.update(twoFactor).set({ lastStep }).where(eq(twoFactor.userId, userId));
    const oneTimeCode = codeAt(secret);
    const challenge = await challengeOf(email);
    expect((await verify({ challenge, oneTimeCode })).status).toBe(200);
    const again = await verify({ challenge: await challengeOf(email), oneTimeCode });
    expect(again).toMatchObject(isWrong('oneTimeCode'));
  });

  it('takes a recovery code once, however it is typed', async () => {
    const { email, userId, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const first = await verify({ challenge: await challengeOf(email), recoveryCode: typed });
    expect(first.status).toBe(200);
    expect(await stateOf(first.body.accessToken)).toMatchObject({ recoveryCodesLeft: 9 });
    const again = await verify({ challenge: await challengeOf(email), recoveryCode: code });
    expect(again).toMatchObject(isWrong('recoveryCode'));
    const events = await test.db
      .select({ kind: securityEvent.kind })
      .from(securityEvent)
      .where(eq(securityEvent.userId, userId));
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['twoFactor.on', 'twoFactor.codeUsed', 'twoFactor.failed']),
    );
  });

  it('does not take the recovery code or the code of someone else', async () => {
    const [mine, theirs] = [await enrolled(), await enrolled()];
    const challenge = await challengeOf(mine.email);
    const [recoveryCode] = theirs.recoveryCodes;
    expect(await verify({ challenge, recoveryCode })).toMatchObject(isWrong('recoveryCode'));
    const oneTimeCode = codeAt(theirs.secret);
    expect(await verify({ challenge, oneTimeCode })).toMatchObject(isWrong('oneTimeCode'));
  });

  it('waits no longer than five minutes, and not beyond another password', async () => {
    const { email, secret, userId } = await enrolled();
    const challenge = await challengeOf(email);
    const second = await challengeOf(email);
    const set = { password: 'lotus pond at six', confirmPassword: 'lotus pond at six' };
    await test.call('PATCH', `/user/${userId}/update-password`, { token: admin, body: set });
    const gone = { status: 410, body: { code: 'CHALLENGE_EXPIRED' } };
    expect(await verify({ challenge, oneTimeCode: codeAt(secret) })).toMatchObject(gone);
    later(5 * 60 + 1);
    expect(await verify({ challenge: second, oneTimeCode: codeAt(secret) })).toMatchObject(gone);
    const invented = await verify({ challenge: 'x'.repeat(43), oneTimeCode: codeAt(secret) });
    expect(invented).toMatchObject(gone);
  });

  it('slows guesses down, from all addresses together, and forgets them after a right code', async () => {
    const { email, secret, userId } = await enrolled();
    const challenge = await challengeOf(email);
    const wrong = codeAt(secret, 20 * STEP);
    const guesses = Array.from({ length: 11 }, (_, at) =>
      test.call('POST', '/user/login/verify', {
        body: { challenge, oneTimeCode: wrong },
        address: `192.0.2.${at + 100}`,
      }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    later(61);
    expect((await verify({ challenge, oneTimeCode: codeAt(secret) })).status).toBe(200);
    const key = `second-factor:${userId}`;
    expect(await test.db.$count(throttle, eq(throttle.key, key))).toBe(0);
  });

  it('stores no secret and no code that can be read', async () => {
    const { secret, userId, recoveryCodes } = await enrolled();
    const [row] = await test.db.select().from(twoFactor).where(eq(twoFactor.userId, userId));
    const { rows } = await test.pool.query('select * from recovery_code');
    const stored = JSON.stringify([row, rows]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map(recoveryCodeOf)]) {
      expect(stored).not.toContain(text);
    }
  });

  it('is turned off with the password, and its codes are worth nothing then', async () => {
    const { email, token } = await enrolled();
    const remove = (password: string) =>
      test.call('PATCH', '/twoFactor/remove', { token, body: { password } });
    expect(await remove('not the password')).toMatchObject(isWrong('password'));
    const { status, body } = await remove(PASSWORD);
    expect({ status, data: body.data.twoFactor }).toEqual({
      status: 200,
      data: { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false },
    });
    expect((await login(email)).status).toBe(200);
  });

  it('gets new recovery codes, and the earlier ones are worth nothing', async () => {
    const { email, token, recoveryCodes } = await enrolled();
    const { body } = await test.call('POST', '/twoFactor/recovery-codes', {
      token,
      body: { password: PASSWORD },
    });
    const [fresh] = body.data.recovery.recoveryCodes;
    const [earlier] = recoveryCodes;
    const challenge = await challengeOf(email);
    expect(await verify({ challenge, recoveryCode: earlier })).toMatchObject(
      isWrong('recoveryCode'),
    );
    expect((await verify({ challenge, recoveryCode: fresh })).status).toBe(200);
  });

  describe('that a role requires', () => {
    const requiredOf = (twoFactorRoles: string[]) =>
      test.call('PATCH', '/bkbtrSetting/save', {
        token: admin,
        body: { security: { ...unchanged, twoFactorRoles } },
      });

    it('lets its users do nothing before they have set it up, and not turn it off again', async () => {
      const { ownerEmail: email } = await test.institute(admin);
      const { accessToken: token } = await test.signIn(email);
      expect((await requiredOf(['Owner'])).status).toBe(200);
      try {
        const refused = { status: 403, body: { code: 'TWO_FACTOR_REQUIRED' } };
        expect(await test.call('GET', '/institution', { token })).toMatchObject(refused);
        const me = (await test.call('GET', '/user/me', { token })).body.data.user;
        expect(me).toMatchObject({ hasTwoFactor: false, mustSetUpTwoFactor: true });
        // Other roles go on.
        expect((await test.call('GET', '/institution', { token: admin })).status).toBe(200);
        const { secret } = (await start(token)).body.data.authenticator;
        expect((await confirm(token, codeAt(secret))).status).toBe(201);
        expect((await test.call('GET', '/institution', { token })).status).toBe(200);
        const off = await test.call('PATCH', '/twoFactor/remove', {
          token,
          body: { password: PASSWORD },
        });
        expect(off).toMatchObject({ status: 422, body: { code: 'BUSINESS_RULE' } });
        expect(await stateOf(token)).toMatchObject({ isRequired: true });
      } finally {
        await requiredOf([]);
      }
    });
  });

  describe('of someone who has lost their device', () => {
    const reset = (token: string, userId: string, reason = 'Their phone was stolen.') =>
      test.call('PATCH', `/user/${userId}/reset-two-factor`, { token, body: { reason } });

    it('is turned off by an administrator, with a reason that is kept, and ends the sessions', async () => {
      const { email, token, userId } = await enrolled();
      expect((await reset(admin, userId, '')).status).toBe(400);
      const { status, body } = await reset(admin, userId);
      expect(status).toBe(200);
      expect(body.data.user).toMatchObject({ email, hasTwoFactor: false });
      expect((await test.call('GET', '/user/me', { token })).status).toBe(401);
      expect((await login(email)).status).toBe(200);
      const events = await test.db
        .select()
        .from(securityEvent)
        .where(eq(securityEvent.userId, userId));
      expect(events.find(({ kind }) => kind === 'twoFactor.reset')).toMatchObject({
        reason: 'Their phone was stolen.',
        byId: expect.any(String),
      });
      expect((await reset(admin, userId)).body.code).toBe('BUSINESS_RULE');
    });

    it('is not turned off by themselves, nor by someone of another institute', async () => {
      const [mine, theirs] = [await enrolled(), await enrolled()];
      expect((await reset(mine.token, mine.userId)).body.code).toBe('BUSINESS_RULE');
      expect((await reset(mine.token, theirs.userId)).status).toBe(404);
    });
  });
});

/** The rest of the section, as it is by default. */
const unchanged = {
  sessionIdleMinutes: null,
  sessionHours: null,
  passwordTries: 5,
  passwordMinutes: 15,
};
