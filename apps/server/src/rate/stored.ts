import { and, between, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { isoInstant } from '../database/document.ts';
import { fullNameOf } from '../database/full-name.ts';
import type { ReadContext } from '../resource/context.ts';
import { rate } from '../schema/rate.ts';
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

/** The rates of some categories and their assets, in one statement. The caller has checked the institution. */
export async function readStored(
  { db, actor }: ReadContext,
  { institutionId, categories, from, to }: StoredFilter,
): Promise<StoredRate[]> {
  if (categories.length === 0) return [];
  const rows = await db
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
      updatedBy: nameOf(actor.scope.kind === 'platform'),
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
  return rows.map((row) => ({ ...row, values: { ...NO_VALUES, ...row.values } }));
}

/** The name of a user; a tenant does not see who of the platform it was. */
export function nameOf(isPlatform: boolean) {
  const name = sql<string | null>`${fullNameOf(appUser)}`;
  if (isPlatform) return name;
  return sql<string | null>`case when ${appUser.institutionId} is not null then ${name} end`;
}
