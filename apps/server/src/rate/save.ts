import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import type { WriteContext } from '../resource/context.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { rate, rateBatch, rateChange } from '../schema/rate.ts';
import { forgetOldBatches } from './forget.ts';
import type { RateContext } from './rate-context.ts';
import { cellKey, isEmpty, type RateCell, type RateValues } from './values.ts';

/** A cell with its own values before and after; null for none. */
export interface SavedChange {
  readonly cell: RateCell;
  readonly before: RateValues | null;
  readonly after: RateValues | null;
}

/** Fields of a new batch, besides its changes. */
export interface NewBatch {
  readonly note: string | null;
  /** The batch that it takes back. */
  readonly undoesId: string | null;
}

export type RateBatchRow = typeof rateBatch.$inferSelect;

/** Saves changes as one batch, with what they replace. The institution is locked, and they are few enough for a statement. */
export async function saveBatch(
  context: WriteContext,
  { institutionId }: RateContext,
  newBatch: NewBatch,
  changes: readonly SavedChange[],
): Promise<RateBatchRow> {
  const { db } = context;
  const batch = await addBatch(context, institutionId, { ...newBatch, affected: changes.length });
  await addChanges(db, batch, changes);
  await applyChanges(db, batch, {});
  await forgetOldBatches(db, institutionId, batch.revision);
  return batch;
}

/** Adds the row of a batch, with the next number. The institution is locked. */
export async function addBatch(
  { db, actor, now }: WriteContext,
  institutionId: string,
  values: NewBatch & Pick<RateBatchRow, 'affected'> & Partial<Pick<RateBatchRow, 'state'>>,
): Promise<RateBatchRow> {
  const revision = sql<number>`(select coalesce(max(${rateBatch.revision}), 0) + 1 from ${rateBatch}
    where ${rateBatch.institutionId} = ${institutionId})`;
  const [batch] = await db
    .insert(rateBatch)
    .values({
      id: newId(now.getTime()),
      institutionId,
      revision,
      ...values,
      createdAt: now,
      createdBy: actor.userId,
    })
    .returning();
  if (!batch) throw new Error('A batch was not added.');
  return batch;
}

/** Writes down what a batch does to some cells. */
export async function addChanges(
  db: Database,
  { institutionId, revision }: RateBatchRow,
  changes: readonly SavedChange[],
): Promise<void> {
  const json = JSON.stringify(
    changes.map(({ cell, before, after }) => ({
      cell: cellKey(cell),
      date: cell.date,
      before: stored(before),
      after: stored(after),
    })),
  );
  await db.execute(sql`
    insert into ${rateChange} (institution_id, cell, revision, date, before, after)
    select ${institutionId}, given.cell, ${revision}::int, given.date, given.before, given.after
    from jsonb_to_recordset(${json}::jsonb) as given(cell text, date date, before jsonb, after jsonb)`);
}

/** The changes of a batch that are applied: the cells after one, up to one. Default: all. */
interface ChangeSlice {
  readonly after?: string;
  readonly upTo?: string;
}

/** Makes rates what the changes of a batch say. What has gone since they were planned stays away. */
export async function applyChanges(
  db: Database,
  { id, institutionId, revision, createdAt, createdBy }: RateBatchRow,
  { after, upTo }: ChangeSlice,
): Promise<void> {
  const some = and(
    eq(rateChange.institutionId, institutionId),
    eq(rateChange.revision, revision),
    after === undefined ? undefined : gt(rateChange.cell, after),
    upTo === undefined ? undefined : sql`${rateChange.cell} <= ${upTo}`,
  );
  const part = (rateContext: number) =>
    sql`split_part(${rateChange.cell}, '|', ${sql.raw(String(rateContext))})`;
  const value = (name: keyof RateValues, type: 'bigint' | 'int' | 'boolean') =>
    sql`(${rateChange.after} ->> ${sql.raw(`'${name}'`)})::${sql.raw(type)}`;
  const at = sql`${createdAt.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into ${rate} (institution_id, cell, category_id, asset_id, rate_package, date, weekday,
      price_minor, extra_adult_minor, extra_child_minor, min_stay, max_stay,
      closed_to_arrival, closed_to_departure, stop_sell,
      batch_id, created_at, updated_at, created_by, updated_by, version)
    select ${rateChange.institutionId}, ${rateChange.cell}, ${part(1)}, nullif(${part(2)}, ''), ${part(3)},
      ${rateChange.date}, case when ${rateChange.date} is null then ${part(4)}::int end,
      ${value('price', 'bigint')}, ${value('extraAdult', 'bigint')}, ${value('extraChild', 'bigint')},
      ${value('minStay', 'int')}, ${value('maxStay', 'int')},
      ${value('closedToArrival', 'boolean')}, ${value('closedToDeparture', 'boolean')},
      ${value('stopSell', 'boolean')},
      ${id}::text, ${at}, ${at}, ${createdBy}::text, ${createdBy}::text, 0
    from ${rateChange}
    where ${some} and ${rateChange.after} is not null
      and ${part(1)} in (select ${category.id} from ${category} where ${category.institutionId} = ${institutionId})
      and (${part(2)} = '' or (${part(1)}, ${part(2)}) in (select ${asset.categoryId}, ${asset.id} from ${asset}
        where ${asset.institutionId} = ${institutionId}))
    on conflict (institution_id, cell) do update set
      price_minor = excluded.price_minor, extra_adult_minor = excluded.extra_adult_minor,
      extra_child_minor = excluded.extra_child_minor, min_stay = excluded.min_stay,
      max_stay = excluded.max_stay, closed_to_arrival = excluded.closed_to_arrival,
      closed_to_departure = excluded.closed_to_departure, stop_sell = excluded.stop_sell,
      batch_id = excluded.batch_id, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by, version = ${rate}.version + 1`);
  // Each row is read by its key: the statistics may take the institute for a small one, and all of its rates are then
  // read for each cell.
  await db.execute(sql`
    with removed as materialized (
      select ${rateChange.cell} from ${rateChange} where ${some} and ${rateChange.after} is null)
    delete from ${rate} where ${rate.institutionId} = ${institutionId}
      and ${rate.cell} between (select min(cell) from removed) and (select max(cell) from removed)
      and ${rate.cell} = any(array(select cell from removed))`);
}

/** Null for values that set nothing: such a rate is removed. */
function stored(values: RateValues | null): RateValues | null {
  return values === null || isEmpty(values) ? null : values;
}
