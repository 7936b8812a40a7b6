import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteInBatches } from './database/batches.ts';
import type { Database } from './database/database.ts';
import { newId } from './database/id.ts';
import { startHousekeeping } from './housekeeping.ts';
import { momentOfRun } from './safeguards/moment.ts';
import { housekeepingRun } from './schema/housekeeping.ts';
import { idempotencyKey } from './schema/idempotency-key.ts';
import { passwordLink } from './schema/password-link.ts';
import { refreshToken, securityEvent, sessionFamily, throttle } from './schema/session.ts';
import { appUser } from './schema/tenant.ts';
import { ADMIN, allDatabases, useTestApp } from './testing/app.ts';
import { statementsOf } from './testing/statements.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(allDatabases)('the housekeeping on $kind', (database) => {
  const test = useTestApp(database);

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** The timers on a clock of the test's; everything else keeps its own time. */
  function firstRound(db: Database) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const housekeeping = startHousekeeping(db);
    vi.advanceTimersByTime(2 * MINUTE);
    housekeeping.stop();
    vi.useRealTimers();
  }

  it('removes what is over for good, and nothing else', async () => {
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
      { hash: 'old', userId, kind: 'reset', createdAt: ago(32 * DAY), expiresAt: ago(31 * DAY) },
      { hash: 'young', userId, kind: 'reset', createdAt: ago(0), expiresAt: ago(-DAY) },
    ]);
    await db.insert(idempotencyKey).values([
      { userId, key: 'old', requestHash: '', createdAt: ago(25 * HOUR) },
      { userId, key: 'young', requestHash: '', createdAt: ago(HOUR) },
    ]);

    firstRound(db);
    await vi.waitFor(
      async () => expect(await db.select().from(passwordLink)).toHaveLength(1),
      300_000,
    );
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

  it('begins a minute or two after the start and repeats every hour; a part that fails stops no other', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.useFakeTimers();
    const last = vi.fn(async () => {});
    async function failing() {
      throw new Error('away');
    }
    const momentOf = async () => new Date();
    const round = { name: 'test', parts: [failing, last], pause: HOUR, momentOf };
    const housekeeping = startHousekeeping(test.db, round);
    await vi.advanceTimersByTimeAsync(1.5 * MINUTE - 1);
    expect(last).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(last).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(last).toHaveBeenCalledTimes(2);
    // The round of the test before may still be going on.
    const lines = written.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('"part":"failing"'))).toHaveLength(2);
    housekeeping.stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(last).toHaveBeenCalledTimes(2);
  });

  it('never overlaps itself: the pause begins at the end of a run', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.useFakeTimers();
    const ends: (() => void)[] = [];
    const long = vi.fn(
      () =>
        new Promise<void>((end) => {
          ends.push(end);
        }),
    );
    const momentOf = async () => new Date();
    const round = { name: 'test', parts: [long], pause: HOUR, momentOf };
    const housekeeping = startHousekeeping(test.db, round);
    await vi.advanceTimersByTimeAsync(MINUTE + 5 * HOUR);
    expect(long).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(long).toHaveBeenCalledTimes(2);
    housekeeping.stop();
    ends[1]?.();
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(long).toHaveBeenCalledTimes(2);
  });

  it('waits for the next run but one after a clock that has jumped by days', async () => {
    const { db } = test;
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const run = () => momentOfRun(db, 'jump', HOUR);
    const set = (change: Partial<typeof housekeepingRun.$inferInsert>) =>
      db.update(housekeepingRun).set(change).where(eq(housekeepingRun.name, 'jump'));
    expect(await run()).toBeInstanceOf(Date);
    await set({ at: new Date(Date.now() - DAY) });
    expect(await run()).toBeInstanceOf(Date);
    await set({ at: new Date(Date.now() - 3 * DAY) });
    expect(await run()).toBeUndefined();
    expect(await run()).toBeUndefined();
    const jumps = written.mock.calls.filter(([line]) => String(line).includes('clock.jump'));
    expect(jumps).toHaveLength(1);
    await set({ jumpedAt: new Date(Date.now() - HOUR) });
    expect(await run()).toBeUndefined();
    await set({ jumpedAt: new Date(Date.now() - 2 * HOUR) });
    expect(await run()).toBeInstanceOf(Date);
    // One that was set right in between has not jumped.
    await set({ at: new Date(Date.now() - HOUR), jumpedAt: new Date(Date.now() + 30 * DAY) });
    expect(await run()).toBeInstanceOf(Date);
    const [last] = await db.select().from(housekeepingRun).where(eq(housekeepingRun.name, 'jump'));
    expect(last?.jumpedAt).toBeNull();
  });

  it('removes thousands a few at a time', async () => {
    const { db } = test;
    await db.delete(throttle);
    await db.execute(sql`
      insert into throttle (key, tries, since)
      select n::text, 1, now() from generate_series(1, 25) n`);
    const some = sql`${throttle.key}::int <= 20`;
    const sent = await statementsOf(() => deleteInBatches(db, throttle, some, 5));
    // The fifth finds none. A new connection sends statements of its own.
    expect(sent.filter(({ text }) => text.startsWith('delete'))).toHaveLength(5);
    expect(await db.select().from(throttle)).toHaveLength(5);
  });
});
