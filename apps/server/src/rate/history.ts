import {
  RATE_CELLS_MAX,
  type RateBatch,
  type RateChange,
  type Rates,
} from '@booking/api-client/contract';
import { and, desc, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../database/document.ts';
import { HttpError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { rateBatch, rateChange, VISIBLE_STATES } from '../schema/rate.ts';
import { appUser } from '../schema/tenant.ts';
import type { GridRow, RateContext } from './rate-context.ts';
import { nameOf } from './stored.ts';
import { cellKey, cellOf, inMajor, type RateValues } from './values.ts';

/** The most that a read returns, the newest. */
const BATCHES_MAX = 100;
const CHANGES_MAX = 2_000;
/** The most cells whose history can be asked for at once. */
const KEYS_MAX = 2_000;

/** The history that is read: of a batch, or of the days and weekdays of some rows. */
interface HistoryFilter {
  readonly batch: string | undefined;
  readonly rows: readonly GridRow[];
  readonly days: readonly string[];
}

/** The batches of an institute, and the changes of one or of some cells. */
export async function readHistory(
  context: ReadContext,
  rateContext: RateContext,
  { batch, rows, days }: HistoryFilter,
): Promise<Pick<Rates, 'batches' | 'changes'>> {
  const batches = await readBatches(context, rateContext.institutionId);
  if (batch !== undefined) {
    return { batches, changes: await readChanges(context, rateContext, eq(rateBatch.id, batch)) };
  }
  const size = rows.length * (days.length + 7);
  if (size > Math.min(KEYS_MAX, RATE_CELLS_MAX)) return { batches, changes: [] };
  const keys = rows.flatMap(({ target, ratePackage: { key } }) => [
    ...days.map((date) => cellKey({ ...target, ratePackage: key, date, weekday: null })),
    ...[0, 1, 2, 3, 4, 5, 6].map((weekday) =>
      cellKey({ ...target, ratePackage: key, date: null, weekday }),
    ),
  ]);
  const changes = keys.length
    ? await readChanges(context, rateContext, inArray(rateChange.cell, keys))
    : [];
  return { batches, changes };
}

/** The columns of who made a batch. A tenant does not see who of the platform it was. */
export function authorOf({ actor }: ReadContext) {
  const name = nameOf(actor.scope.kind === 'platform');
  return sql<RateBatch['by']>`case when ${name} is null then null
    else json_build_object('_id', ${appUser.id}, 'name', ${name}) end`;
}

async function readBatches(context: ReadContext, institutionId: string): Promise<RateBatch[]> {
  return context.db
    .select({
      _id: rateBatch.id,
      revision: rateBatch.revision,
      at: sql<string>`${isoInstant(rateBatch.createdAt)}`,
      by: authorOf(context),
      note: rateBatch.note,
      affected: rateBatch.affected,
      undoes: rateBatch.undoesId,
      undoneBy: rateBatch.undoneById,
      isUndoneInPart: sql<boolean>`${rateBatch.undoneById} is null and exists (select 1 from ${rateBatch} as part
        where part.institution_id = ${rateBatch.institutionId} and part.undoes_id = ${rateBatch.id}
          and part.undone_by_id is null and ${inArray(sql`part.state`, VISIBLE_STATES)})`,
    })
    .from(rateBatch)
    .leftJoin(appUser, eq(appUser.id, rateBatch.createdBy))
    .where(
      and(eq(rateBatch.institutionId, institutionId), inArray(rateBatch.state, VISIBLE_STATES)),
    )
    .orderBy(desc(rateBatch.revision))
    .limit(BATCHES_MAX);
}

/** The changes of a condition, the newest first. */
export async function readChanges(
  context: ReadContext,
  { institutionId, scale }: RateContext,
  condition: SQL | undefined,
): Promise<RateChange[]> {
  const rows = await context.db
    .select({
      cell: rateChange.cell,
      before: rateChange.before,
      after: rateChange.after,
      batch: rateBatch.id,
      at: sql<string>`${isoInstant(rateBatch.createdAt)}`,
      by: authorOf(context),
      note: rateBatch.note,
    })
    .from(rateChange)
    .innerJoin(
      rateBatch,
      and(
        eq(rateBatch.institutionId, rateChange.institutionId),
        eq(rateBatch.revision, rateChange.revision),
        inArray(rateBatch.state, VISIBLE_STATES),
      ),
    )
    .leftJoin(appUser, eq(appUser.id, rateBatch.createdBy))
    .where(and(eq(rateChange.institutionId, institutionId), condition))
    .orderBy(desc(rateChange.revision), rateChange.cell)
    .limit(CHANGES_MAX);
  const major = (values: RateValues | null) => values && inMajor(values, scale);
  return rows.map(({ cell, before, after, ...row }) => {
    const { categoryId, assetId, ratePackage, date, weekday } = cellOf(cell);
    return {
      category: categoryId,
      asset: assetId,
      ratePackage,
      date,
      weekday,
      before: major(before),
      after: major(after),
      ...row,
    };
  });
}

/**
 * Refuses a change of cells that someone has changed after what the caller has seen, or may have: the history of long
 * ago is not kept.
 * @throws HttpError `VERSION_CONFLICT`, with the changes of others in its data.
 */
export async function checkSeen(
  context: ReadContext,
  rateContext: RateContext,
  seen: number,
  keys: readonly string[],
): Promise<void> {
  if (seen >= rateContext.revision || keys.length === 0) return;
  const later = and(
    sql`${rateChange.revision} > ${seen}`,
    sql`${rateChange.cell} = any(${sql.param([...keys])}::text[])`,
  );
  const changes = await readChanges(context, rateContext, later);
  if (changes.length === 0 && !(await isForgotten(context, rateContext, seen + 1))) return;
  throw new HttpError('VERSION_CONFLICT', { data: { revision: rateContext.revision, changes } });
}

async function isForgotten(
  { db }: ReadContext,
  { institutionId }: RateContext,
  revision: number,
): Promise<boolean> {
  const [batch] = await db
    .select({ oldest: min(rateBatch.revision) })
    .from(rateBatch)
    .where(eq(rateBatch.institutionId, institutionId));
  return (batch?.oldest ?? 0) > revision;
}
