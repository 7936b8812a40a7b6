import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { isoInstant } from '../database/document.ts';
import { fieldError, HttpError } from '../http-error.ts';
import type { WriteContext } from '../resource/context.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { rate, rateBatch, rateChange, VISIBLE_STATES } from '../schema/rate.ts';
import { appUser } from '../schema/tenant.ts';
import { authorOf } from './history.ts';
import { CELLS_AT_ONCE } from './large.ts';
import type { RateContext } from './rate-context.ts';
import type { RateBatchRow } from './save.ts';
import type { LaterBatch, LaterChange, Undoable } from './undo.ts';
import { NO_VALUES, type RateValues } from './values.ts';

/** Returns a batch of the institution. @throws HttpError if it has none of the id, or it was taken back. */
export async function batchToUndo(
  { db }: WriteContext,
  { institutionId }: RateContext,
  id: string,
): Promise<RateBatchRow> {
  const [batch] = await db
    .select()
    .from(rateBatch)
    .where(
      and(
        eq(rateBatch.institutionId, institutionId),
        eq(rateBatch.id, id),
        inArray(rateBatch.state, VISIBLE_STATES),
      ),
    );
  if (!batch) throw fieldError('VALIDATION', 'undoBatch', 'Batch not found.', 'not_found');
  if (batch.undoneById) {
    throw new HttpError('INVALID_TRANSITION', { message: 'This batch was already undone.' });
  }
  return batch;
}

/** The changes of a batch, with what happened to their cells later. */
export async function readUndoable(
  context: WriteContext,
  rateContext: RateContext,
  batch: RateBatchRow,
): Promise<Undoable[]> {
  const batches = await laterBatches(context, batch);
  const undoables: Undoable[] = [];
  for (;;) {
    const after = undoables.at(-1)?.cell ?? '';
    const some = await readSome(context, rateContext, batch, after);
    const later = await laterChanges(context, batch, batches, { after, upTo: some.at(-1)?.cell });
    for (const change of some) {
      undoables.push({ ...change, batch: batch.id, later: later.get(change.cell) ?? [] });
    }
    if (some.length < CELLS_AT_ONCE) return undoables;
  }
}

/** Stored values in one row of the changes of a batch. */
type Row = Pick<Undoable, 'cell' | 'before' | 'after' | 'now' | 'isGone'>;

/** Reads the next changes after a cell, a limited number at a time so that others get their turn. */
async function readSome(
  { db }: WriteContext,
  { institutionId }: RateContext,
  { revision }: RateBatchRow,
  after: string,
): Promise<Row[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select done.cell, done.before, done.after,
      ${category.id} is null or (split_part(done.cell, '|', 2) <> '' and ${asset.id} is null) as "isGone",
      case when ${rate.cell} is not null then json_build_object(
        'price', ${rate.price}, 'extraAdult', ${rate.extraAdult}, 'extraChild', ${rate.extraChild},
        'minStay', ${rate.minStay}, 'maxStay', ${rate.maxStay},
        'closedToArrival', ${rate.closedToArrival}, 'closedToDeparture', ${rate.closedToDeparture},
        'stopSell', ${rate.stopSell}) end as now
    from ${rateChange} as done
      left join ${rate} on ${rate.institutionId} = done.institution_id and ${rate.cell} = done.cell
      left join ${category} on ${category.institutionId} = done.institution_id
        and ${category.id} = split_part(done.cell, '|', 1)
      left join ${asset} on ${asset.institutionId} = done.institution_id
        and ${asset.categoryId} = ${category.id} and ${asset.id} = split_part(done.cell, '|', 2)
    where done.institution_id = ${institutionId} and done.revision = ${revision} and done.cell > ${after}
    order by done.cell limit ${CELLS_AT_ONCE}`);
  return rows;
}

/** The batches after one, by their revision. */
async function laterBatches(
  context: WriteContext,
  { institutionId, revision }: RateBatchRow,
): Promise<ReadonlyMap<number, LaterBatch>> {
  const rows = await context.db
    .select({
      revision: rateBatch.revision,
      batch: rateBatch.id,
      undoes: rateBatch.undoesId,
      at: sql<string>`${isoInstant(rateBatch.createdAt)}`,
      by: authorOf(context),
    })
    .from(rateBatch)
    .leftJoin(appUser, eq(appUser.id, rateBatch.createdBy))
    .where(
      and(
        eq(rateBatch.institutionId, institutionId),
        gt(rateBatch.revision, revision),
        inArray(rateBatch.state, VISIBLE_STATES),
      ),
    );
  return new Map(rows.map(({ revision: of, ...row }) => [of, row]));
}

/** Reads the changes of some cells by later batches, newest first. */
async function laterChanges(
  { db }: WriteContext,
  { institutionId, revision }: RateBatchRow,
  batches: ReadonlyMap<number, LaterBatch>,
  { after, upTo }: { readonly after: string; readonly upTo: string | undefined },
): Promise<ReadonlyMap<string, readonly LaterChange[]>> {
  const changesByRevision = new Map<string, LaterChange[]>();
  if (batches.size === 0 || upTo === undefined) return changesByRevision;
  const { cell } = rateChange;
  const rows = await db
    .select({
      cell,
      revision: rateChange.revision,
      before: rateChange.before,
      after: rateChange.after,
    })
    .from(rateChange)
    .where(
      and(
        eq(rateChange.institutionId, institutionId),
        gt(rateChange.revision, revision),
        gt(cell, after),
        sql`${cell} <= ${upTo}`,
      ),
    );
  rows.sort((a, b) => b.revision - a.revision);
  const whole = (values: Partial<RateValues> | null) => values && { ...NO_VALUES, ...values };
  for (const row of rows) {
    const batch = batches.get(row.revision);
    if (!batch) continue;
    const change = { ...batch, before: whole(row.before), after: whole(row.after) };
    const ofCell = changesByRevision.get(row.cell);
    if (ofCell) ofCell.push(change);
    else changesByRevision.set(row.cell, [change]);
  }
  return changesByRevision;
}

/** Marks a batch as taken back by another one; null where nothing of it could be. */
export async function markUndone({ db }: WriteContext, id: string, by: string): Promise<void> {
  await db.update(rateBatch).set({ undoneById: by }).where(eq(rateBatch.id, id));
}
