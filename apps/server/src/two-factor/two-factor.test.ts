import { recoveryCodeOf } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { securityEvent } from '../schema/session.ts';
import { twoFactor } from '../schema/two-factor.ts';
import { ADMIN, databases, PASSWORD } from '../testing/app.ts';
import { STEP, useTwoFactor } from '../testing/two-factor.ts';

describe.each(databases)('a second factor on $kind', (database) => {
  const twoFactorUsers = useTwoFactor(database);
  const { test, stateOf, start, isWrong, login, confirm, codeAt, enrolled, challengeOf, verify } =
    twoFactorUsers;

  it('is set up with the password and a code of the app, and the recovery codes are told once', async () => {
    const { ownerEmail: email } = await test.institute(twoFactorUsers.admin);
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
    const { ownerEmail: email } = await test.institute(twoFactorUsers.admin);
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
    const { ownerEmail } = await test.institute(twoFactorUsers.admin);
    const { accessToken: token } = await test.signIn(ownerEmail);
    await test.mail();
    const { secret } = (await start(token)).body.data.authenticator;
    expect((await confirm(token, codeAt(secret, -10 * STEP))).status).toBe(400);
    const body = { password: PASSWORD };
    expect((await test.call('PATCH', '/twoFactor/remove', { token, body })).status).toBe(422);
    expect(await test.mail()).toEqual([]);
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
        token: twoFactorUsers.admin,
        body: { security: { ...unchanged, twoFactorRoles } },
      });

    it('lets its users do nothing before they have set it up, and not turn it off again', async () => {
      const { ownerEmail: email } = await test.institute(twoFactorUsers.admin);
      const { accessToken: token } = await test.signIn(email);
      expect((await requiredOf(['Owner'])).status).toBe(200);
      try {
        const refused = { status: 403, body: { code: 'TWO_FACTOR_REQUIRED' } };
        expect(await test.call('GET', '/institution', { token })).toMatchObject(refused);
        const me = (await test.call('GET', '/user/me', { token })).body.data.user;
        expect(me).toMatchObject({ hasTwoFactor: false, mustSetUpTwoFactor: true });
        // Other roles go on.
        expect(
          (await test.call('GET', '/institution', { token: twoFactorUsers.admin })).status,
        ).toBe(200);
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
      expect((await reset(twoFactorUsers.admin, userId, '')).status).toBe(400);
      const { status, body } = await reset(twoFactorUsers.admin, userId);
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
      expect((await reset(twoFactorUsers.admin, userId)).body.code).toBe('BUSINESS_RULE');
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
