import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../http-error.ts';
import { noteActivity } from '../institution/store.ts';
import { ADMIN, databases, openTestApp, PASSWORD, type TestApp } from '../testing/app.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createAdmission, semaphore } from './queue.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createThrottle } from './throttle.ts';

/** Strangers that may wait. */
const MOST = 3;

describe.each(databases)('sign-ins that come together on $kind', (database) => {
  let test: TestApp;
  let sessions: Sessions;
  let passed = Promise.withResolvers<void>();
  const begun: string[] = [];

  beforeAll(async () => {
    test = await openTestApp(database);
    const oneAtATime = semaphore(1);
    const { db, config } = test;
    sessions = createSessions(db, createThrottle(db), config, noteActivity, {
      admit: createAdmission(MOST),
      hashPassword,
      // Stands still at the word of the test, instead of for as long as a hash takes.
      verifyPassword: (stored, password, lane) =>
        oneAtATime(async () => {
          begun.push(password);
          await passed.promise;
          return verifyPassword(stored, password === 'right' ? PASSWORD : password);
        }, lane),
    });
  });
  afterAll(() => test.close());

  let visitors = 0;
  const visit = (password: string, cookie?: string) => {
    visitors += 1;
    return sessions.login(ADMIN, password, { address: `198.51.100.${visitors}`, cookie }).then(
      () => 'in',
      (error) => (error instanceof HttpError ? error.code : String(error)),
    );
  };

  it('are sent away above a number, uncounted, but for browsers that have signed in before', async () => {
    passed.resolve();
    const { cookie } = await sessions.login(ADMIN, 'right', {
      address: '198.51.100.200',
      cookie: undefined,
    });
    if (cookie === null) throw new Error('The browser has got no cookie.');

    passed = Promise.withResolvers();
    begun.length = 0;
    const strangers = ['guess 1', 'guess 2', 'guess 3'].map((guess) => visit(guess));
    await expect.poll(() => begun).toHaveLength(1);
    expect(await visit('right')).toBe('UNAVAILABLE');
    // A cookie of the right form that no one has given out.
    expect(await visit('right', 'A'.repeat(43))).toBe('UNAVAILABLE');
    const known = visit('right', cookie);
    // The one cookie brings one at a time.
    expect(await visit('right', cookie)).toBe('UNAVAILABLE');
    passed.resolve();
    expect(await Promise.all(strangers)).toEqual(Array(3).fill('WRONG_CREDENTIALS'));
    expect(await known).toBe('in');
    expect(begun).toHaveLength(4);
    expect(await visit('right')).toBe('in');
  });
});
