import { eq, isNull, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillUserSearchTexts } from './account/search-text.ts';
import { newId } from './database/id.ts';
import { inTransaction } from './database/transaction.ts';
import { CLAIM_MS, claimRun } from './housekeeping/claim.ts';
import { deleteInBatches } from './housekeeping/delete-in-batches.ts';
import { momentOfRun } from './housekeeping/moment.ts';
import { Interrupted, inSlices, type Progress } from './housekeeping/progress.ts';
import { type Part, runParts } from './housekeeping/run-parts.ts';
import { wakeHousekeeping } from './housekeeping/wake.ts';
import { begun, hourly, startHousekeeping } from './housekeeping.ts';
import { housekeepingPart, housekeepingRun } from './schema/housekeeping.ts';
import { idempotencyKey } from './schema/idempotency-key.ts';
import { passwordLink } from './schema/password-link.ts';
import { refreshToken, securityEvent, sessionFamily, throttle } from './schema/session.ts';
import { appUser } from './schema/tenant.ts';
import { forgetOldSessions } from './session/forget.ts';
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

  const never = new AbortController().signal;

  /** Does what is due of a round, as one process of several. Returns whether this one had it. */
  async function runRound(name: string, parts: readonly Part[], signal = never): Promise<boolean> {
    const run = await claimRun(test.db, { name, pause: HOUR });
    if (run) await runParts(test.db, parts, run, signal);
    return run !== undefined;
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
    // What comes while it looks is seen after it.
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

  it('is one run of all processes, and comes again when its pause is over', async () => {
    const part = vi.fn(async function counted() {});
    const parts: readonly Part[] = [part];
    const claims = await Promise.all(
      Array.from({ length: 4 }, () => claimRun(test.db, { name: 'shared', pause: HOUR })),
    );
    const [run, ...others] = claims.filter((claim) => claim !== undefined);
    expect(others).toEqual([]);
    expect(await runRound('shared', parts)).toBe(false);
    if (run) await runParts(test.db, parts, run, never);
    expect(part).toHaveBeenCalledTimes(1);
    expect(await runRound('shared', parts)).toBe(false);
    const isShared = eq(housekeepingRun.name, 'shared');
    const endedAt = new Date(Date.now() - HOUR - MINUTE);
    await test.db.update(housekeepingRun).set({ endedAt }).where(isShared);
    expect(await runRound('shared', parts)).toBe(true);
    expect(part).toHaveBeenCalledTimes(2);
    // A clock that was wrong has left times in the future.
    await test.db
      .update(housekeepingRun)
      .set({
        endedAt: new Date(Date.now() + 30 * DAY),
        claimedUntil: new Date(Date.now() + 30 * DAY),
      })
      .where(isShared);
    expect(await runRound('shared', parts)).toBe(true);
  });

  it('goes on behind the last slice of a process that was killed, which touches the run no more', async () => {
    const { db } = test;
    const seen: string[] = [];
    const sliced =
      (end: string): Part =>
      (_db, _now, progress) =>
        inSlices(progress, async (after) => {
          const next = String.fromCharCode((after || '@').charCodeAt(0) + 1);
          if (next > end) throw new Error('killed');
          seen.push(next);
          return next === 'E' ? undefined : next;
        });
    const named = (work: Part): Part => Object.defineProperty(work, 'name', { value: 'letters' });
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const first = await claimRun(db, { name: 'killed', pause: HOUR });
    const dead = first && { ...first, end: async () => {} };
    if (dead) await runParts(db, [named(sliced('B'))], dead, never);
    expect(await runRound('killed', [])).toBe(false);
    const isOver = new Date(Date.now() - 1);
    await db
      .update(housekeepingRun)
      .set({ claimedUntil: isOver })
      .where(eq(housekeepingRun.name, 'killed'));
    expect(await runRound('killed', [named(sliced('Z'))])).toBe(true);
    expect(seen).toEqual(['A', 'B', 'C', 'D', 'E']);
    const [part] = await db
      .select()
      .from(housekeepingPart)
      .where(eq(housekeepingPart.name, 'letters'));
    expect(part?.reached).toBeNull();
    expect(part?.succeededAt).toBeInstanceOf(Date);
    // It comes back, and finds that another has had its run since.
    expect(await first?.renew()).toBe(false);
    await first?.end(true);
    expect(await runRound('killed', [])).toBe(false);
  });

  it('ends behind the slice under way when the process stops, and leaves the rest to the others at once', async () => {
    const ends = new AbortController();
    const seen: string[] = [];
    async function endless(...[, , progress]: Parameters<Part>) {
      await inSlices(progress, async (after) => {
        seen.push(after);
        ends.abort();
        return `${after}a`;
      });
    }
    const next = vi.fn(async () => {});
    expect(await runRound('stopped', [endless, next], ends.signal)).toBe(true);
    expect(seen).toEqual(['']);
    expect(next).not.toHaveBeenCalled();
    expect(await runRound('stopped', [next])).toBe(true);
    expect(next).toHaveBeenCalledTimes(1);
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

  it('renews its claim while it works', async () => {
    const run = await claimRun(test.db, { name: 'renewed', pause: HOUR });
    const isRenewed = eq(housekeepingRun.name, 'renewed');
    const soon = new Date(Date.now() + 1000);
    await test.db.update(housekeepingRun).set({ claimedUntil: soon }).where(isRenewed);
    expect(await run?.renew()).toBe(true);
    const [row] = await test.db.select().from(housekeepingRun).where(isRenewed);
    expect(row?.claimedUntil?.getTime()).toBeGreaterThan(soon.getTime() + CLAIM_MS / 2);
    await run?.end(true);
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
