import { and, between, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { isoInstant } from '../database/document.ts';
import { fullNameOf } from '../database/full-name.ts';
import type { ReadContext } from '../resource/context.ts';
import { isApplying, rate, rateBatch, rateChange } from '../schema/rate.ts';
import { appUser } from '../schema/tenant.ts';
import { NO_VALUES, type RateCell, type RateValues } from './values.ts';

/** A stored rate, with who changed it last. */
export interface StoredRate extends RateCell {
  readonly key: string;
  readonly values: RateValues;
  readonly batchId: string;
  readonly updatedAt: string;
  /** Null where it was someone of the platform and the reader is not. */
  readonly updatedBy: string | null;
}

/** Which rates are read: of some days, and of all weekdays. */
export interface StoredFilter {
  readonly institutionId: string;
  readonly categories: readonly string[];
  readonly from: string;
  readonly to: string;
}

/**
 * The rates of some categories and their assets, in one statement: also those of a batch that holds and is still being
 * written (`large.ts`). The caller has checked the institution.
 */
export async function readStored(
  { db, actor }: ReadContext,
  filter: StoredFilter,
): Promise<StoredRate[]> {
  if (filter.categories.length === 0) return [];
  const by = nameOf(actor.scope.kind === 'platform');
  const rows = await unionAll(storedRates(db, filter, by), appliedRates(db, filter, by));
  const rates = new Map<string, StoredRate>();
  for (const { isRemoved, ...row } of rows) {
    if (isRemoved) rates.delete(row.key);
    else rates.set(row.key, { ...row, values: { ...NO_VALUES, ...row.values } });
  }
  return [...rates.values()];
}

type Name = ReturnType<typeof nameOf>;

function storedRates(
  db: Database,
  { institutionId, categories, from, to }: StoredFilter,
  updatedBy: Name,
) {
  return db
    .select({
      key: rate.cell,
      categoryId: rate.categoryId,
      assetId: rate.assetId,
      ratePackage: rate.ratePackage,
      date: rate.date,
      weekday: rate.weekday,
      values: {
        price: rate.price,
        extraAdult: rate.extraAdult,
        extraChild: rate.extraChild,
        minStay: rate.minStay,
        maxStay: rate.maxStay,
        closedToArrival: rate.closedToArrival,
        closedToDeparture: rate.closedToDeparture,
        stopSell: rate.stopSell,
      },
      batchId: rate.batchId,
      updatedAt: sql<string>`${isoInstant(rate.updatedAt)}`,
      updatedBy,
      isRemoved: sql<boolean>`false`,
    })
    .from(rate)
    .leftJoin(appUser, eq(appUser.id, rate.updatedBy))
    .where(
      and(
        eq(rate.institutionId, institutionId),
        or(between(rate.date, from, to), isNull(rate.date)),
        inArray(rate.categoryId, [...categories]),
      ),
    );
}

/** The rates that are being written: they come after those that are, and take their place. */
function appliedRates(
  db: Database,
  { institutionId, categories, from, to }: StoredFilter,
  updatedBy: Name,
) {
  const { cell, date, after } = rateChange;
  const part = (place: number) => sql<string>`split_part(${cell}, '|', ${sql.raw(String(place))})`;
  const value = <T>(name: keyof RateValues, type: string) =>
    sql<T | null>`(${after} ->> ${sql.raw(`'${name}'`)})::${sql.raw(type)}`;
  return db
    .select({
      key: cell,
      categoryId: part(1),
      assetId: sql<string | null>`nullif(${part(2)}, '')`,
      ratePackage: part(3),
      date,
      weekday: sql<number | null>`case when ${date} is null then ${part(4)}::int end`,
      values: {
        price: value<number>('price', 'bigint'),
        extraAdult: value<number>('extraAdult', 'bigint'),
        extraChild: value<number>('extraChild', 'bigint'),
        minStay: value<number>('minStay', 'int'),
        maxStay: value<number>('maxStay', 'int'),
        closedToArrival: value<boolean>('closedToArrival', 'boolean'),
        closedToDeparture: value<boolean>('closedToDeparture', 'boolean'),
        stopSell: value<boolean>('stopSell', 'boolean'),
      },
      batchId: rateBatch.id,
      updatedAt: sql<string>`${isoInstant(rateBatch.createdAt)}`,
      updatedBy,
      isRemoved: sql<boolean>`${after} is null`,
    })
    .from(rateBatch)
    .innerJoin(
      rateChange,
      and(
        eq(rateChange.institutionId, rateBatch.institutionId),
        eq(rateChange.revision, rateBatch.revision),
      ),
    )
    .leftJoin(appUser, eq(appUser.id, rateBatch.createdBy))
    .where(
      and(
        eq(rateBatch.institutionId, institutionId),
        isApplying,
        or(between(date, from, to), isNull(date)),
        inArray(part(1), [...categories]),
      ),
    );
}

/** The name of a user; a tenant does not see who of the platform it was. */
export function nameOf(isPlatform: boolean) {
  const name = sql<string | null>`${fullNameOf(appUser)}`;
  if (isPlatform) return name;
  return sql<string | null>`case when ${appUser.institutionId} is not null then ${name} end`;
}
