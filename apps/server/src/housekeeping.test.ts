import { eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { fillUserSearchTexts } from './account/search-text.ts';
import { newId } from './database/id.ts';
import { inTransaction } from './database/transaction.ts';
import type { claimRun } from './housekeeping/claim.ts';
import { deleteInBatches } from './housekeeping/delete-in-batches.ts';
import { momentOfRun } from './housekeeping/moment.ts';
import { Interrupted, type Progress } from './housekeeping/progress.ts';
import { runParts } from './housekeeping/run-parts.ts';
import { wakeHousekeeping } from './housekeeping/wake.ts';
import { begun, hourly, startHousekeeping } from './housekeeping.ts';
import { housekeepingPart, housekeepingRun } from './schema/housekeeping.ts';
import { idempotencyKey } from './schema/idempotency-key.ts';
import { passwordLink } from './schema/password-link.ts';
import { refreshToken, securityEvent, sessionFamily, throttle } from './schema/session.ts';
import { appUser } from './schema/tenant.ts';
import { forgetOldSessions } from './session/forget.ts';
import { ADMIN, allDatabases } from './testing/app.ts';
import { DAY, HOUR, MINUTE, useHousekeeping } from './testing/housekeeping-rounds.ts';
import { statementsOf } from './testing/statements.ts';

describe.each(allDatabases)('the housekeeping on $kind', (database) => {
  const { test, runRound, never } = useHousekeeping(database);

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

    expect(await runRound('hourly', hourly.parts)).toBe(true);
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

  it('looks a minute or two after the start and then each minute; a part that fails stops no other', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const last = vi.fn(async () => {});
    async function failing() {
      throw new Error('away');
    }
    const ended = Promise.withResolvers<boolean>();
    const claim = vi.fn<typeof claimRun>(async () => undefined);
    const end = async (isDone: boolean) => ended.resolve(isDone);
    const run = { now: new Date(), renew: async () => true, end };
    claim.mockResolvedValueOnce(run);
    const round = { name: 'test', parts: [failing, last], pause: HOUR, claim };
    const housekeeping = startHousekeeping(test.db, round);
    vi.advanceTimersByTime(1.5 * MINUTE - 1);
    expect(claim).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(await ended.promise).toBe(true);
    expect(last).toHaveBeenCalledTimes(1);
    const lines = written.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('"part":"failing"'))).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(claim).toHaveBeenCalledTimes(2);
    await housekeeping.stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(claim).toHaveBeenCalledTimes(2);
  });

  it('looks at once after the commit of a call that has begun something', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const claim = vi.fn<typeof claimRun>(async () => undefined);
    const housekeeping = startHousekeeping(test.db, { ...begun, claim });
    await inTransaction(test.db, async (tx) => {
      wakeHousekeeping(tx);
      await vi.advanceTimersByTimeAsync(0);
      expect(claim).toHaveBeenCalledTimes(0);
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(claim).toHaveBeenCalledTimes(1);
    // A call that comes during the look is seen after it.
    const looking = Promise.withResolvers<undefined>();
    claim.mockReturnValueOnce(looking.promise);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(claim).toHaveBeenCalledTimes(2);
    wakeHousekeeping(test.db);
    looking.resolve(undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(claim).toHaveBeenCalledTimes(3);
    await housekeeping.stop();
    wakeHousekeeping(test.db);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(claim).toHaveBeenCalledTimes(3);
  });

  it('notes since when a part is to be done, also of one that never ends or that no run comes to', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    async function unfortunate() {
      throw new Error('away');
    }
    async function unreached() {}
    const rowOf = async (name: string) => {
      const [row] = await test.db
        .select()
        .from(housekeepingPart)
        .where(eq(housekeepingPart.name, name));
      return row;
    };
    await runRound('unfortunate', [unfortunate]);
    const first = await rowOf('unfortunate');
    expect(first).toMatchObject({ addedAt: expect.any(Date), succeededAt: null });
    const run = { now: undefined, renew: async () => true, end: async () => {} };
    await runParts(test.db, [unfortunate, unreached], run, never);
    expect((await rowOf('unfortunate'))?.addedAt).toEqual(first?.addedAt);
    expect(await rowOf('unreached')).toMatchObject({
      addedAt: expect.any(Date),
      succeededAt: null,
    });
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
    const sent = await statementsOf(() => deleteInBatches(db, throttle, some, { batch: 5 }));
    // The fifth finds none. A new connection sends statements of its own.
    expect(sent.filter(({ text }) => text.startsWith('delete'))).toHaveLength(5);
    expect(await db.select().from(throttle)).toHaveLength(5);
  });

  it('leaves to the next run what it has not removed or filled when the process stops', async () => {
    const { db } = test;
    const now = new Date();
    const stopped: Progress = { after: '', reach: () => Promise.reject(new Interrupted()) };
    const long = sql`now() - interval '1000 days'`;
    await db.delete(throttle);
    await db.execute(sql`
      insert into throttle (key, tries, since) select n::text, 1, ${long} from generate_series(1, 6000) n`);
    // The administrator of the test has no search text either.
    await db.execute(sql`
      insert into app_user select copy.* from app_user one, generate_series(1, 249) n,
        jsonb_populate_record(one, jsonb_build_object(
          'id', lpad(n::text, 24, '0'), 'email', n || '@copies.test', 'search_text', null)) copy
      where one.email = ${ADMIN}`);
    const left = async () => [
      await db.$count(throttle),
      await db.$count(appUser, isNull(appUser.searchText)),
    ];
    expect(await left()).toEqual([6000, 250]);
    await expect(forgetOldSessions(db, now, stopped)).rejects.toThrow(Interrupted);
    await expect(fillUserSearchTexts(db, now, stopped)).rejects.toThrow(Interrupted);
    expect(await left()).toEqual([1000, 50]);
    await forgetOldSessions(db, now);
    await fillUserSearchTexts(db, now);
    expect(await left()).toEqual([0, 0]);
  });
});
