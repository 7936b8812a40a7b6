import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../http-error.ts';
import { throttle as counted } from '../schema/session.ts';
import { databases, openTestApp, type TestApp } from '../testing/app.ts';
import { createThrottle, type Throttle } from './throttle.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ASHA = 'asha@lakeview.example';

describe.each(databases)('the throttle on $kind', (database) => {
  let test: TestApp;
  let throttle: Throttle;
  let address: string;
  let tests = 0;

  beforeAll(async () => {
    test = await openTestApp(database);
    throttle = createThrottle(test.db);
  });
  beforeEach(() => {
    tests += 1;
    address = `203.0.113.${tests}`;
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => test.close());

  function later(seconds: number) {
    vi.setSystemTime(Date.now() + seconds * 1000);
  }

  /** Tries once with a wrong password. Returns the seconds to wait, 0 for none. */
  async function fail(email = ASHA, from = address, by = throttle): Promise<number> {
    try {
      await by.countPassword(email, from);
      return 0;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const seconds = Number(error.details.headers?.['Retry-After']);
      expect(error.message).toBe(`Too many attempts. Try again in ${Math.ceil(seconds / 60)} min.`);
      return seconds;
    }
  }

  async function failTimes(times: number) {
    for (let round = 0; round < times; round += 1) expect(await fail()).toBe(0);
  }

  it('lets five tries through in 15 minutes, and makes each further one wait twice as long', async () => {
    await failTimes(5);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      expect(await fail()).toBe(minutes * MINUTE);
      later(minutes * MINUTE - 1);
      expect(await fail()).toBe(1);
      later(1);
      expect(await fail()).toBe(0);
    }
  });

  it('forgets four tries after 15 minutes, and all after a day without one', async () => {
    await failTimes(4);
    later(15 * MINUTE);
    await failTimes(5);
    expect(await fail()).toBe(MINUTE);
    later(DAY);
    await failTimes(5);
    expect(await fail()).toBe(MINUTE);
  });

  it('starts afresh after the right password', async () => {
    await failTimes(4);
    await throttle.forgivePassword(ASHA, address);
    await failTimes(5);
  });

  it('starts an account afresh with a new password, and gives its address back nothing', async () => {
    await failedBefore(294);
    await failTimes(5);
    await throttle.forgiveAccount(ASHA, address);
    await failTimes(1);
    expect(await fail()).toBe(MINUTE);
    expect(await fail('rafiq@lakeview.example')).toBe(MINUTE);
  });

  it('forgets what a clock has written that was far ahead', async () => {
    later(30 * DAY);
    await failTimes(5);
    expect(await fail()).toBe(MINUTE);
    later(-30 * DAY);
    await failTimes(5);
    expect(await fail()).toBe(MINUTE);
    // Another process may be a little ahead.
    later(-4 * MINUTE);
    expect(await fail()).toBe(5 * MINUTE);
  });

  it('survives a restart', async () => {
    await failTimes(5);
    expect(await fail(ASHA, address, createThrottle(test.db))).toBe(MINUTE);
  });

  it('keeps no one at another address from the account, and no other account from the address', async () => {
    await failTimes(5);
    expect(await fail()).toBe(MINUTE);
    expect(await fail(ASHA, '203.0.113.200')).toBe(0);
    expect(await fail('rafiq@lakeview.example')).toBe(0);
  });

  /** Notes failures of this test's address, over many accounts. */
  async function failedBefore(tries: number) {
    await test.db.insert(counted).values({ key: `address:${address}`, tries, since: new Date() });
  }

  it('lets 300 failures of one address through in an hour, over all accounts', async () => {
    await fail();
    const [first] = await test.db
      .select()
      .from(counted)
      .where(eq(counted.key, `address:${address}`));
    expect(first?.tries).toBe(1);
    await test.db.delete(counted).where(eq(counted.key, `address:${address}`));

    await failedBefore(298);
    expect(await fail('one@lakeview.example')).toBe(0);
    expect(await fail('two@lakeview.example')).toBe(0);
    expect(await fail('three@lakeview.example')).toBe(MINUTE);
    expect(await fail('three@lakeview.example', '203.0.113.201')).toBe(0);
    later(HOUR);
    expect(await fail('three@lakeview.example')).toBe(0);
  });

  it('counts no success against an address', async () => {
    await failedBefore(298);
    for (let round = 0; round < 6; round += 1) {
      expect(await fail()).toBe(0);
      await throttle.forgivePassword(ASHA, address);
    }
  });
});
