import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../database/id.ts';
import type { WriteContext } from '../resource/context.ts';
import { rate, rateBatch, rateChange } from '../schema/rate.ts';
import { forgetOldBatches } from './forget.ts';
import type { RatePlace } from './place.ts';
import { cellKey, isEmpty, type RateCell, type RateValues } from './values.ts';

/** A cell with its own values before and after; null for none. */
export interface SavedChange {
  readonly cell: RateCell;
  readonly before: RateValues | null;
  readonly after: RateValues | null;
}

/** What a batch is, besides its changes. */
export interface NewBatch {
  readonly note: string | null;
  /** The batch that it takes back. */
  readonly undoesId: string | null;
}

/** Saves changes as one batch, with what they replace. The institution is locked. Returns the id of the batch. */
export async function saveBatch(
  { db, actor, now }: WriteContext,
  { institutionId, revision }: RatePlace,
  { note, undoesId }: NewBatch,
  changes: readonly SavedChange[],
): Promise<string> {
  const id = newId(now.getTime());
  const next = revision + 1;
  const by = actor.userId;
  await db.insert(rateBatch).values({
    id,
    institutionId,
    revision: next,
    note,
    undoesId,
    affected: changes.length,
    createdAt: now,
    createdBy: by,
  });
  const rows = changes.map(({ cell, before, after }) => ({
    cell: cellKey(cell),
    ...cell,
    before: stored(before),
    after: stored(after),
  }));
  const kept = rows.filter(({ after }) => after !== null);
  const removed = rows.filter(({ after }) => after === null).map(({ cell }) => cell);
  if (kept.length > 0) {
    const json = JSON.stringify(
      kept.map(({ before: _, after, ...cell }) => ({ ...cell, ...after })),
    );
    await db.execute(sql`
      insert into ${rate} (institution_id, cell, category_id, asset_id, rate_package, date, weekday,
        price_minor, extra_adult_minor, extra_child_minor, min_stay, max_stay,
        closed_to_arrival, closed_to_departure, stop_sell,
        batch_id, created_at, updated_at, created_by, updated_by, version)
      select ${institutionId}, given.cell, given."categoryId", given."assetId", given."ratePackage",
        given.date, given.weekday, given.price, given."extraAdult", given."extraChild",
        given."minStay", given."maxStay", given."closedToArrival", given."closedToDeparture",
        given."stopSell", ${id}, ${now}::timestamptz, ${now}::timestamptz, ${by}, ${by}, 0
      from jsonb_to_recordset(${json}::jsonb) as given(cell text, "categoryId" text, "assetId" text,
        "ratePackage" text, date date, weekday int, price bigint, "extraAdult" bigint,
        "extraChild" bigint, "minStay" int, "maxStay" int, "closedToArrival" boolean,
        "closedToDeparture" boolean, "stopSell" boolean)
      on conflict (institution_id, cell) do update set
        price_minor = excluded.price_minor, extra_adult_minor = excluded.extra_adult_minor,
        extra_child_minor = excluded.extra_child_minor, min_stay = excluded.min_stay,
        max_stay = excluded.max_stay, closed_to_arrival = excluded.closed_to_arrival,
        closed_to_departure = excluded.closed_to_departure, stop_sell = excluded.stop_sell,
        batch_id = excluded.batch_id, updated_at = excluded.updated_at,
        updated_by = excluded.updated_by, version = ${rate}.version + 1`);
  }
  if (removed.length > 0) {
    const isRemoved = sql`${rate.cell} = any(${sql.param(removed)}::text[])`;
    await db.delete(rate).where(and(eq(rate.institutionId, institutionId), isRemoved));
  }
  const json = JSON.stringify(
    rows.map(({ cell, date, before, after }) => ({ cell, date, before, after })),
  );
  await db.execute(sql`
    insert into ${rateChange} (institution_id, cell, revision, date, before, after)
    select ${institutionId}, given.cell, ${next}::int, given.date, given.before, given.after
    from jsonb_to_recordset(${json}::jsonb) as given(cell text, date date, before jsonb, after jsonb)`);
  await forgetOldBatches(db, institutionId, next);
  return id;
}

/** Null for values that set nothing: such a rate is removed. */
function stored(values: RateValues | null): RateValues | null {
  return values === null || isEmpty(values) ? null : values;
}
