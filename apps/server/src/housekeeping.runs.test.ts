import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { CLAIM_MS, claimRun } from './housekeeping/claim.ts';
import { inSlices } from './housekeeping/progress.ts';
import { type Part, runParts } from './housekeeping/run-parts.ts';
import { housekeepingPart, housekeepingRun } from './schema/housekeeping.ts';
import { allDatabases } from './testing/app.ts';
import { DAY, HOUR, MINUTE, useHousekeeping } from './testing/housekeeping-rounds.ts';

describe.each(allDatabases)('the housekeeping on $kind', (database) => {
  const { test, runRound, never } = useHousekeeping(database);

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
});
