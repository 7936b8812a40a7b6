import type { PasskeyCreation, SignInChallenge } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, vi } from 'vitest';
import { securityEvent } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { ADMIN, PASSWORD, useTestApp } from './app.ts';
import { createAuthenticator } from './authenticator.ts';
import type { TestDatabase } from './databases.ts';

/** Users with passkeys, and the calls that they make. */
export function usePasskeys(database: TestDatabase) {
  const test = useTestApp(database, {
    secretsKeys: ['a key for the secrets of the tests, long enough'],
  });
  let admin: string;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = (token: string, password = PASSWORD) =>
    test.call('POST', '/twoFactor/passkeys/options', { token, body: { password } });
  const optionsFor = async (token: string): Promise<PasskeyCreation> =>
    (await start(token)).body.data.creation;
  const add = (token: string, credential: object, name = 'Asha’s laptop') =>
    test.call('POST', '/twoFactor/passkeys', { token, body: { name, credential } });
  const login = (email: string) =>
    test.call('POST', '/user/login', { body: { email, password: PASSWORD } });
  const verify = (body: object) => test.call('POST', '/user/login/verify', { body });
  const stateOf = async (token: string) =>
    (await test.call('GET', '/twoFactor', { token })).body.data.twoFactor;
  const change = (token: string, id: string, body: object, what = '') =>
    test.call('PATCH', `/twoFactor/passkeys/${id}${what}`, { token, body });
  const isWrong = (path: string) => ({
    status: 400,
    body: { code: 'VALIDATION', errors: [{ path, code: 'wrong' }] },
  });

  async function newUser() {
    const { ownerEmail: email } = await test.institute(admin);
    const { accessToken: token } = await test.signIn(email);
    const [user] = await test.db.select().from(appUser).where(eq(appUser.email, email));
    return { email, token, userId: user?.id ?? '' };
  }

  /** Someone with a passkey. */
  async function enrolled() {
    const user = await newUser();
    const device = createAuthenticator();
    const added = await add(user.token, device.create(await optionsFor(user.token)));
    const { recoveryCodes } = added.body.data.recovery;
    const [{ _id: passkeyId }] = (await stateOf(user.token)).passkeys;
    return { ...user, device, passkeyId, recoveryCodes };
  }

  /** The challenge of a sign-in, and what asks for a passkey in it. */
  async function asked(email: string) {
    const data: SignInChallenge = (await login(email)).body.data;
    if (!data.passkey) throw new Error(`${email} is asked for no passkey.`);
    return { ...data, request: data.passkey };
  }

  async function eventsOf(userId: string) {
    const events = await test.db
      .select({ kind: securityEvent.kind })
      .from(securityEvent)
      .where(eq(securityEvent.userId, userId))
      .orderBy(securityEvent.id);
    return events.map(({ kind }) => kind);
  }

  return {
    add,
    get admin() {
      return admin;
    },
    asked,
    change,
    enrolled,
    eventsOf,
    isWrong,
    login,
    newUser,
    optionsFor,
    start,
    stateOf,
    test,
    verify,
  };
}
