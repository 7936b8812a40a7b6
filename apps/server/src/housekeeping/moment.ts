import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { log } from '../log.ts';
import { housekeepingRun } from '../schema/housekeeping.ts';

const DAY = 86_400_000;
/** A clock that is later than the last run by more than this may be wrong: nothing that it brings about can be taken back. */
const JUMP_MS = 2 * DAY;

/**
 * Returns the moment of a run of the housekeeping, by the clock of the database, which all processes share. After a jump of
 * more than two days, the next run but one is the first that has a moment: by then a wrong clock has been set right.
 *
 * @param name The round that this is a run of.
 * @param pause between two runs, in ms.
 */
export async function momentOfRun(
  db: Database,
  name: string,
  pause: number,
): Promise<Date | undefined> {
  const { rows } = await db.execute<{ ms: string | number }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  );
  const now = new Date(Number(rows[0]?.ms));
  const [last] = await db.select().from(housekeepingRun).where(eq(housekeepingRun.name, name));
  if (last && now.getTime() - last.at.getTime() > JUMP_MS && !hasWaited(last, now, 2 * pause)) {
    if (!last.jumpedAt || last.jumpedAt > now) {
      log('warn', 'clock.jump', {
        round: name,
        last: last.at.toISOString(),
        now: now.toISOString(),
      });
      await db.update(housekeepingRun).set({ jumpedAt: now }).where(eq(housekeepingRun.name, name));
    }
    return undefined;
  }
  const run = { at: now, jumpedAt: null };
  await db
    .insert(housekeepingRun)
    .values({ name, ...run })
    .onConflictDoUpdate({ target: housekeepingRun.name, set: run });
  return now;
}

function hasWaited(
  { jumpedAt }: typeof housekeepingRun.$inferSelect,
  now: Date,
  ms: number,
): boolean {
  return jumpedAt !== null && now.getTime() - jumpedAt.getTime() >= ms;
}
