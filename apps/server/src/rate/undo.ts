import type { RateKeepReason, RateResult } from '@booking/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isoInstant } from '../database/document.ts';
import { fieldError, HttpError } from '../http-error.ts';
import type { WriteContext } from '../resource/context.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { rate, rateBatch, rateChange, VISIBLE_STATES } from '../schema/rate.ts';
import { appUser } from '../schema/tenant.ts';
import { CELLS_AT_ONCE } from './large.ts';
import type { RatePlace } from './place.ts';
import type { RateBatchRow, SavedChange } from './save.ts';
import { brokenStays, stayIndex } from './stays.ts';
import { nameOf } from './stored.ts';
import { cellOf, isSame, NO_VALUES, type RateValues } from './values.ts';

/** A change of a batch, with what its cell has now. */
export interface Undoable {
  readonly cell: string;
  readonly before: RateValues | null;
  readonly after: RateValues | null;
  readonly now: RateValues | null;
  /** Whether a later batch that still stands has changed the cell. */
  readonly isChanged: boolean;
  /** Whether its category, or its asset in that category, is no longer there. Its package may be gone too. */
  readonly isGone: boolean;
}

/**
 * Which cells of a batch get back what they had, and why the others keep what they have.
 *
 * @param stored the rates of its categories, from today on.
 */
export function planUndo<T extends Undoable>(
  changes: readonly T[],
  { today, packages }: Pick<RatePlace, 'today' | 'packages'>,
  stored: ReadonlyMap<string, RateValues>,
): { restored: SavedChange[]; kept: { change: T; reason: RateKeepReason }[] } {
  const taken: { change: T; saved: SavedChange }[] = [];
  const kept: { change: T; reason: RateKeepReason }[] = [];
  for (const change of changes) {
    const cell = cellOf(change.cell);
    const { before, after, now, isChanged, isGone } = change;
    const isIn = packages.some(({ key }) => key === cell.ratePackage);
    if (isGone || !isIn) kept.push({ change, reason: 'gone' });
    else if (isChanged || !isSame(now ?? NO_VALUES, after ?? NO_VALUES)) {
      kept.push({ change, reason: 'changed' });
    } else if (cell.date !== null && cell.date < today) kept.push({ change, reason: 'past' });
    else taken.push({ change, saved: { cell, before: now, after: before } });
  }
  const broken = brokenStays(
    taken.map(({ saved }) => saved),
    stored,
    stayIndex(stored, today),
  );
  const restored: SavedChange[] = [];
  for (const { change, saved } of taken) {
    if (broken.has(saved)) kept.push({ change, reason: 'minOverMaxStay' });
    else restored.push(saved);
  }
  return { restored, kept };
}

/** Returns a batch of the institution. @throws HttpError if it has none of the id, or it was taken back. */
export async function batchToUndo(
  { db }: WriteContext,
  { institutionId }: RatePlace,
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

/** A change with who changed the cell later. */
export interface FoundUndoable extends Undoable {
  readonly by: RateResult['kept'][number]['by'];
  readonly at: string | null;
}

/** The changes of a batch, with what happened to their cells later. */
export async function readUndoable(
  context: WriteContext,
  place: RatePlace,
  batch: RateBatchRow,
): Promise<FoundUndoable[]> {
  const found: FoundUndoable[] = [];
  for (;;) {
    const some = await readSome(context, place, batch, found.at(-1)?.cell ?? '');
    found.push(...some);
    if (some.length < CELLS_AT_ONCE) return found;
  }
}

/** The next of them, after a cell: so many at a time that others get their turn. */
async function readSome(
  { db, actor }: WriteContext,
  { institutionId }: RatePlace,
  { revision }: RateBatchRow,
  after: string,
): Promise<FoundUndoable[]> {
  const name = nameOf(actor.scope.kind === 'platform');
  const { rows } = await db.execute<FoundUndoable & Record<string, unknown>>(sql`
    select done.cell, done.before, done.after, later.at, later.by,
      later.revision is not null as "isChanged",
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
      left join lateral (
        select changed.revision, ${isoInstant(rateBatch.createdAt)} as at,
          case when ${name} is not null
            then json_build_object('_id', ${appUser.id}, 'name', ${name}) end as by
        from ${rateChange} as changed
          join ${rateBatch} on ${rateBatch.institutionId} = changed.institution_id
            and ${rateBatch.revision} = changed.revision
          left join ${appUser} on ${appUser.id} = ${rateBatch.createdBy}
        where changed.institution_id = done.institution_id and changed.cell = done.cell
          and changed.revision > done.revision
          and ${inArray(rateBatch.state, VISIBLE_STATES)}
          and ${rateBatch.undoneById} is null and ${rateBatch.undoesId} is null
        order by changed.revision desc limit 1) as later on true
    where done.institution_id = ${institutionId} and done.revision = ${revision} and done.cell > ${after}
    order by done.cell limit ${CELLS_AT_ONCE}`);
  return rows;
}

/** Marks a batch as taken back by another one; null where nothing of it could be. */
export async function markUndone({ db }: WriteContext, id: string, by: string): Promise<void> {
  await db.update(rateBatch).set({ undoneById: by }).where(eq(rateBatch.id, id));
}
