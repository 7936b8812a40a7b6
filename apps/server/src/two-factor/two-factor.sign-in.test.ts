import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { securityEvent, throttle } from '../schema/session.ts';
import { twoFactor } from '../schema/two-factor.ts';
import { databases } from '../testing/app.ts';
import { STEP, useTwoFactor } from '../testing/two-factor.ts';

describe.each(databases)('a second factor on $kind', (database) => {
  const twoFactorUsers = useTwoFactor(database);
  const { enrolled, test, login, verify, codeAt, later, challengeOf, isWrong, stateOf } =
    twoFactorUsers;

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
    await test.call('PATCH', `/user/${userId}/update-password`, {
      token: twoFactorUsers.admin,
      body: set,
    });
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
});
