import { afterEach, beforeAll, vi } from 'vitest';
import { ADMIN, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';

export const NEW = 'lotus pond at six';

/** People who set, forget and change passwords. */
export function usePasswords(database: TestDatabase) {
  const test = useTestApp(database);
  let admin: string;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
  });
  afterEach(async () => {
    // While the clock still shows the time at which they are due.
    await test.mail();
    vi.useRealTimers();
  });

  let visitors = 0;
  /** An address that no one has called from, so that no test waits for another's tries. */
  function newAddress() {
    visitors += 1;
    return `198.51.100.${visitors}`;
  }

  function login(email: string, password: string) {
    return test.call('POST', '/user/login', { body: { email, password }, address: newAddress() });
  }

  async function newOwner() {
    const { ownerEmail: email, id } = await test.institute(admin);
    await test.mail();
    return { email, institute: id };
  }

  return {
    get admin() {
      return admin;
    },
    login,
    newAddress,
    newOwner,
    test,
  };
}
