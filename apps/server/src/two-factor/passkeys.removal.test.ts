import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passkey } from '../schema/two-factor.ts';
import { databases, PASSWORD } from '../testing/app.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { usePasskeys } from '../testing/passkeys.ts';

describe.each(databases)('passkeys on $kind', (database) => {
  const passkeys = usePasskeys(database);
  const {
    enrolled,
    change,
    asked,
    isWrong,
    login,
    verify,
    eventsOf,
    add,
    optionsFor,
    stateOf,
    newUser,
    test,
  } = passkeys;

  it('are renamed, and removed with the password; the last one turns it off', async () => {
    const { email, token, userId, passkeyId, device } = await enrolled();
    const renamed = await change(token, passkeyId, { name: ' Front  desk ' });
    expect(renamed.body.data.twoFactor.passkeys).toMatchObject([{ name: 'Front desk' }]);
    const { challenge, request } = await asked(email);
    const wrong = await change(token, passkeyId, { password: 'not the password' }, '/remove');
    expect(wrong).toMatchObject(isWrong('password'));
    const { body } = await change(token, passkeyId, { password: PASSWORD }, '/remove');
    expect(body.data.twoFactor).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await login(email)).status).toBe(200);
    // A sign-in that has begun with it doesn't end with it.
    const late = await verify({ challenge, passkey: device.get(request) });
    expect(late).toMatchObject(isWrong('passkey'));
    expect(await eventsOf(userId)).toEqual(
      expect.arrayContaining(['passkey.renamed', 'passkey.removed', 'twoFactor.off']),
    );
  });

  it('stay while another passkey does, without the removed one', async () => {
    const { email, token, passkeyId, device } = await enrolled();
    const second = createAuthenticator();
    const added = await add(token, second.create(await optionsFor(token)), 'Key');
    expect(added.body.data.recovery.recoveryCodes).toEqual([]);
    await change(token, passkeyId, { password: PASSWORD }, '/remove');
    expect(await stateOf(token)).toMatchObject({
      passkeys: [{ name: 'Key' }],
      recoveryCodesLeft: 10,
    });
    const { challenge, request } = await asked(email);
    expect(await verify({ challenge, passkey: device.get(request) })).toMatchObject(
      isWrong('passkey'),
    );
    expect((await verify({ challenge, passkey: second.get(request) })).status).toBe(200);
  });

  it('are what a role requires, and the last one stays then', async () => {
    const { token } = await newUser();
    const require = (twoFactorRoles: string[]) =>
      test.call('PATCH', '/bkbtrSetting/save', {
        token: passkeys.admin,
        body: { security: { ...unchanged, twoFactorRoles } },
      });
    await require(['Owner']);
    try {
      expect((await test.call('GET', '/institution', { token })).body.code).toBe(
        'TWO_FACTOR_REQUIRED',
      );
      await add(token, createAuthenticator().create(await optionsFor(token)));
      expect((await test.call('GET', '/institution', { token })).status).toBe(200);
      const [{ _id }] = (await stateOf(token)).passkeys;
      const removal = await change(token, _id, { password: PASSWORD }, '/remove');
      expect(removal).toMatchObject({ status: 422, body: { code: 'BUSINESS_RULE' } });
      expect((await stateOf(token)).passkeys).toHaveLength(1);
    } finally {
      await require([]);
    }
  });

  it('are removed by an administrator for someone who has lost their device', async () => {
    const { email, token, userId } = await enrolled();
    const body = { reason: 'Their laptop was stolen.' };
    const reset = await test.call('PATCH', `/user/${userId}/reset-two-factor`, {
      token: passkeys.admin,
      body,
    });
    expect(reset.body.data.user).toMatchObject({ email, hasTwoFactor: false });
    expect((await test.call('GET', '/user/me', { token })).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    expect(await test.db.$count(passkey, eq(passkey.userId, userId))).toBe(0);
  });
});

/** The rest of the section, as it is by default. */
const unchanged = {
  sessionIdleMinutes: null,
  sessionHours: null,
  passwordTries: 5,
  passwordMinutes: 15,
};
