import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { housekeepingPart } from '../schema/housekeeping.ts';

/** How far a part of the housekeeping has got. A process that ends in the middle leaves it to the next. */
export interface Progress {
  /** The last row of the slices that are done; empty at the beginning. */
  readonly after: string;
  /** Notes the last row of a slice. @throws Interrupted where the part must go no further. */
  reach(last: string): Promise<void>;
}

/** From the first row to the last, in one go. */
export const wholeRun: Progress = { after: '', reach: async () => {} };

/** The process ends, or another one has the round. What is left is done in the next run. */
export class Interrupted extends Error {}

/** The progress of a part, as the database has it. */
export async function progressOf(
  db: Database,
  name: string,
  signal: AbortSignal,
): Promise<Progress> {
  const [part] = await db.select().from(housekeepingPart).where(eq(housekeepingPart.name, name));
  return {
    after: part?.reached ?? '',
    async reach(last) {
      await notePart(db, { name, reached: last });
      if (signal.aborted) throw new Interrupted();
    },
  };
}

/** Notes since when parts are to be done, by the clock of the database. */
export async function noteParts(db: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insert(housekeepingPart)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing();
}

/** Notes that a part has completed. */
export function noteSuccess(db: Database, name: string, now: Date): Promise<void> {
  return notePart(db, { name, reached: null, succeededAt: now });
}

async function notePart(
  db: Database,
  { name, ...part }: typeof housekeepingPart.$inferInsert,
): Promise<void> {
  await db
    .insert(housekeepingPart)
    .values({ name, ...part })
    .onConflictDoUpdate({ target: housekeepingPart.name, set: part });
}

/**
 * Goes through rows by their keys, a slice at a time.
 *
 * @param work of the rows after a key; returns the last key, or undefined where there are no more.
 */
export async function inSlices(
  { after, reach }: Progress,
  work: (after: string) => Promise<string | undefined>,
): Promise<void> {
  for (let last = await work(after); last !== undefined; last = await work(last)) await reach(last);
}

/**
 * Works on as long as something is left. For what isn't there again once it is done: a run after an interrupted one has
 * only the rest.
 *
 * @param work a slice of it; returns whether more may be left.
 */
export async function untilDone({ reach }: Progress, work: () => Promise<boolean>): Promise<void> {
  while (await work()) await reach('');
}

/** Goes through the rows of several tables by their keys, one table after the other. */
export async function inSlicesOf<T extends PgTable>(
  { after, reach }: Progress,
  tables: readonly T[],
  work: (table: T, after: string) => Promise<string | undefined>,
): Promise<void> {
  const [reached = '', last = ''] = after.split(' ');
  const names = tables.map(getTableName);
  for (const table of tables.slice(Math.max(0, names.indexOf(reached)))) {
    const name = getTableName(table);
    const rest = {
      after: name === reached ? last : '',
      reach: (key: string) => reach(`${name} ${key}`),
    };
    await inSlices(rest, (key) => work(table, key));
  }
}
