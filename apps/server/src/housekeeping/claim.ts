import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { housekeepingRun } from '../schema/housekeeping.ts';
import { momentOfRun } from './moment.ts';

/*
 * One process of all has a round. It says so in a row, as it does of an email that it sends, and not by an advisory lock:
 * one of a session is lost behind a pooler that hands on connections by transaction, and one of a transaction would hold
 * the only connection of the embedded database for as long as the round lasts.
 */

/** How long a claim lasts, unless it is renewed: what a process that dies keeps the others waiting. */
export const CLAIM_MS = 2 * 60_000;

/** A run that this process has, and no other. */
export interface Run {
  /** The moment that its parts go by; undefined where the clock may be wrong, and nothing must be done. */
  readonly now: Date | undefined;
  /** Says that it still works. Returns false when another process has the round. */
  renew(): Promise<boolean>;
  /** Leaves the round: until the next run is due, or where it was interrupted, to the process that looks first. */
  end(isDone: boolean): Promise<void>;
}

const later = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Whether the next run is due. A time that is further off than any pause is of a clock that was wrong. */
function isDue(pause: number): SQL {
  const { endedAt, claimedUntil } = housekeepingRun;
  return sql`(${endedAt} between ${later(-pause)} and clock_timestamp()) is not true
    and (${claimedUntil} between clock_timestamp() and ${later(CLAIM_MS)}) is not true`;
}

/** Takes the next run of a round, if it is due and no process has it. @param pause between two runs, in ms. */
export async function claimRun(
  db: Database,
  { name, pause }: { readonly name: string; readonly pause: number },
): Promise<Run | undefined> {
  await db
    .insert(housekeepingRun)
    .values({ name, at: sql`clock_timestamp()` })
    .onConflictDoNothing();
  const isRound = eq(housekeepingRun.name, name);
  const [claimed] = await db
    .update(housekeepingRun)
    .set({ claimedUntil: later(CLAIM_MS), claims: sql`${housekeepingRun.claims} + 1` })
    .where(and(isRound, isDue(pause)))
    .returning({ claims: housekeepingRun.claims });
  if (!claimed) return undefined;
  const isOurs = and(isRound, eq(housekeepingRun.claims, claimed.claims));
  return {
    now: await momentOfRun(db, name, pause),
    async renew() {
      const renewed = await db
        .update(housekeepingRun)
        .set({ claimedUntil: later(CLAIM_MS) })
        .where(isOurs)
        .returning({ name: housekeepingRun.name });
      return renewed.length > 0;
    },
    async end(isDone) {
      const ended = isDone ? { endedAt: sql`clock_timestamp()` } : {};
      await db
        .update(housekeepingRun)
        .set({ claimedUntil: null, ...ended })
        .where(isOurs);
    },
  };
}
