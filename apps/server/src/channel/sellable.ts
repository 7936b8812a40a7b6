import { SETTING_DEFAULTS } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { fieldError } from '../http-error.ts';
import type { WriteContext } from '../resource/context.ts';
import { category } from '../schema/category.ts';
import { rate } from '../schema/rate.ts';
import { setting } from '../schema/setting.ts';
import { institution } from '../schema/tenant.ts';

/** What an institution can map to the rooms and rates of an OTA. */
export interface Sellable {
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly isActive: boolean;
  }[];
  /** The keys of its rate packages. */
  readonly packages: ReadonlySet<string>;
}

export async function sellableOf(
  { db }: Pick<WriteContext, 'db'>,
  institutionId: string,
): Promise<Sellable> {
  const categories = await db
    .select({ id: category.id, name: category.name, isActive: category.isActive })
    .from(category)
    .where(eq(category.institutionId, institutionId));
  const [row] = await db
    .select({ rates: setting.rates })
    .from(setting)
    .where(eq(setting.institutionId, institutionId));
  const { ratePackages } = { ...SETTING_DEFAULTS.rates, ...row?.rates };
  return { categories, packages: new Set(ratePackages.map(({ key }) => key)) };
}

/** Refuses to activate a connection when none of the categories that it sells has a price in its window of days. */
export async function requirePrice(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  sold: readonly string[],
  windowDays: number,
  path: string,
): Promise<void> {
  // The institute's, as everywhere where rates are (`rate/place.ts`).
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${institution.timezone})::date`;
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (
    select from ${category} join ${institution} on ${institution.id} = ${category.institutionId} where ${category.id} = any(${sql.param([...sold])}::text[])
      and (${category.basePriceMinor} > 0 or exists (select from ${rate}
        where ${rate.categoryId} = ${category.id} and ${rate.price} > 0
          and (${rate.date} is null
            or ${rate.date} between ${today} and ${today} + ${windowDays}::int)))) as found`);
  if (rows[0]?.found) return;
  const message = 'Set a price for one of the mapped categories first.';
  throw fieldError('BUSINESS_RULE', `${path}.status`, message);
}
