import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from './database/id.ts';
import { startHousekeeping } from './housekeeping.ts';
import { idempotencyKey } from './schema/idempotency-key.ts';
import { passwordLink } from './schema/password-link.ts';
import { refreshToken, securityEvent, sessionFamily, throttle } from './schema/session.ts';
import { appUser } from './schema/tenant.ts';
import { ADMIN, databases, openTestApp, type TestApp } from './testing/app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(databases)('the housekeeping on $kind', (database) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(database);
  });
  afterAll(() => test.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  it('removes every hour what is over for good, and nothing else', async () => {
    const { db } = test;
    await test.signIn(ADMIN);
    await test.signIn(ADMIN);
    const [over, living] = await db.select().from(sessionFamily);
    const [admin] = await db.select().from(appUser).where(eq(appUser.email, ADMIN));
    const userId = admin?.id ?? '';
    const ago = (time: number) => new Date(Date.now() - time);
    await db
      .update(sessionFamily)
      .set({ expiresAt: ago(8 * DAY) })
      .where(eq(sessionFamily.id, over?.id ?? ''));
    await db.insert(throttle).values([
      { key: 'old', tries: 9, since: ago(3 * DAY) },
      { key: 'young', tries: 9, since: ago(DAY) },
    ]);
    await db.insert(securityEvent).values([
      { id: newId(), at: ago(731 * DAY), kind: 'session.theft', userId },
      { id: newId(), at: ago(700 * DAY), kind: 'password.reset', userId },
    ]);
    await db.insert(passwordLink).values([
      { hash: 'old', userId, kind: 'reset', createdAt: ago(DAY), expiresAt: ago(2 * HOUR) },
      { hash: 'young', userId, kind: 'reset', createdAt: ago(0), expiresAt: ago(-DAY) },
    ]);
    await db.insert(idempotencyKey).values([
      { userId, key: 'old', requestHash: '', createdAt: ago(25 * HOUR) },
      { userId, key: 'young', requestHash: '', createdAt: ago(HOUR) },
    ]);

    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const housekeeping = startHousekeeping(db);
    vi.advanceTimersByTime(HOUR);
    housekeeping.stop();
    vi.useRealTimers();

    await vi.waitFor(async () => expect(await db.select().from(passwordLink)).toHaveLength(1));
    expect((await db.select().from(sessionFamily)).map(({ id }) => id)).toEqual([living?.id]);
    expect((await db.select().from(refreshToken)).map(({ familyId }) => familyId)).toEqual([
      living?.id,
    ]);
    const tries = await db.select().from(throttle);
    expect(tries.map(({ key }) => key)).toContain('young');
    expect(tries.map(({ key }) => key)).not.toContain('old');
    expect((await db.select().from(securityEvent)).map(({ kind }) => kind)).toEqual([
      'password.reset',
    ]);
    expect((await db.select().from(passwordLink)).map(({ hash }) => hash)).toEqual(['young']);
    expect((await db.select().from(idempotencyKey)).map(({ key }) => key)).toEqual(['young']);
  });
});
