import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../http-error.ts';
import { createSealer } from '../sealer.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { createAdmission, semaphore } from '../session/queue.ts';
import { createSessions } from '../session/sessions.ts';
import { createThrottle } from '../session/throttle.ts';
import {
  ADMIN,
  allDatabases,
  ORIGIN,
  openTestApp,
  PASSWORD,
  type TestApp,
} from '../testing/app.ts';
import { relyingPartyOf } from '../two-factor/relying-party.ts';
import { createSignIns, type SignIns } from './sign-in.ts';

/** Strangers that may wait. */
const MOST = 3;

describe.each(allDatabases)('sign-ins that come together on $kind', (database) => {
  let test: TestApp;
  let signIns: SignIns;
  let passed = Promise.withResolvers<void>();
  const begun: string[] = [];
  /** How many have asked to wait. */
  let asked = 0;

  beforeAll(async () => {
    test = await openTestApp(database);
    const oneAtATime = semaphore(1);
    const admission = createAdmission(MOST);
    const { db, config } = test;
    signIns = createSignIns({
      db,
      sessions: createSessions(db, config),
      throttle: createThrottle(db),
      proofs: {
        sealer: createSealer(config.secretsKeys),
        relyingParty: relyingPartyOf(ORIGIN),
      },
      hashing: {
        admit(lane, work) {
          asked += 1;
          return admission(lane, work);
        },
        hashPassword,
        // Stands still at the word of the test, instead of for as long as a hash takes.
        verifyPassword: (stored, password, lane) =>
          oneAtATime(async () => {
            begun.push(password);
            await passed.promise;
            return verifyPassword(stored, password === 'right' ? PASSWORD : password);
          }, lane),
      },
    });
  });
  afterAll(() => test.close());

  let visitors = 0;
  const visit = (password: string, cookie?: string, email = ADMIN) => {
    visitors += 1;
    return signIns
      .login(email, password, { address: `198.51.100.${visitors}`, cookie, agent: null })
      .then(
        () => 'in',
        (error) => (error instanceof HttpError ? error.code : String(error)),
      );
  };

  it('are sent away above a number, uncounted, but for browsers that have signed in before', async () => {
    passed.resolve();
    const { cookie } = await signIns.login(ADMIN, 'right', {
      address: '198.51.100.200',
      cookie: undefined,
      agent: null,
    });
    if (cookie === null) throw new Error('The browser has got no cookie.');

    passed = Promise.withResolvers();
    begun.length = 0;
    asked = 0;
    const strangers = ['guess 1', 'guess 2', 'guess 3'].map((guess) => visit(guess));
    await expect.poll(() => asked).toBe(MOST);
    await expect.poll(() => begun).toHaveLength(1);
    expect(await visit('right')).toBe('UNAVAILABLE');
    // A cookie of the right form that no one has given out.
    expect(await visit('right', 'A'.repeat(43))).toBe('UNAVAILABLE');
    const knownVisit = visit('right', cookie);
    await expect.poll(() => asked).toBe(MOST + 3);
    // The one cookie brings one at a time.
    expect(await visit('right', cookie)).toBe('UNAVAILABLE');
    passed.resolve();
    expect(await Promise.all(strangers)).toEqual(Array(3).fill('WRONG_CREDENTIALS'));
    expect(await knownVisit).toBe('in');
    expect(begun).toHaveLength(4);
    expect(await visit('right')).toBe('in');
  });

  it('are not kept out by one account with many browsers that it knows', async () => {
    passed.resolve();
    const admin = (await test.signIn(ADMIN)).accessToken;
    const greedy = (await test.institute(admin)).ownerEmail;
    const signIn = (email: string, address: string) =>
      signIns.login(email, 'right', { address, cookie: undefined, agent: null });
    const cookies: string[] = [];
    for (let at = 0; at <= 2 * MOST; at += 1) {
      const { cookie } = await signIn(greedy, `203.0.113.${at}`);
      cookies.push(cookie ?? '');
    }
    const { cookie: ownCookie } = await signIn(ADMIN, '203.0.113.200');

    passed = Promise.withResolvers();
    begun.length = 0;
    const crowd = cookies.map((cookie) => visit('right', cookie, greedy));
    // Cookies of the installation that are of no browser of these accounts.
    const others = cookies.map((cookie, at) => visit('right', cookie, `no-one-${at}@x.example`));
    await expect.poll(() => begun).toHaveLength(1);
    const mine = visit('right', ownCookie ?? '');
    passed.resolve();
    expect(await mine).toBe('in');
    const ends = await Promise.all([...crowd, ...others]);
    expect(ends.filter((end) => end === 'UNAVAILABLE').length).toBeGreaterThan(MOST);
  });
});
