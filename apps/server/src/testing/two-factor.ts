import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterEach, beforeAll, vi } from 'vitest';
import { appUser } from '../schema/tenant.ts';
import { ADMIN, PASSWORD, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';

/** Seconds of a step of the codes. */
export const STEP = 30;

/** Users with an authenticator app, and the calls that they make. */
export function useTwoFactor(database: TestDatabase) {
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

  return {
    get admin() {
      return admin;
    },
    challengeOf,
    codeAt,
    confirm,
    enrolled,
    isWrong,
    later,
    login,
    start,
    stateOf,
    test,
    verify,
  };
}
